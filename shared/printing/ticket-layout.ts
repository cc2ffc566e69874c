import type { Station } from '../menu/contract'
import type { Ticket } from '../orders/contract'
import type { LocationConfig } from '../locations/location'
import { getFirstPromisedAt } from '../orders/timing/ticket-timing'
import { formatAllergyMarks, isAllergyAlarm, listAllergyNotes } from '../kitchen/allergy-notes'
import { readNote } from '../menu/dietary/note-reading'
import { listModifiers } from '../kitchen/ticket-items'
import { formatTicketPayment, getPaymentDue } from '../payments/payment-text'
import { toWallClock } from '../platform/time'
import { removePictures, toPaperText } from './paper-text'

/** A row of a printed ticket. `big` halves the number of columns, `alarm` is white on black. */
export type TicketRow = { readonly text: string; readonly style?: 'big' | 'bold' | 'alarm' }

/** The columns of an 80 mm roll in the printer's own font. */
export const TICKET_COLUMNS = 48

/** Wraps a line between words, breaking words longer than a row. Further rows are indented. */
function wrapLine(text: string, columns: number, indent: string): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of toPaperText(text).split(' ')) {
    const room = () => columns - (rows.length > 0 || row !== '' ? indent.length : 0)
    const joined = row === '' ? word : `${row} ${word}`
    if (joined.length <= room()) row = joined
    else {
      if (row !== '') rows.push(row)
      let left = word
      while (left.length > columns - indent.length) {
        rows.push(left.slice(0, columns - indent.length))
        left = left.slice(columns - indent.length)
      }
      row = left
    }
  }
  return [...rows, row].map((each, index) => (index === 0 ? each : `${indent}${each}`))
}

/** Wraps a text, whose line breaks stay: guests write a wish a line. */
const wrapText = (text: string, columns: number, indent = ''): string[] =>
  text.split(/\n+/).flatMap((line) => wrapLine(line, columns, indent))

const rows = (text: string, style?: TicketRow['style'], indent = ''): TicketRow[] =>
  wrapLine(text, style === 'big' ? TICKET_COLUMNS / 2 : TICKET_COLUMNS, indent).map((each) => ({
    text: each,
    ...(style && { style }),
  }))

const TEXT_INDENT = '  '

/**
 * Rows of a text that a guest wrote in several lines. All but the first are indented, so that none
 * looks like a row of the ticket, such as that of the payment.
 */
const textRows = (text: string, style: TicketRow['style'] & {}): TicketRow[] =>
  wrapText(text, TICKET_COLUMNS - TEXT_INDENT.length).map((each, index) => ({
    text: index === 0 ? each : `${TEXT_INDENT}${each}`,
    style,
  }))

const rule: TicketRow = { text: '-'.repeat(TICKET_COLUMNS) }

function clockTime(location: Pick<LocationConfig, 'timeZone'>, at: string | number): string {
  const { minutes } = toWallClock(location, new Date(at))
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The requested time, with its date if it differs from the order date. */
function requestedTimeRows(
  location: Pick<LocationConfig, 'timeZone'>,
  { scheduledFor, createdAt }: Ticket,
): TicketRow[] {
  if (scheduledFor === null) return []
  const { date } = toWallClock(location, new Date(scheduledFor))
  const isToday = toWallClock(location, new Date(createdAt)).date === date
  return rows(`FOR ${clockTime(location, scheduledFor)}${isToday ? '' : ` ${date}`}`, 'big')
}

const changeTexts = { added: 'ADDED', changed: 'CHANGED', removed: 'REMOVED' } as const

/** The changes that no screen has acknowledged, so that a cook recognizes a repeated ticket. */
function changeRows({ unseenChanges }: Ticket): TicketRow[] {
  if (!unseenChanges || unseenChanges.seenBy?.some(({ version }) => version >= unseenChanges.version)) return []
  return [
    ...rows('CHANGED ORDER', 'alarm'),
    ...unseenChanges.lines.flatMap(({ kind, name, quantity, previousQuantity }) =>
      rows(`${changeTexts[kind]} ${kind === 'removed' ? previousQuantity : quantity} x ${name}`, 'bold'),
    ),
  ]
}

/** When it is due, as the boards count down to it, unless the requested time says the same. */
function dueRows(location: Pick<LocationConfig, 'timeZone'>, ticket: Ticket): TicketRow[] {
  const dueAt = getFirstPromisedAt(ticket)
  const isRequestedTime = ticket.scheduledFor !== null && Date.parse(ticket.scheduledFor) === dueAt
  return isRequestedTime ? [] : rows(`DUE ${clockTime(location, dueAt)}`, 'big')
}

function guestRows({ customerInfo, orderType }: Ticket): TicketRow[] {
  const { name, phone, address } = customerInfo
  const contact = [name || 'Guest', phone].filter(Boolean).join(', ')
  if (orderType !== 'delivery' || !address) return rows(contact)
  const { street, unit, city, state, zipCode } = address
  const location = [street, unit, city, `${state} ${zipCode}`].filter(Boolean).join(', ')
  return [...rows(contact), ...rows(location, 'bold')]
}

const DISH_INDENT = '    '

/** Rows below a dish, which are indented as a whole. */
const detailRows = (text: string, style?: TicketRow['style']): TicketRow[] =>
  wrapText(text, TICKET_COLUMNS - DISH_INDENT.length).map((each) => ({
    text: `${DISH_INDENT}${each}`,
    ...(style && { style }),
  }))

function lineRows(line: Ticket['orderItems'][number]): TicketRow[] {
  const notes = line.customizations?.notes ?? ''
  const marks = formatAllergyMarks(line, line.allergyMarks)
  return [
    ...rows(`${line.quantity} x ${line.menuItem.name}`, 'bold', DISH_INDENT),
    ...(marks === null ? [] : rows(marks.toUpperCase(), 'alarm')),
    ...(line.for ? detailRows(`for ${line.for}`, 'bold') : []),
    ...listModifiers(line).flatMap(({ text, isLeftOut }) =>
      detailRows(`${isLeftOut ? '' : '+ '}${text}`, isLeftOut ? 'bold' : undefined),
    ),
    ...(notes === '' ? [] : detailRows(`"${notes}"`)),
  ]
}

const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u

/** An alarm. If the paper lacks its letters, the rows name the allergens and the screen. */
function alarmRows(head: string, note: string): TicketRow[] {
  if (NOT_LATIN.test(note))
    return rows([head, readNote(note).allergens.join(', '), 'SEE SCREEN'].filter(Boolean).join(' '), 'alarm')
  const shown = removePictures(note)
  return textRows(`${head} ${shown}${shown === note ? '' : ' SEE SCREEN'}`, 'alarm')
}

/** The guest's instructions; an allergy in them is a warning. */
function instructionRows({ specialInstructions: instructions, orderItems }: Ticket): TicketRow[] {
  if (!instructions) return []
  return isAllergyAlarm(instructions, orderItems)
    ? alarmRows('ALLERGY', instructions)
    : textRows(`NOTE ${instructions}`, 'bold')
}

type TicketLayoutOptions = {
  readonly place: Pick<LocationConfig, 'timeZone'>
  /** The stations whose dishes it shows; null for all. */
  readonly stations: readonly Station[] | null
}

/**
 * Lays a ticket out for an 80 mm roll, in ASCII: allergies of all lines first, then the lines of
 * the given stations (docs/product/kitchen.md#printers).
 */
export function layoutTicket(ticket: Ticket, { place: location, stations }: TicketLayoutOptions): readonly TicketRow[] {
  const { orderItems, orderType, ticketNumber, createdAt, utensils } = ticket
  const mine = orderItems.filter(({ station }) => stations === null || stations.includes(station))
  const others = orderItems.length - mine.length
  const items = orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...rows(`#${ticketNumber} ${orderType.toUpperCase()}`, 'big'),
    ...changeRows(ticket),
    ...requestedTimeRows(location, ticket),
    ...dueRows(location, ticket),
    ...rows(`Ordered ${clockTime(location, createdAt)}`),
    ...guestRows(ticket),
    rule,
    ...listAllergyNotes(orderItems).flatMap(({ note, dishes }) => alarmRows(`ALLERGY ${dishes.join(', ')}:`, note)),
    ...instructionRows(ticket),
    ...(utensils ? rows('PACK UTENSILS', 'bold') : []),
    ...mine.flatMap(lineRows),
    ...(others > 0 ? rows(`and ${others} at other stations`) : []),
    rule,
    ...(ticket.event ? rows(`${ticket.event.guests} guests`, 'bold') : []),
    ...rows(`${items} ${items === 1 ? 'item' : 'items'}`),
    ...rows(formatTicketPayment(ticket), getPaymentDue(ticket) === 'failed' ? 'alarm' : 'bold'),
  ]
}

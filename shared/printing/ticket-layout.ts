import type { Station } from '../menu/contract'
import type { Ticket } from '../orders/contract'
import type { LocationConfig } from '../locations/location'
import { getFirstPromisedAt } from '../orders/timing/ticket-timing'
import { formatAllergyMarks, isAllergyAlarm, listAllergyNotes } from '../kitchen/allergy-notes'
import { readNote } from '../menu/dietary/note-reading'
import { listModifiers } from '../kitchen/ticket-items'
import { formatTicketPayment, getPaymentDue } from '../payments/payment-text'
import { toWallClock } from '../platform/time'

/** A row of a printed ticket. `big` halves the number of columns, `alarm` is white on black. */
export type TicketRow = { readonly text: string; readonly style?: 'big' | 'bold' | 'alarm' }

/** What a printer can print. */
export type Paper = {
  /** How many letters fit a row in the printer's own font. */
  readonly columns: number
  /** Writes a text with the letters that it has. */
  readonly spell: (text: string) => string
  /** Whether that loses the script of a text, so that a cook must look at the screen. */
  readonly isLost: (text: string) => boolean
}

/** Wraps a line between words, breaking words longer than a row. Further rows are indented. */
function wrapLine({ spell }: Paper, text: string, columns: number, indent: string): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of spell(text).split(' ')) {
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
const wrapText = (paper: Paper, text: string, columns: number, indent = ''): string[] =>
  text.split(/\n+/).flatMap((line) => wrapLine(paper, line, columns, indent))

const rows = (paper: Paper, text: string, style?: TicketRow['style'], indent = ''): TicketRow[] =>
  wrapLine(paper, text, style === 'big' ? paper.columns / 2 : paper.columns, indent).map((each) => ({
    text: each,
    ...(style && { style }),
  }))

const TEXT_INDENT = '  '

/**
 * Rows of a guest's text, after a head or none. All without the head are indented, so that none
 * looks like a row of the ticket, such as that of the payment.
 */
const textRows = (paper: Paper, head: string, text: string, style: TicketRow['style'] & {}): TicketRow[] =>
  wrapText(paper, head === '' ? text : `${head} ${text}`, paper.columns - TEXT_INDENT.length).map((each, index) => ({
    text: index === 0 && head !== '' ? each : `${TEXT_INDENT}${each}`,
    style,
  }))

const ruleOf = ({ columns }: Paper): TicketRow => ({ text: '-'.repeat(columns) })

/** Sends the cook to the screen for a text whose script the paper lacks. */
const withScreen = ({ isLost }: Paper, text: string): string => (isLost(text) ? `${text} SEE SCREEN` : text)

function clockTime(location: Pick<LocationConfig, 'timeZone'>, at: string | number): string {
  const { minutes } = toWallClock(location, new Date(at))
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The requested time, with its date if it differs from the order date. */
function requestedTimeRows(
  paper: Paper,
  location: Pick<LocationConfig, 'timeZone'>,
  { scheduledFor, createdAt }: Ticket,
): TicketRow[] {
  if (scheduledFor === null) return []
  const { date } = toWallClock(location, new Date(scheduledFor))
  const isToday = toWallClock(location, new Date(createdAt)).date === date
  return rows(paper, `FOR ${clockTime(location, scheduledFor)}${isToday ? '' : ` ${date}`}`, 'big')
}

const changeTexts = { added: 'ADDED', changed: 'CHANGED', removed: 'REMOVED' } as const

/** The changes that no screen has acknowledged, so that a cook recognizes a repeated ticket. */
function changeRows(paper: Paper, { unseenChanges }: Ticket): TicketRow[] {
  if (!unseenChanges || unseenChanges.seenBy?.some(({ version }) => version >= unseenChanges.version)) return []
  return [
    ...rows(paper, 'CHANGED ORDER', 'alarm'),
    ...unseenChanges.lines.flatMap(({ kind, name, quantity, previousQuantity }) =>
      rows(paper, `${changeTexts[kind]} ${kind === 'removed' ? previousQuantity : quantity} x ${name}`, 'bold'),
    ),
  ]
}

/** When it is due, as the boards count down to it, unless the requested time says the same. */
function dueRows(paper: Paper, location: Pick<LocationConfig, 'timeZone'>, ticket: Ticket): TicketRow[] {
  const dueAt = getFirstPromisedAt(ticket)
  const isRequestedTime = ticket.scheduledFor !== null && Date.parse(ticket.scheduledFor) === dueAt
  return isRequestedTime ? [] : rows(paper, `DUE ${clockTime(location, dueAt)}`, 'big')
}

function guestRows(paper: Paper, { customerInfo, orderType }: Ticket): TicketRow[] {
  const { name, phone, address } = customerInfo
  const contact = [withScreen(paper, name || 'Guest'), phone].filter(Boolean).join(', ')
  if (orderType !== 'delivery' || !address) return rows(paper, contact)
  const { street, unit, city, state, zipCode } = address
  const location = [street, unit, city, `${state} ${zipCode}`].filter(Boolean).join(', ')
  return [...rows(paper, contact), ...rows(paper, withScreen(paper, location), 'bold')]
}

const DISH_INDENT = '    '

/** Rows below a dish, which are indented as a whole. */
const detailRows = (paper: Paper, text: string, style?: TicketRow['style']): TicketRow[] =>
  wrapText(paper, text, paper.columns - DISH_INDENT.length).map((each) => ({
    text: `${DISH_INDENT}${each}`,
    ...(style && { style }),
  }))

/** A note whose script the paper lacks is an alarm, because nobody at the grill can read it. */
function noteRows(paper: Paper, notes: string): TicketRow[] {
  if (notes === '') return []
  return detailRows(paper, withScreen(paper, `"${notes}"`), paper.isLost(notes) ? 'alarm' : undefined)
}

function lineRows(paper: Paper, line: Ticket['orderItems'][number]): TicketRow[] {
  const marks = formatAllergyMarks(line, line.allergyMarks)
  return [
    ...rows(paper, `${line.quantity} x ${line.menuItem.name}`, 'bold', DISH_INDENT),
    ...(marks === null ? [] : rows(paper, marks.toUpperCase(), 'alarm')),
    ...(line.for ? detailRows(paper, withScreen(paper, `for ${line.for}`), 'bold') : []),
    ...listModifiers(line).flatMap(({ text, isLeftOut }) =>
      detailRows(paper, `${isLeftOut ? '' : '+ '}${text}`, isLeftOut ? 'bold' : undefined),
    ),
    ...noteRows(paper, line.customizations?.notes ?? ''),
  ]
}

/** An alarm. If the paper lacks its script, the rows name the allergens and the screen first. */
function alarmRows(paper: Paper, head: string, note: string): TicketRow[] {
  if (!paper.isLost(note)) return textRows(paper, head, note, 'alarm')
  const allergens = readNote(note).allergens.join(', ')
  return [
    ...rows(paper, [head, allergens, 'SEE SCREEN'].filter(Boolean).join(' '), 'alarm'),
    ...textRows(paper, '', note, 'alarm'),
  ]
}

/** The guest's instructions; an allergy in them is a warning. */
function instructionRows(paper: Paper, { specialInstructions: instructions, orderItems }: Ticket): TicketRow[] {
  if (!instructions) return []
  if (isAllergyAlarm(instructions, orderItems)) return alarmRows(paper, 'ALLERGY', instructions)
  const style = paper.isLost(instructions) ? 'alarm' : 'bold'
  return textRows(paper, 'NOTE', withScreen(paper, instructions), style)
}

type TicketLayoutOptions = {
  readonly place: Pick<LocationConfig, 'timeZone'>
  /** The stations whose dishes it shows; null for all. */
  readonly stations: readonly Station[] | null
  readonly paper: Paper
}

/**
 * Lays a ticket out for the paper of a printer: allergies of all lines first, then the lines of
 * the given stations (docs/product/kitchen.md#printers).
 */
export function layoutTicket(ticket: Ticket, options: TicketLayoutOptions): readonly TicketRow[] {
  const { place: location, stations, paper } = options
  const { orderItems, orderType, ticketNumber, createdAt, utensils } = ticket
  const mine = orderItems.filter(({ station }) => stations === null || stations.includes(station))
  const others = orderItems.length - mine.length
  const items = orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...rows(paper, `#${ticketNumber} ${orderType.toUpperCase()}`, 'big'),
    ...changeRows(paper, ticket),
    ...requestedTimeRows(paper, location, ticket),
    ...dueRows(paper, location, ticket),
    ...rows(paper, `Ordered ${clockTime(location, createdAt)}`),
    ...guestRows(paper, ticket),
    ruleOf(paper),
    ...listAllergyNotes(orderItems).flatMap(({ note, dishes }) =>
      alarmRows(paper, `ALLERGY ${dishes.join(', ')}:`, note),
    ),
    ...instructionRows(paper, ticket),
    ...(utensils ? rows(paper, 'PACK UTENSILS', 'bold') : []),
    ...mine.flatMap((line) => lineRows(paper, line)),
    ...(others > 0 ? rows(paper, `and ${others} at other stations`) : []),
    ruleOf(paper),
    ...(ticket.event ? rows(paper, `${ticket.event.guests} guests`, 'bold') : []),
    ...rows(paper, `${items} ${items === 1 ? 'item' : 'items'}`),
    ...rows(paper, formatTicketPayment(ticket), getPaymentDue(ticket) === 'failed' ? 'alarm' : 'bold'),
  ]
}

import type { Station } from '../menu/contract'
import type { Ticket } from '../orders/contract'
import type { LocationConfig } from '../locations/location'
import { getFirstPromisedAt } from '../orders/timing/ticket-timing'
import { allergyWords, formatAllergyMarks, isAllergyAlarm, listAllergyAlarms } from '../kitchen/allergy-notes'
import { readNote } from '../menu/dietary/note-reading'
import { formatBags } from '../kitchen/packing'
import { getDishNames } from '../kitchen/kitchen-names'
import { listModifiers } from '../kitchen/ticket-items'
import { formatTicketPayment, getPaymentDue } from '../payments/payment-text'
import { toWallClock } from '../platform/time'
import {
  layoutNames,
  layoutRows,
  layoutRule,
  layoutText,
  TEXT_INDENT,
  withLegibleNames,
  withScreen,
  wrapText,
  type Paper,
  type TicketRow,
} from './rows'

/** Formats a time of a location's clock: `6:25 PM`. */
export function formatClockTime(location: Pick<LocationConfig, 'timeZone'>, at: string | number): string {
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
  return layoutRows(paper, `FOR ${formatClockTime(location, scheduledFor)}${isToday ? '' : ` ${date}`}`, 'big')
}

const changeTexts = { added: 'ADDED', changed: 'CHANGED', removed: 'REMOVED' } as const

/** That a ticket is a changed one, with the changes that no screen has acknowledged. */
function changeRows(paper: Paper, { unseenChanges }: Ticket, isChanged: boolean): TicketRow[] {
  const head = layoutRows(paper, 'CHANGED ORDER', 'alarm')
  if (!unseenChanges || unseenChanges.seenBy?.some(({ version }) => version >= unseenChanges.version))
    return isChanged ? head : []
  return [
    ...head,
    ...unseenChanges.lines.flatMap(({ kind, name, quantity, previousQuantity }) =>
      layoutRows(
        paper,
        `${changeTexts[kind]} ${kind === 'removed' ? previousQuantity : quantity} x ${name}`,
        'bold',
        TEXT_INDENT,
      ),
    ),
  ]
}

/** When it is due, as the boards count down to it, unless the requested time says the same. */
function dueRows(paper: Paper, location: Pick<LocationConfig, 'timeZone'>, ticket: Ticket): TicketRow[] {
  const dueAt = getFirstPromisedAt(ticket)
  const isRequestedTime = ticket.scheduledFor !== null && Date.parse(ticket.scheduledFor) === dueAt
  return isRequestedTime ? [] : layoutRows(paper, `DUE ${formatClockTime(location, dueAt)}`, 'big')
}

/** When the guest wants an order, and when it is due. */
export const layoutTimes = (
  paper: Paper,
  location: Pick<LocationConfig, 'timeZone'>,
  ticket: Ticket,
): readonly TicketRow[] => [...requestedTimeRows(paper, location, ticket), ...dueRows(paper, location, ticket)]

function guestRows(paper: Paper, { customerInfo, orderType }: Ticket): TicketRow[] {
  const { name, phone, address } = customerInfo
  const contact = [withScreen(paper, name || 'Guest'), phone].filter(Boolean).join(', ')
  const contactRows = layoutRows(paper, contact, undefined, TEXT_INDENT)
  if (orderType !== 'delivery' || !address) return contactRows
  const { street, unit, city, state, zipCode } = address
  const location = [street, unit, city, `${state} ${zipCode}`].filter(Boolean).join(', ')
  return [...contactRows, ...layoutRows(paper, withScreen(paper, location), 'bold', TEXT_INDENT)]
}

const DISH_INDENT = '    '

/** Rows below a dish, which are indented as a whole. */
const detailRows = (paper: Paper, text: string, style?: TicketRow['style']): TicketRow[] =>
  wrapText(paper, text, paper.columns - DISH_INDENT.length).map((each) => ({
    text: `${DISH_INDENT}${each}`,
    ...(style && { style }),
  }))

/** A change of a dish, removals in bold. */
export const layoutModifier = (
  paper: Paper,
  names: Parameters<typeof layoutNames>[1],
  isLeftOut: boolean,
): TicketRow[] =>
  layoutNames({ ...paper, columns: paper.columns - DISH_INDENT.length }, names, {
    head: isLeftOut ? '' : '+ ',
    ...(isLeftOut && { style: 'bold' }),
    indent: '',
  }).map((row) => ({ ...row, text: `${DISH_INDENT}${row.text}` }))

/** A note whose script the paper lacks is an alarm, because no one at the grill can read it. */
function noteRows(paper: Paper, notes: string): TicketRow[] {
  if (notes === '') return []
  return detailRows(paper, withScreen(paper, `"${notes}"`), paper.isLost(notes) ? 'alarm' : undefined)
}

function lineRows(paper: Paper, line: Ticket['orderItems'][number]): TicketRow[] {
  const marks = formatAllergyMarks(line, line.allergyMarks)
  return [
    ...layoutNames(paper, getDishNames(line), { head: `${line.quantity} x `, style: 'bold', indent: DISH_INDENT }),
    ...(marks === null ? [] : layoutRows(paper, marks.toUpperCase(), 'alarm')),
    ...(line.for ? detailRows(paper, withScreen(paper, `for ${line.for}`), 'bold') : []),
    ...listModifiers(line).flatMap(({ text, menuText, isLeftOut }) =>
      layoutModifier(paper, { first: text, menuName: menuText }, isLeftOut),
    ),
    ...noteRows(paper, line.customizations?.notes ?? ''),
  ]
}

/** Formats the head of an alarm: its allergens, and the screen if the paper lacks its script. */
export const formatAlarmHead = (paper: Paper, head: string, note: string): string =>
  [head, readNote(note).allergens.join(', '), paper.isLost(note) ? 'SEE SCREEN' : ''].filter(Boolean).join(' ')

/** An alarm, below its allergens if a cook may not read it: "Soy alérgica" is no soy allergy. */
function alarmRows(paper: Paper, head: string, note: string): TicketRow[] {
  const isForeign = allergyWords.isForeign(note) && readNote(note).allergens.length > 0
  if (!isForeign && !paper.isLost(note)) return layoutText(paper, head, note, 'alarm')
  const alarmHead = formatAlarmHead(paper, head, note)
  return [
    ...layoutRows(paper, paper.isLost(note) ? alarmHead : `${alarmHead}:`, 'alarm'),
    ...layoutText(paper, '', note, 'alarm'),
  ]
}

/** The guest's instructions, unless they are an alarm. */
function instructionRows(paper: Paper, { specialInstructions: instructions, orderItems }: Ticket): TicketRow[] {
  if (!instructions || isAllergyAlarm(instructions, orderItems)) return []
  const style = paper.isLost(instructions) ? 'alarm' : 'bold'
  return layoutText(paper, 'NOTE', withScreen(paper, instructions), style)
}

export type TicketLayoutOptions = {
  readonly place: Pick<LocationConfig, 'timeZone'>
  /** The stations whose dishes it shows; null for all. */
  readonly stations: readonly Station[] | null
  readonly paper: Paper
  /** Whether an earlier version of it is on paper. */
  readonly isChanged?: boolean
}

/**
 * Returns an order's lines as the paper can name them, those of the given stations, and the row
 * that counts the others.
 */
export function splitLines({ orderItems }: Ticket, { paper, stations }: TicketLayoutOptions) {
  const all = orderItems.map((line) => withLegibleNames(paper, line))
  const mine = all.filter(({ station }) => stations === null || stations.includes(station))
  const others = all.length - mine.length
  return { all, mine, othersRows: others > 0 ? layoutRows(paper, `and ${others} at other stations`) : [] }
}

/**
 * Lays a ticket out for the paper of a printer: allergies of all lines first, then the lines of
 * the given stations (docs/product/printing.md#printers).
 */
export function layoutTicket(ticket: Ticket, options: TicketLayoutOptions): readonly TicketRow[] {
  const { place: location, paper, isChanged = false } = options
  const { orderItems, orderType, ticketNumber, createdAt, utensils } = ticket
  const { all, mine, othersRows } = splitLines(ticket, options)
  const items = orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...layoutRows(paper, `#${ticketNumber} ${orderType.toUpperCase()}`, 'big'),
    ...changeRows(paper, ticket, isChanged),
    ...requestedTimeRows(paper, location, ticket),
    ...dueRows(paper, location, ticket),
    ...layoutRows(paper, `Ordered ${formatClockTime(location, createdAt)}`),
    ...guestRows(paper, ticket),
    layoutRule(paper),
    ...listAllergyAlarms({ ...ticket, orderItems: all }).flatMap(({ note, dishes }) =>
      alarmRows(paper, dishes.length > 0 ? `ALLERGY ${dishes.join(', ')}:` : 'ALLERGY', note),
    ),
    ...instructionRows(paper, ticket),
    ...(utensils ? layoutRows(paper, 'PACK UTENSILS', 'bold') : []),
    ...mine.flatMap((line) => lineRows(paper, line)),
    ...othersRows,
    layoutRule(paper),
    ...(ticket.event ? layoutRows(paper, `${ticket.event.guests} guests`, 'bold') : []),
    ...layoutRows(paper, `${items} ${items === 1 ? 'item' : 'items'}`),
    ...(ticket.bags ? layoutRows(paper, formatBags(ticket.bags), 'bold') : []),
    ...layoutRows(paper, formatTicketPayment(ticket), getPaymentDue(ticket) === 'failed' ? 'alarm' : 'bold'),
  ]
}

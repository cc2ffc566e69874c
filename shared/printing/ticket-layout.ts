import type { Station } from '../menu/contract'
import type { Ticket } from '../orders/contract'
import type { LocationConfig } from '../locations/location'
import { listAllergyNotes, listModifiers } from '../kitchen/ticket-items'
import { toWallClock } from '../platform/time'

/** A row of a printed ticket; `big` has half as many columns, `alarm` is white on black. */
export type TicketRow = { readonly text: string; readonly style?: 'big' | 'bold' | 'alarm' }

/** What a roll of 80 mm has room for in a printer's own letters. */
export const TICKET_COLUMNS = 48

const MARKS = /\p{M}/gu
const NOT_ASCII = /[^\x20-\x7e]/g
const alike: Readonly<Record<string, string>> = {
  '×': 'x',
  '·': '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
}

/** Letters that every printer has. */
const ascii = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(NOT_ASCII, (letter) => alike[letter] ?? '?')
    .trim()

/**
 * Breaks a text between words, a word that is longer than a row within it; what follows is
 * indented.
 */
function wrapped(text: string, columns: number, indent = ''): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of ascii(text).split(' ')) {
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

const rows = (text: string, style?: TicketRow['style'], indent = ''): TicketRow[] =>
  wrapped(text, style === 'big' ? TICKET_COLUMNS / 2 : TICKET_COLUMNS, indent).map((each) => ({
    text: each,
    ...(style && { style }),
  }))

const rule: TicketRow = { text: '-'.repeat(TICKET_COLUMNS) }

function clockTime(place: Pick<LocationConfig, 'timeZone'>, at: string): string {
  const { minutes } = toWallClock(place, new Date(at))
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** With the date where it is not that of the order. */
function wanted(place: Pick<LocationConfig, 'timeZone'>, { scheduledFor, createdAt }: Ticket): TicketRow[] {
  if (scheduledFor === null) return []
  const { date } = toWallClock(place, new Date(scheduledFor))
  const isToday = toWallClock(place, new Date(createdAt)).date === date
  return rows(`FOR ${clockTime(place, scheduledFor)}${isToday ? '' : ` ${date}`}`, 'big')
}

function guest({ customerInfo, orderType }: Ticket): TicketRow[] {
  const { name, phone, address } = customerInfo
  const contact = [name || 'Guest', phone].filter(Boolean).join(', ')
  if (orderType !== 'delivery' || !address) return rows(contact)
  const { street, unit, city, state, zipCode } = address
  const place = [street, unit, city, `${state} ${zipCode}`].filter(Boolean).join(', ')
  return [...rows(contact), ...rows(place, 'bold')]
}

function dish(line: Ticket['orderItems'][number]): TicketRow[] {
  const notes = line.customizations?.notes ?? ''
  return [
    ...rows(`${line.quantity} x ${line.menuItem.name}`, 'bold', '    '),
    ...(line.for
      ? rows(`    for ${line.for}`.trimStart(), 'bold').map((row) => ({ ...row, text: `    ${row.text}` }))
      : []),
    ...listModifiers(line).flatMap(({ text, isLeftOut }) =>
      rows(`    ${isLeftOut ? '' : '+ '}${text}`.trimStart(), isLeftOut ? 'bold' : undefined).map((row) => ({
        ...row,
        text: `    ${row.text}`,
      })),
    ),
    ...(notes === '' ? [] : wrapped(`"${notes}"`, TICKET_COLUMNS - 4).map((text) => ({ text: `    ${text}` }))),
  ]
}

type Paper = {
  readonly place: Pick<LocationConfig, 'timeZone'>
  /** Whose dishes it shows; null for all. */
  readonly stations: readonly Station[] | null
}

/**
 * A ticket on a roll of 80 mm, in ASCII: allergies of any line at the top, then what these stations
 * make (docs/product/kitchen.md#printers).
 */
export function layoutTicket(ticket: Ticket, { place, stations }: Paper): readonly TicketRow[] {
  const { orderItems, orderType, ticketNumber, createdAt, specialInstructions, total, paymentMethod } = ticket
  const mine = orderItems.filter(({ station }) => stations === null || stations.includes(station))
  const others = orderItems.length - mine.length
  const items = orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...rows(`#${ticketNumber} ${orderType.toUpperCase()}`, 'big'),
    ...wanted(place, ticket),
    ...rows(`Ordered ${clockTime(place, createdAt)}`),
    ...guest(ticket),
    rule,
    ...listAllergyNotes(orderItems).flatMap(({ dish: name, note }) => rows(`ALLERGY ${name}: ${note}`, 'alarm')),
    ...(specialInstructions ? rows(`NOTE ${specialInstructions}`, 'bold') : []),
    ...mine.flatMap(dish),
    ...(others > 0 ? rows(`and ${others} at other stations`) : []),
    rule,
    ...rows(`${items} ${items === 1 ? 'item' : 'items'}, total $${total}${paymentMethod ? `, ${paymentMethod}` : ''}`),
  ]
}

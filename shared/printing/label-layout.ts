import type { Ticket, TicketLine } from '../orders/contract'
import { getFirstPromisedAt } from '../orders/timing/ticket-timing'
import { formatAllergyMarks, isAllergyAlarm, listAllergyAlarms } from '../kitchen/allergy-notes'
import { formatBags } from '../kitchen/packing'
import { getDishNames } from '../kitchen/kitchen-names'
import { listModifiers } from '../kitchen/ticket-items'
import { readNote } from '../menu/dietary/note-reading'
import { layoutNames, layoutRows, layoutText, TEXT_INDENT, withScreen, type Paper, type TicketRow } from './rows'
import { formatAlarmHead, formatClockTime, layoutModifier, splitLines, type TicketLayoutOptions } from './ticket-layout'

type Label = readonly TicketRow[]

/** The guest's note on a label. An allergy or a note in another script is an alarm. */
function layoutNote(paper: Paper, notes: string, lines: Ticket['orderItems']): Label {
  if (notes === '') return []
  if (isAllergyAlarm(notes, lines))
    return [
      ...layoutRows(paper, formatAlarmHead(paper, 'ALLERGY', notes), 'alarm'),
      ...layoutText(paper, '', `"${notes}"`, 'alarm'),
    ]
  return layoutText(paper, '', withScreen(paper, `"${notes}"`), paper.isLost(notes) ? 'alarm' : 'bold')
}

/**
 * The allergies in the order's instructions and in notes of its other dishes, which the ticket has
 * in full, or instructions in a script that the paper lacks.
 */
function layoutOrderAllergy(paper: Paper, ticket: Ticket, ownNote: string): Label {
  const instructions = ticket.specialInstructions ?? ''
  const isAlarm = isAllergyAlarm(instructions, ticket.orderItems)
  const alarms = listAllergyAlarms(ticket).flatMap(({ note }) => (note === ownNote ? [] : [note]))
  const allergens = [...new Set(alarms.flatMap((note) => readNote(note).allergens))].join(', ')
  const head = ['ALLERGY', allergens, 'SEE TICKET'].filter(Boolean).join(' ')
  return [
    ...(alarms.length > 0 ? layoutRows(paper, head, 'alarm') : []),
    ...(!isAlarm && paper.isLost(instructions) ? layoutRows(paper, 'NOTE SEE TICKET', 'alarm') : []),
  ]
}

function layoutPiece(ticket: Ticket, line: TicketLine, { place, paper }: TicketLayoutOptions): Label {
  const marks = formatAllergyMarks(line, line.allergyMarks)
  const notes = line.customizations?.notes ?? ''
  const guest = withScreen(paper, ticket.customerInfo.name || 'Guest')
  return [
    ...layoutRows(paper, line.for ? `${guest}, for ${withScreen(paper, line.for)}` : guest, undefined, TEXT_INDENT),
    ...layoutNames(paper, getDishNames(line), { style: 'bold', indent: '' }),
    ...(marks === null ? [] : layoutRows(paper, marks.toUpperCase(), 'alarm')),
    ...layoutOrderAllergy(paper, ticket, notes),
    ...listModifiers(line).flatMap(({ text, menuText, isLeftOut }) =>
      layoutModifier(paper, { first: text, menuName: menuText }, isLeftOut),
    ),
    ...layoutNote(paper, notes, ticket.orderItems),
    ...layoutRows(paper, `DUE ${formatClockTime(place, getFirstPromisedAt(ticket))}`),
    ...(ticket.bags ? layoutRows(paper, formatBags(ticket.bags)) : []),
  ]
}

/**
 * Lays out a label for each piece of these stations. Its number counts all pieces of the order, so
 * that a packer sees how many belong together (docs/product/printing.md#labels).
 */
export function layoutLabels(ticket: Ticket, options: TicketLayoutOptions): readonly Label[] {
  const { stations, paper, isChanged = false } = options
  const mark = isChanged ? layoutRows(paper, 'CHANGED', 'alarm') : []
  const pieces = splitLines(ticket, options).all.flatMap((line) => Array.from({ length: line.quantity }, () => line))
  return pieces.flatMap((line, index) => {
    if (stations !== null && !stations.includes(line.station)) return []
    const head = layoutRows(paper, `#${ticket.ticketNumber} ${index + 1}/${pieces.length}`, 'big')
    return [[...mark, ...head, ...layoutPiece(ticket, line, options)]]
  })
}

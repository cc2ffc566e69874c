import { buildEmptyOrder } from '#infra/testkit/fixtures/record-fixtures'
import { buildTicket } from '../orders/present'
import { Ticket } from '#shared/orders/contract'
import { ClientMessage, type ServerMessage } from '#shared/live/messages'
import { MAX_CLIENT_MESSAGE_BYTES, MAX_SERVER_MESSAGE_BYTES, socketQuotas } from '#shared/live/quotas'
import { formatMessage } from './push'

const LONGEST_ID = '\u{1f363}'.repeat(32)

it.each([
  { type: 'subscribe', locationId: 'HENPR' },
  { type: 'subscribe_location', locationId: 'HENPR' },
  { type: 'subscribe_order', orderId: LONGEST_ID },
  { type: 'subscribe_transcription', id: LONGEST_ID },
  { type: 'ping' },
] as const)('the largest message %j of a page is small', (message) => {
  const bytes = Buffer.byteLength(JSON.stringify(ClientMessage.parse(message)))
  expect(bytes).toBeLessThanOrEqual(MAX_CLIENT_MESSAGE_BYTES)
  expect(MAX_CLIENT_MESSAGE_BYTES).toBeLessThan(socketQuotas.frame / 10)
})

const order = buildEmptyOrder({ id: 'K7M2Q9X4T1BD', location: 'HENPR', ticketNumber: 7 }, '2026-11-28T17:00:00.000Z')
const ticket = Ticket.parse(buildTicket('staff', order))
const grown = (instructions: number): Ticket => ({ ...ticket, specialInstructions: '\u00f1'.repeat(instructions) })
const heads = {
  new_order: { ticketNumber: 7, orderType: 'pickup', status: 'pending', kitchenStatus: 'waiting' },
  status_update: { status: 'pending', kitchenStatus: 'waiting' },
  ticket_update: {},
} as const

const messageOf = (type: keyof typeof heads, carried: Ticket): ServerMessage => {
  const id = order.id
  if (type === 'new_order') return { type, order: { id, ...heads.new_order }, ticket: carried }
  if (type === 'status_update') return { type, order: { id, ...heads.status_update }, ticket: carried }
  return { type, order: { id }, ticket: carried }
}

it.each(['new_order', 'status_update', 'ticket_update'] as const)(
  'a %s carries its ticket, unless the gateway could refuse it',
  (type) => {
    expect(JSON.parse(formatMessage(messageOf(type, grown(1000))))).toHaveProperty('ticket')
    const large = formatMessage(messageOf(type, grown(MAX_SERVER_MESSAGE_BYTES)))
    expect(Buffer.byteLength(large)).toBeLessThan(1000)
    expect(JSON.parse(large)).toMatchObject({ type, order: { id: order.id } })
    expect(MAX_SERVER_MESSAGE_BYTES).toBeLessThanOrEqual(socketQuotas.message / 2)
  },
)

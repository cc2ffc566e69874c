import { buildTicket, isOpenOrOfToday } from '#functions/orders/present'
import type { OrderRecord } from '#functions/orders/records'
import { handleChangeBatch, type TableChange } from '#functions/platform/event-handlers'
import { pushByReader } from '#functions/live/push'
import { channels } from '#functions/live/connection-repository'
import { Ticket } from '#shared/orders/contract'
import type { ServerMessage } from '#shared/live/messages'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { BoardAudience } from '#shared/accounts/access'
import type { OrderEventType } from '#shared/orders/order-events'
import { orderEventsOf } from './order-events'

function buildMessage(types: readonly OrderEventType[], order: OrderRecord, ticket: Ticket | undefined): ServerMessage {
  const { id, status, kitchenStatus, ticketNumber, orderType } = order
  if (types.includes('OrderPlaced'))
    return { type: 'new_order', order: { id, ticketNumber, orderType, status, kitchenStatus }, ticket }
  return types.includes('OrderMoved')
    ? { type: 'status_update', order: { id, status, kitchenStatus }, ticket }
    : { type: 'ticket_update', order: { id }, ticket }
}

type Messages = Readonly<Record<BoardAudience, readonly ServerMessage[]>>
type BoardUpdate = { readonly location: OrderRecord['location']; readonly messages: Messages }

/** A claim changes no ticket, and the kitchen never had an order that was not paid. */
const hiddenFromBoards: readonly OrderEventType[] = ['OrderClaimed', 'OrderAwaitingPayment', 'OrderAbandoned']

/**
 * Returns the message that tells boards about a change, one version for each kind of reader. A
 * change with several events is one message, because it carries the whole ticket (decision 0036).
 */
function buildBoardUpdates(change: TableChange): readonly BoardUpdate[] {
  const [first, ...others] = orderEventsOf(change).filter(({ type }) => !hiddenFromBoards.includes(type))
  if (!first) return []
  const { order } = first
  const isOpen = getPolicy(getLocation(order.location)).boards === 'open'
  // Every board gets the message, a cook's too.
  const withContact = isOpenOrOfToday(order, new Date())
  const types = [first, ...others].map(({ type }) => type)
  const messagesTo = (reader: BoardAudience): readonly ServerMessage[] => {
    // A visitor who subscribed while boards were open to everyone gets public data only.
    const mayRead = isOpen || reader === 'staff'
    return [buildMessage(types, order, mayRead ? Ticket.parse(buildTicket(reader, order, { withContact })) : undefined)]
  }
  return [{ location: order.location, messages: { staff: messagesTo('staff'), anybody: messagesTo('anybody') } }]
}

/** Pushes the messages of a batch to each location's boards, in order. */
export const handler = handleChangeBatch('push-kitchen-tickets', async (changes) => {
  const updates = changes.flatMap(buildBoardUpdates)
  for (const location of new Set(updates.map((update) => update.location))) {
    const ofLocation = updates.filter((update) => update.location === location).map(({ messages }) => messages)
    await pushByReader([channels.board(location)], {
      staff: ofLocation.flatMap(({ staff }) => staff),
      anybody: ofLocation.flatMap(({ anybody }) => anybody),
    })
  }
})

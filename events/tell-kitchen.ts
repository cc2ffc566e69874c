import { ticketFor } from '#functions/orders/present'
import type { OrderRecord } from '#functions/orders/records'
import { reactTogether } from '#functions/runtime/react'
import { pushTo } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'
import { Ticket } from '#shared/contract/orders'
import type { ServerMessage } from '#shared/live/messages'
import { locationOf } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import type { Reader } from '#shared/rules/access'
import { orderChange } from './order-change'
import type { OrderChange } from './order-change'

type Told = Exclude<OrderChange['kind'], 'other'>

function messageOf(kind: Told, order: OrderRecord, ticket: Ticket | undefined): ServerMessage {
  const { id, status, kitchenStatus, ticketNumber, orderType } = order
  switch (kind) {
    case 'placed':
      return { type: 'new_order', order: { id, ticketNumber, orderType, status, kitchenStatus }, ticket }
    case 'moved':
      return { type: 'status_update', order: { id, status, kitchenStatus }, ticket }
    case 'struck':
    case 'refunded':
    case 'replanned':
    case 'fired':
    case 'promised':
      return { type: 'ticket_update', order: { id }, ticket }
  }
}

type Messages = Readonly<Record<Reader, readonly ServerMessage[]>>

/**
 * What one change tells a board, to each kind of reader what it may have: the ticket as its own
 * list has it (decision 0036).
 */
function messagesOf(kind: Told, order: OrderRecord): Messages {
  const isOpen = policyOf(locationOf(order.location)).boards === 'open'
  const toldTo = (reader: Reader): readonly ServerMessage[] => {
    // Whoever followed before the boards were closed to them hears what anybody may know.
    const mayRead = isOpen || reader === 'staff'
    return [messageOf(kind, order, mayRead ? Ticket.parse(ticketFor(reader, order)) : undefined)]
  }
  return { staff: toldTo('staff'), anybody: toldTo('anybody') }
}

/** Tells each location's boards what a batch holds for them, in order. */
export const handler = reactTogether('tell-kitchen', async (changes) => {
  const told = changes.flatMap((change) => {
    const happened = orderChange(change)
    if (!happened || happened.kind === 'other') return []
    return [{ location: happened.order.location, messages: messagesOf(happened.kind, happened.order) }]
  })
  for (const location of new Set(told.map((each) => each.location))) {
    const here = told.filter((each) => each.location === location).map(({ messages }) => messages)
    await pushTo([channels.board(location)], {
      staff: here.flatMap(({ staff }) => staff),
      anybody: here.flatMap(({ anybody }) => anybody),
    })
  }
})

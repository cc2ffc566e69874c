import * as z from 'zod/mini'
import type { DamagedTicket } from '#shared/kitchen/contract'
import { OrderRecord, orderKeys } from '../orders/records'
import { splitItems } from '../platform/table/parse-items'
import { getKey, type Item } from '../platform/table/table'

const TicketNumber = z.int()

/** Returns what can be read of a damaged order. The kitchen must know that there is one. */
const markDamaged = (item: Item): DamagedTicket => ({
  id: getKey(item).pk.slice(orderKeys.order('').pk.length),
  ticketNumber: TicketNumber.safeParse(item['ticketNumber']).data ?? null,
  isDamaged: true,
})

/** Splits the orders of a board into those that can be read and marks of the others. */
export function splitTickets(items: readonly Item[]) {
  const { parsed, damaged } = splitItems(OrderRecord, items)
  return { orders: parsed, damaged: damaged.map(markDamaged) }
}

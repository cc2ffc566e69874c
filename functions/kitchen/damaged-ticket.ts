import * as z from 'zod/mini'
import type { DamagedTicket } from '#shared/kitchen/contract'
import { orderKeys } from '../orders/records'
import { getKey, type Item } from '../platform/table/table'

const TicketNumber = z.int()

/** Returns what can be read of a damaged order. The kitchen must know that there is one. */
export const markDamaged = (item: Item): DamagedTicket => ({
  id: getKey(item).pk.slice(orderKeys.order('').pk.length),
  ticketNumber: TicketNumber.safeParse(item['ticketNumber']).data ?? null,
  isDamaged: true,
})

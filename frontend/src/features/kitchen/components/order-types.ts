import { CalendarIcon, CarIcon, ShoppingBagIcon } from 'lucide-react'
import type { Ticket } from '#shared/contract/orders'

/** How an order leaves the house. */
export const orderTypeLabels = {
  pickup: { Icon: ShoppingBagIcon, label: 'Pick Up' },
  delivery: { Icon: CarIcon, label: 'Delivery' },
  event: { Icon: CalendarIcon, label: 'Event' },
} as const satisfies Record<Ticket['orderType'], unknown>

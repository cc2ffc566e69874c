import type { Ticket } from '#shared/contract/orders'
import { BagIcon, CalendarIcon, CarIcon } from '#base/components/icons'

/** How an order leaves the house. */
export const orderTypes = {
  pickup: { Icon: BagIcon, label: 'Pick Up' },
  delivery: { Icon: CarIcon, label: 'Delivery' },
  event: { Icon: CalendarIcon, label: 'Event' },
} as const satisfies Record<Ticket['orderType'], unknown>

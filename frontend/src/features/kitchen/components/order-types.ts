import type { Ticket } from '#shared/contract/orders'
import { BagIcon, draw } from '#base/components/icons'

export const CarIcon = draw('M4 16v-4l2-5h12l2 5v4H4Zm2 0v2m12-2v2M4 12h16M7.5 14h.1m8.8 0h.1', 'CarIcon')
const CalendarIcon = draw('M5 6h14v14H5V6Zm0 5h14M9 3v5m6-5v5', 'CalendarIcon')

/** How an order leaves the house. */
export const orderTypes = {
  pickup: { Icon: BagIcon, label: 'Pick Up' },
  delivery: { Icon: CarIcon, label: 'Delivery' },
  event: { Icon: CalendarIcon, label: 'Event' },
} as const satisfies Record<Ticket['orderType'], unknown>

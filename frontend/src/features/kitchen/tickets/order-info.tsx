import { chakra } from '@chakra-ui/react/styled-system'
import { CalendarIcon, CarIcon, PhoneIcon, ShoppingBagIcon } from 'lucide-react'
import { getPhoneUrl } from '#shared/accounts/phone'
import { eventTypeLabels } from '#shared/catering/event-states'
import { getDirectionsUrl } from '#shared/locations/geo'
import type { Ticket } from '#shared/orders/contract'

/** The label and icon of each order type. */
export const orderTypeLabels = {
  pickup: { Icon: ShoppingBagIcon, label: 'Pick Up' },
  delivery: { Icon: CarIcon, label: 'Delivery' },
  event: { Icon: CalendarIcon, label: 'Event' },
} as const satisfies Record<Ticket['orderType'], unknown>

type ContactProps = {
  readonly ticket: Pick<Ticket, 'orderType' | 'status' | 'customerInfo' | 'event'>
}

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <chakra.a className="phone" display="inline-flex" alignItems="center" gap="1" href={getPhoneUrl(phone)}>
    <PhoneIcon />
    {phone}
  </chakra.a>
)

/** Formats an address in one line; null without an address. */
export function formatAddressLine({ customerInfo: { address } }: Pick<Ticket, 'customerInfo'>): string | null {
  if (!address) return null
  const { street, unit, city, state, zip } = address
  const text = [[street, unit].filter(Boolean).join(', '), city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
  return street === '' ? null : text
}

/** Formats an event's guests and type. */
const formatEventLine = ({ guests, type }: NonNullable<Ticket['event']>): string =>
  `${guests} guests, ${eventTypeLabels[type]}`

/**
 * The destination and phone number for staff: always for deliveries, from ready on for pickups.
 * Other users don't see it (docs/product/tracking.md#who-sees-what).
 */
export function TicketContact({ ticket }: ContactProps) {
  const { orderType, status, customerInfo } = ticket
  const { event } = ticket
  const { address: destination } = customerInfo
  const isDelivered = orderType === 'delivery' || (event !== undefined && event.type !== 'pickup')
  const address = isDelivered ? formatAddressLine(ticket) : null
  const phone = orderType === 'delivery' || status === 'ready' ? customerInfo.phone : undefined
  if (!address && !phone && !event) return null
  return (
    <div className="contact">
      {event && <span>{formatEventLine(event)}</span>}
      {address && destination && (
        <a href={getDirectionsUrl(destination)} target="_blank" rel="noreferrer">
          <CarIcon />
          {address}
          <span className="sr-only">: directions, opens a map</span>
        </a>
      )}
      {phone && <PhoneLink phone={phone} />}
    </div>
  )
}

import { CalendarIcon, CarIcon, PhoneIcon, ShoppingBagIcon } from 'lucide-react'
import { getPhoneUrl } from '#shared/accounts/phone'
import { getDirectionsUrl } from '#shared/locations/geo'
import type { Ticket } from '#shared/orders/contract'
import { joinClasses } from '#ui/class-names'
import styles from './order-info.module.css'
import { useWords } from '#base/language/use-words'

/** The icon of each order type. */
export const orderTypeIcons = {
  pickup: ShoppingBagIcon,
  delivery: CarIcon,
  event: CalendarIcon,
} as const satisfies Record<Ticket['orderType'], unknown>

type ContactProps = {
  readonly ticket: Pick<Ticket, 'orderType' | 'status' | 'customerInfo' | 'event'>
}

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a className={joinClasses('phone', styles.phone)} href={getPhoneUrl(phone)}>
    <PhoneIcon />
    {phone}
  </a>
)

/** Formats an address in one line; null without an address. */
export function formatAddressLine({ customerInfo: { address } }: Pick<Ticket, 'customerInfo'>): string | null {
  if (!address) return null
  const { street, unit, city, state, zip } = address
  const text = [[street, unit].filter(Boolean).join(', '), city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
  return street === '' ? null : text
}

/**
 * The destination and phone number for staff: always for deliveries, from ready on for pickups.
 * Other users don't see it (docs/product/tracking.md#who-sees-what).
 */
export function TicketContact({ ticket }: ContactProps) {
  const { tickets: words } = useWords()
  const { orderType, status, customerInfo } = ticket
  const { event } = ticket
  const { address: destination } = customerInfo
  const isDelivered = orderType === 'delivery' || (event !== undefined && event.type !== 'pickup')
  const address = isDelivered ? formatAddressLine(ticket) : null
  const phone = orderType === 'delivery' || status === 'ready' ? customerInfo.phone : undefined
  if (!address && !phone && !event) return null
  return (
    <div className="contact">
      {event && <span>{words.eventLine(event.guests, words.eventTypes[event.type])}</span>}
      {address && destination && (
        <a href={getDirectionsUrl(destination)} target="_blank" rel="noreferrer">
          <CarIcon />
          {address}
          <span className="sr-only">: {words.directions}</span>
        </a>
      )}
      {phone && <PhoneLink phone={phone} />}
    </div>
  )
}

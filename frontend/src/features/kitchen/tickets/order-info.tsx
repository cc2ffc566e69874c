import { CalendarIcon, CarIcon, PhoneIcon, ShoppingBagIcon } from 'lucide-react'
import type { Ticket } from '#shared/orders/contract'

/** The label and icon of each order type. */
export const orderTypeLabels = {
  pickup: { Icon: ShoppingBagIcon, label: 'Pick Up' },
  delivery: { Icon: CarIcon, label: 'Delivery' },
  event: { Icon: CalendarIcon, label: 'Event' },
} as const satisfies Record<Ticket['orderType'], unknown>

type ContactProps = {
  readonly ticket: Pick<Ticket, 'orderType' | 'status' | 'customerInfo'>
}

/** Removes characters that a phone can't dial. */
const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a className="phone" href={dialled(phone)}>
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
  const { orderType, status, customerInfo } = ticket
  const address = orderType === 'delivery' ? formatAddressLine(ticket) : null
  const phone = orderType === 'delivery' || status === 'ready' ? customerInfo.phone : undefined
  if (!address && !phone) return null
  return (
    <div className="contact">
      {address && (
        <span>
          <CarIcon />
          {address}
        </span>
      )}
      {phone && <PhoneLink phone={phone} />}
    </div>
  )
}

import { CalendarIcon, CarIcon, PhoneIcon, ShoppingBagIcon } from 'lucide-react'
import type { Ticket } from '#shared/orders/contract'

/** How an order leaves the house. */
export const orderTypeLabels = {
  pickup: { Icon: ShoppingBagIcon, label: 'Pick Up' },
  delivery: { Icon: CarIcon, label: 'Delivery' },
  event: { Icon: CalendarIcon, label: 'Event' },
} as const satisfies Record<Ticket['orderType'], unknown>

type ContactProps = {
  readonly ticket: Pick<Ticket, 'orderType' | 'status' | 'customerInfo' | 'paymentMethod' | 'total'>
}

/** Only what a telephone can dial. */
const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a className="phone" href={dialled(phone)}>
    <PhoneIcon />
    {phone}
  </a>
)

/** An address in one line. */
export function formatAddressLine({ customerInfo: { address } }: Pick<Ticket, 'customerInfo'>): string | null {
  if (!address) return null
  const { street, unit, city, state, zip } = address
  const text = [[street, unit].filter(Boolean).join(', '), city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
  return street === '' ? null : text
}

/** What is to be taken for an order, and how the guest wants to pay, where they said. */
export const formatPayment = ({ paymentMethod, total }: Pick<Ticket, 'paymentMethod' | 'total'>): string =>
  paymentMethod ? `$${total} by ${paymentMethod}` : `$${total}`

/**
 * Where an order goes and whom to call, for staff: of a delivery always, of a pickup once it is
 * ready. Nobody else is told (docs/product/tracking.md#who-sees-what).
 */
export function TicketContact({ ticket }: ContactProps) {
  const { orderType, status, customerInfo } = ticket
  const address = orderType === 'delivery' ? formatAddressLine(ticket) : null
  const phone = orderType === 'delivery' || status === 'ready' ? customerInfo.phone : undefined
  // To be read where the order is handed over: how a guest pays says nothing to a cook.
  const payment =
    ticket.paymentMethod && (orderType === 'delivery' || status === 'ready') ? formatPayment(ticket) : null
  if (!address && !phone && !payment) return null
  return (
    <div className="contact">
      {address && (
        <span>
          <CarIcon />
          {address}
        </span>
      )}
      {phone && <PhoneLink phone={phone} />}
      {payment && <span>{payment}</span>}
    </div>
  )
}

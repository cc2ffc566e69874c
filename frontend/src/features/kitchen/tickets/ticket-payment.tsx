import { CircleCheckIcon, TriangleAlertIcon, WalletIcon } from 'lucide-react'
import type { Ticket } from '#shared/orders/contract'
import { usePolicy } from '#base/location/location'
import { formatTicketPayment, getPaymentDue } from '#shared/payments/payment-text'
import { useWords } from '#base/language/use-words'

const icons = {
  paid: CircleCheckIcon,
  failed: TriangleAlertIcon,
  returned: WalletIcon,
  'to-pay': WalletIcon,
} as const

type TicketPaymentProps = {
  readonly ticket: Pick<
    Ticket,
    | 'status'
    | 'paymentStatus'
    | 'paymentMethod'
    | 'total'
    | 'giftCardPaid'
    | 'balanceDue'
    | 'failedRefund'
    | 'event'
    | 'payment'
  >
}

/**
 * Says on every ticket whether it is paid, or what to take. A failed payment or refund is an alert.
 */
export function TicketPayment({ ticket }: TicketPaymentProps) {
  const { tickets: words } = useWords()
  const { payment } = usePolicy()
  const due = getPaymentDue(ticket)
  const Icon = icons[due]
  // A test site takes no payments.
  if (payment === 'rehearsed') return null
  return (
    <div className="payment" data-due={due} {...(due === 'failed' && { role: 'alert' })}>
      <Icon />
      {formatTicketPayment(ticket, words.payment)}
    </div>
  )
}

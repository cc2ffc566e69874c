import { useState } from 'react'
import { isActiveStatus } from '#shared/orders/status'
import { getPaymentDue } from '#shared/payments/payment-text'
import type { RefundDestination } from '#shared/payments/refunds'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { Dialog } from '#ui/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { CardRefundForm } from './card-refund-form'
import { CodeRefundForm } from './code-refund-form'
import { getCardRefundable, isPaidOnline, type PaidTicket } from './paid-order'
import { useRefund, type RefundableOrder } from './use-refund'

const destinations = [
  { value: 'card', label: 'To the card' },
  { value: 'code', label: 'With a code for the next order' },
] as const

type RefundDialogProps = {
  readonly order: RefundableOrder
  readonly ticket?: PaidTicket | undefined
  readonly onClose: () => void
}

/** Refunds an order. One that was paid online can go back to its card. */
export function RefundDialog({ order, ticket, onClose }: RefundDialogProps) {
  const card = ticket && isPaidOnline(ticket) && getCardRefundable(ticket) > 0 ? ticket : undefined
  const [destination, setDestination] = useState<RefundDestination>(card ? 'card' : 'code')
  const isUnpaid = ticket !== undefined && isActiveStatus(ticket.status) && getPaymentDue(ticket) === 'to-pay'
  const refund = useRefund(order, onClose)
  const choice = card && (
    <FieldFrame label="How">
      <ChoiceSelect label="How" value={destination} options={destinations} onChoose={setDestination} />
    </FieldFrame>
  )
  return (
    <Dialog title={`Refund ticket ${order.ticketNumber}`} isBusy={refund.isPending} onClose={onClose}>
      {card && destination === 'card' ? (
        <CardRefundForm ticket={card} refund={refund} onClose={onClose}>
          {choice}
        </CardRefundForm>
      ) : (
        <CodeRefundForm order={order} refund={refund} isUnpaid={isUnpaid} onClose={onClose}>
          {choice}
        </CodeRefundForm>
      )}
    </Dialog>
  )
}

import { Input } from '@chakra-ui/react/input'
import { Text } from '@chakra-ui/react/text'
import { useState, type ReactNode } from 'react'
import { centsToDecimal, formatCents } from '#shared/platform/money'
import { parseTypedCents } from '#shared/platform/typed-amount'
import {
  calculateRefund,
  staffRefundReasonIds,
  refundReasons,
  type StaffRefundReason,
  type RefundTarget,
} from '#shared/payments/refunds'
import { Problem } from '#shared/platform/problem'
import { CheckRow } from '#ui/forms/native-fields'
import { ReasonSelect } from '#ui/forms/reason-select'
import { DialogBody } from '#ui/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { getCardRefundable, toPaidOrder, type PaidTicket } from './paid-order'
import { RefundFooter } from './refund-footer'
import type { RefundMutation } from './use-refund'

/** Returns the refund's amount in cents, or why it is not possible. */
function preview(ticket: PaidTicket, target: RefundTarget): number | string {
  try {
    return calculateRefund(toPaidOrder(ticket), target, { to: 'card', now: new Date() }).amountCents
  } catch (error) {
    return error instanceof Problem ? error.detail : 'This refund is not possible.'
  }
}

type CardRefundFormProps = {
  readonly ticket: PaidTicket
  readonly refund: RefundMutation
  readonly onClose: () => void
  /** The choice between card and code. */
  readonly children: ReactNode
}

/** Refunds lines with their tax, or an amount, to the card that an order was paid with. */
export function CardRefundForm({ ticket, refund, onClose, children }: CardRefundFormProps) {
  const leftCents = getCardRefundable(ticket)
  const [lines, setLines] = useState<readonly string[]>([])
  const [amount, setAmount] = useState(centsToDecimal(leftCents))
  const [reason, setReason] = useState<StaffRefundReason | ''>('')
  const { mutate, isPending } = refund
  const typed = amount.trim()
  const indexes = ticket.orderItems.flatMap(({ id }, index) => (lines.includes(id) ? [index] : []))
  const amountCents = parseTypedCents(typed)
  const target = indexes.length > 0 ? { lines: indexes } : amountCents !== null && { amountCents }
  const result = target ? preview(ticket, target) : 'Enter an amount such as 5.00.'
  const toggle = (id: string) =>
    setLines((chosen) => (chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]))
  const submit = () => {
    if (reason === '') return
    mutate(lines.length > 0 ? { lines: [...lines], reason, to: 'card' } : { amount: typed, reason, to: 'card' })
  }
  return (
    <>
      <DialogBody display="grid" gap="4">
        {children}
        <Text color="fg.muted">
          {formatCents(leftCents)} can be refunded. Choose lines, which are refunded with their tax, or enter an amount.
        </Text>
        {ticket.orderItems.map(({ id, quantity, menuItem }) => (
          <CheckRow key={id} isChecked={lines.includes(id)} onToggle={() => toggle(id)}>
            {quantity}× {menuItem.name}
          </CheckRow>
        ))}
        {lines.length === 0 && (
          <FieldFrame label="Amount in dollars">
            <Input inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
          </FieldFrame>
        )}
        <FieldFrame label="Reason">
          <ReasonSelect value={reason} texts={refundReasons} offered={staffRefundReasonIds} onChoose={setReason} />
        </FieldFrame>
        <Text role="status" fontWeight="semibold">
          {typeof result === 'number' ? `${formatCents(result)} goes back to the card.` : result}
        </Text>
      </DialogBody>
      <RefundFooter
        label={typeof result === 'number' ? `Refund ${formatCents(result)}` : 'Refund'}
        isReady={typeof result === 'number' && reason !== ''}
        isPending={isPending}
        onRefund={submit}
        onClose={onClose}
      />
    </>
  )
}

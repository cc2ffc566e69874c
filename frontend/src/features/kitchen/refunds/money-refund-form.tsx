import { Input } from '@chakra-ui/react/input'
import { Text } from '@chakra-ui/react/text'
import { useState, type ReactNode } from 'react'
import { formatCents } from '#shared/platform/money'
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
import { getMoneyRefundable, toPaidOrder, type MoneyDestination, type PaidTicket } from './paid-order'
import { RefundFooter } from './refund-footer'
import type { RefundMutation } from './use-refund'

/** Returns the refund's amount in cents, why it is not possible, or '' if nothing is chosen. */
function preview(ticket: PaidTicket, target: RefundTarget | null, to: MoneyDestination): number | string {
  if (!target) return ''
  try {
    return calculateRefund(toPaidOrder(ticket), target, { to, now: new Date() }).amountCents
  } catch (error) {
    return error instanceof Problem ? error.detail : 'This refund is not possible.'
  }
}

type MoneyRefundFormProps = {
  readonly ticket: PaidTicket
  readonly to: MoneyDestination
  readonly refund: RefundMutation
  readonly onClose: () => void
  /** The choice of where the refund goes. */
  readonly children: ReactNode
}

const whereTo = { card: 'goes back to the card', cash: 'is recorded as given back in cash' } as const

/** Refunds lines with their tax, or an amount: to the card of the order, or in cash. */
export function MoneyRefundForm({ ticket, to, refund, onClose, children }: MoneyRefundFormProps) {
  const leftCents = getMoneyRefundable(ticket, to)
  const [lines, setLines] = useState<readonly string[]>([])
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState<StaffRefundReason | ''>('')
  const { mutate, isPending } = refund
  const typed = amount.trim()
  const indexes = ticket.orderItems.flatMap(({ id }, index) => (lines.includes(id) ? [index] : []))
  const amountCents = parseTypedCents(typed)
  const isUnclear = indexes.length === 0 && typed !== '' && amountCents === null
  const target = indexes.length > 0 ? { lines: indexes } : amountCents ? { amountCents } : null
  const result = isUnclear ? 'Enter an amount such as 5.00.' : preview(ticket, target, to)
  const toggle = (id: string) =>
    setLines((chosen) => (chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]))
  const submit = () => {
    if (reason === '') return
    mutate(lines.length > 0 ? { lines: [...lines], reason, to } : { amount: typed, reason, to })
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
          {typeof result === 'number' ? `${formatCents(result)} ${whereTo[to]}.` : result}
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

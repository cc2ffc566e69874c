import { Text } from '@chakra-ui/react/text'
import { Fragment, useState, type ReactNode } from 'react'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { formatCents } from '#shared/platform/money'
import { parseTypedCents } from '#shared/platform/typed-amount'
import { staffRefundReasonIds, type StaffRefundReason } from '#shared/payments/refunds'
import { CheckRow } from '#ui/forms/native-fields'
import { ReasonSelect } from '../actions/reason-select'
import { DialogBody } from '#ui/chakra/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'
import {
  getMoneyRefundable,
  listRefundWays,
  previewRefund,
  type MoneyDestination,
  type PaidTicket,
  countPiecesLeft,
} from './paid-order'
import { PiecesChoice } from './pieces-choice'
import { RefundFooter } from './refund-footer'
import type { RefundMutation } from './use-refund'
import { TextInput } from '#ui/forms/controls'

type MoneyRefundFormProps = {
  readonly ticket: PaidTicket
  readonly to: MoneyDestination
  readonly refund: RefundMutation
  readonly onClose: () => void
  /** The choice of where the refund goes. */
  readonly children: ReactNode
}

type Preview = ReturnType<typeof previewRefund>

const isPossible = (preview: Preview): preview is Exclude<Preview, string> => typeof preview !== 'string'

/** Refunds dishes with their tax, or an amount, in money. */
export function MoneyRefundForm({ ticket, to, refund, onClose, children }: MoneyRefundFormProps) {
  const { dialogs, refunds: words } = useDialogWords()
  const describe = useErrorMessage()
  const leftCents = getMoneyRefundable(ticket, to)
  // The number of pieces of each chosen line.
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState<StaffRefundReason | ''>('')
  const { mutate, isPending } = refund
  const typed = amount.trim()
  const lines = ticket.orderItems.map((item, line) => {
    const left = countPiecesLeft(item, ticket.refunds ?? [])
    return { ...item, line, left, wanted: Math.min(left, chosen.get(item.id) ?? 0) }
  })
  const wanted = lines.filter((line) => line.wanted > 0)
  const isWhole = wanted.every((line) => line.wanted === line.left)
  const amountCents = parseTypedCents(typed)
  const isUnclear = wanted.length === 0 && typed !== '' && amountCents === null
  const pieces = wanted.map((line) => ({ line: line.line, quantity: line.wanted }))
  const target = pieces.length > 0 ? { pieces } : amountCents ? { amountCents } : null
  const result = isUnclear
    ? words.enterAmount
    : previewRefund(ticket, target, to, (error) => describe(error, words.notPossible))
  const refundedCents = isPossible(result) ? result.reduce((sum, part) => sum + part.amountCents, 0) : 0
  const goesBack = isPossible(result)
    ? listRefundWays(result).map(({ way, cents }) => words.goesBack[way](formatCents(cents)))
    : []
  const choose = (id: string, quantity: number) => setChosen((before) => new Map([...before, [id, quantity]]))
  const submit = () => {
    if (reason === '') return
    if (wanted.length === 0) mutate({ amount: typed, reason, to })
    else if (isWhole) mutate({ lines: wanted.map(({ id }) => id), reason, to })
    else mutate({ pieces: wanted.map((line) => ({ lineId: line.id, quantity: line.wanted })), reason, to })
  }
  return (
    <>
      <DialogBody display="grid" gap="4">
        {children}
        <Text color="fg.muted">{words.canBeRefunded(formatCents(leftCents))}</Text>
        {lines
          .filter(({ left }) => left > 0)
          .map(({ id, left, wanted: quantity, ...line }) => (
            <Fragment key={id}>
              <CheckRow isChecked={quantity > 0} onToggle={() => choose(id, quantity > 0 ? 0 : left)}>
                {left}× {formatDishName(line)}
              </CheckRow>
              {quantity > 0 && (
                <PiecesChoice
                  dish={formatDishName(line)}
                  quantity={quantity}
                  left={left}
                  onChoose={(value) => choose(id, value)}
                />
              )}
            </Fragment>
          ))}
        {wanted.length === 0 && (
          <FieldFrame label={words.amountInDollars}>
            <TextInput inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
          </FieldFrame>
        )}
        <FieldFrame label={dialogs.reason}>
          <ReasonSelect value={reason} texts={words.reasons} offered={staffRefundReasonIds} onChoose={setReason} />
        </FieldFrame>
        <Text role="status" fontWeight="semibold">
          {isPossible(result) ? goesBack.join(' ') : result}
        </Text>
      </DialogBody>
      <RefundFooter
        label={isPossible(result) ? words.refundAmount(formatCents(refundedCents)) : words.refund}
        isReady={isPossible(result) && reason !== ''}
        isPending={isPending}
        onRefund={submit}
        onClose={onClose}
      />
    </>
  )
}

import { Text } from '@chakra-ui/react/text'
import { useState, type ReactNode } from 'react'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { formatCents } from '#shared/platform/money'
import { parseTypedCents } from '#shared/platform/typed-amount'
import { staffRefundReasonIds, type StaffRefundReason } from '#shared/payments/refunds'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { ReasonSelect } from '../actions/reason-select'
import { DialogBody } from '#ui/chakra/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { useDialogWords } from '#base/language/use-dialog-words'
import { PiecesChoice } from './pieces-choice'
import { countPiecesLeft, getApologyRange, type PaidTicket } from './paid-order'
import { RefundFooter } from './refund-footer'
import type { RefundMutation } from './use-refund'
import { TextInput } from '#ui/forms/controls'

const WHOLE = 'whole'

/** Lists what can still be refunded: each piece once, and one amount of the whole order. */
function listRefundChoices(ticket: PaidTicket, wholeOrder: string) {
  const { orderItems, refunds = [] } = ticket
  const { leastCents, mostCents } = getApologyRange(ticket)
  const hasApology = refunds.some((refund) => refund.to === 'code' && refund.lines.length === 0)
  return [
    ...orderItems
      .map((line) => ({ value: line.id, name: formatDishName(line), left: countPiecesLeft(line, refunds) }))
      .filter(({ left }) => left > 0)
      .map((line) => ({ ...line, label: `${line.left}× ${line.name}` })),
    ...(hasApology || mostCents < leastCents ? [] : [{ value: WHOLE, name: '', left: 0, label: wholeOrder }]),
  ]
}

type CodeRefundFormProps = {
  readonly ticket: PaidTicket
  readonly refund: RefundMutation
  readonly onClose: () => void
  /** Whether the guest has yet to pay. */
  readonly isUnpaid: boolean
  /** The choice between card and code, if there is one. */
  readonly children: ReactNode
}

/** Refunds a line or the order with a code for the next order. */
export function CodeRefundForm({ ticket, refund, onClose, isUnpaid, children }: CodeRefundFormProps) {
  const { dialogs, refunds: words } = useDialogWords()
  const choices = listRefundChoices(ticket, words.wholeOrder)
  const { leastCents, mostCents } = getApologyRange(ticket)
  const [least, most] = [formatCents(leastCents), formatCents(mostCents)]
  const [choice, setChoice] = useState('')
  const [quantity, setQuantity] = useState(0)
  const [reason, setReason] = useState<StaffRefundReason | ''>('')
  const [amount, setAmount] = useState('')
  const { mutate, isPending } = refund
  const isComplete = choice === WHOLE
  const line = choices.find(({ value }) => value === choice)
  const choose = (value: string) => {
    setChoice(value)
    setQuantity(choices.find((each) => each.value === value)?.left ?? 0)
  }
  const cents = parseTypedCents(amount.trim())
  const isValidAmount = cents !== null && cents >= leastCents && cents <= mostCents
  const isReady = choice !== '' && reason !== '' && (!isComplete || isValidAmount)
  const submit = () => {
    if (reason === '') return
    if (isComplete) mutate({ amount: amount.trim(), reason, to: 'code' })
    else if (quantity === line?.left) mutate({ lineId: choice, reason, to: 'code' })
    else mutate({ pieces: [{ lineId: choice, quantity }], reason, to: 'code' })
  }
  return (
    <>
      <DialogBody display="grid" gap="4">
        {children}
        <Text color="fg.muted">{words.codeExplained}</Text>
        {isUnpaid && (
          <Text color="warning.fg" fontWeight="semibold">
            {words.unpaid}
          </Text>
        )}
        {choices.length === 0 ? (
          <Text>{words.allRefunded}</Text>
        ) : (
          <>
            <FieldFrame label={words.refundFor}>
              <ChoiceSelect
                label={words.refundFor}
                value={choice}
                options={choices}
                placeholder={words.chooseWhat}
                onChoose={choose}
              />
            </FieldFrame>
            {line && <PiecesChoice dish={line.name} quantity={quantity} left={line.left} onChoose={setQuantity} />}
            <FieldFrame label={dialogs.reason}>
              <ReasonSelect value={reason} texts={words.reasons} offered={staffRefundReasonIds} onChoose={setReason} />
            </FieldFrame>
            {isComplete && (
              <FieldFrame
                label={words.amountBetween(least, most)}
                error={isValidAmount || amount === '' ? undefined : words.amountError(least, most)}
              >
                <TextInput inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
              </FieldFrame>
            )}
          </>
        )}
      </DialogBody>
      <RefundFooter
        label={choices.length > 0 ? words.refundWithCode : null}
        isReady={isReady}
        isPending={isPending}
        onRefund={submit}
        onClose={onClose}
      />
    </>
  )
}

import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { isActiveStatus } from '#shared/orders/status'
import { getPaymentDue } from '#shared/payments/payment-text'
import { formatCents } from '#shared/platform/money'
import type { RefundDestination } from '#shared/payments/refunds'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { useDialogWords } from '#base/language/use-dialog-words'
import { MoneyRefundForm } from './money-refund-form'
import { CodeRefundForm } from './code-refund-form'
import {
  findCounterRecord,
  getMoneyRefundable,
  listPaidWays,
  moneyDestinations,
  nameCards,
  type PaidTicket,
} from './paid-order'
import { useRefund } from './use-refund'

/** Lists where a refund can go. */
const listDestinations = (ticket: PaidTicket): readonly RefundDestination[] => [
  ...moneyDestinations.filter((to) => getMoneyRefundable(ticket, to) > 0),
  'code',
]

type RefundDialogProps = {
  readonly ticket: PaidTicket
  readonly onClose: () => void
}

/** Refunds an order. Nothing is chosen at first, unless only a code is possible. */
export function RefundDialog({ ticket, onClose }: RefundDialogProps) {
  const { dialogs, refunds: words } = useDialogWords()
  const destinations = listDestinations(ticket)
  // A code stays chosen when the order is completed meanwhile and can be refunded in cash, too.
  const [chosen, setChosen] = useState<RefundDestination | ''>(destinations.length === 1 ? 'code' : '')
  const destination = destinations.length === 1 ? 'code' : chosen
  const isUnpaid = isActiveStatus(ticket.status) && getPaymentDue(ticket) === 'to-pay'
  const refund = useRefund(ticket, onClose)
  const record = findCounterRecord(ticket)
  const paidWays = listPaidWays(ticket)
  const isMixed = paidWays.some(({ way }) => way === 'giftCard')
  const labelOf = (to: RefundDestination) => (to === 'card' ? words.toCards[nameCards(ticket)] : words.destinations[to])
  const choice = (
    <>
      {isMixed ? (
        <Text>
          {words.paidBy(paidWays.map(({ way, cents }) => `${words.ways[way]} ${formatCents(cents)}`).join(', '))}
        </Text>
      ) : (
        record && <Text>{words.counterRecords[record]}</Text>
      )}
      {destinations.length > 1 && (
        <FieldFrame label={words.how}>
          <ChoiceSelect
            label={words.how}
            value={chosen}
            options={destinations.map((value) => ({ value, label: labelOf(value) }))}
            placeholder={words.chooseWhere}
            onChoose={setChosen}
          />
        </FieldFrame>
      )}
    </>
  )
  return (
    <Dialog title={words.title(ticket.ticketNumber)} isBusy={refund.isPending} onClose={onClose}>
      {destination === '' && (
        <>
          <DialogBody display="grid" gap="4">
            {choice}
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {dialogs.close}
            </Button>
          </DialogFooter>
        </>
      )}
      {destination !== '' && destination !== 'code' && (
        <MoneyRefundForm key={destination} ticket={ticket} to={destination} refund={refund} onClose={onClose}>
          {choice}
        </MoneyRefundForm>
      )}
      {destination === 'code' && (
        <CodeRefundForm ticket={ticket} refund={refund} isUnpaid={isUnpaid} onClose={onClose}>
          {choice}
        </CodeRefundForm>
      )}
    </Dialog>
  )
}

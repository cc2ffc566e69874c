import { Box } from '@chakra-ui/react/box'
import { useState } from 'react'
import type { StageCommand } from '#shared/kitchen/board-actions'
import { tenders, type Tender } from '#shared/orders/constants'
import { cancelReasonIds, type CancelReason } from '#shared/orders/order-steps'
import type { Ticket } from '#shared/orders/contract'
import { isUnpaid } from '#shared/payments/payment-text'
import { usePolicy } from '#base/location/location'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { ReasonSelect } from '../actions/reason-select'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'

export type CloseTicketsProps = {
  readonly to: 'completed' | 'cancelled'
  readonly tickets: readonly Ticket[]
  readonly onConfirm: (choice: Pick<StageCommand, 'reason' | 'tender'>) => void
  readonly onClose: () => void
}

/**
 * Asks before several tickets are closed. Cancelling takes one reason for all of them, and
 * completing takes one answer how the unpaid ones were paid.
 */
export function CloseTicketsDialog({ to, tickets, onConfirm, onClose }: CloseTicketsProps) {
  const { tickets: ticketWords } = useWords()
  const { dialogs } = useDialogWords()
  const { endOfDay: words } = dialogs
  const [reason, setReason] = useState<CancelReason | ''>('')
  const [tender, setTender] = useState<Tender | ''>('')
  const { payment } = usePolicy()
  const isCancelling = to === 'cancelled'
  const unpaid = isCancelling || payment === 'rehearsed' ? 0 : tickets.filter(isUnpaid).length
  return (
    <ConfirmDialog
      title={(isCancelling ? words.cancelTitle : words.completeTitle)(words.tickets(tickets.length))}
      confirmLabel={isCancelling ? words.yesCancel : words.yesComplete}
      keepLabel={words.keepOpen}
      isReady={isCancelling ? reason !== '' : unpaid === 0 || tender !== ''}
      isDestructive={isCancelling}
      onConfirm={() => onConfirm({ ...(reason && { reason }), ...(tender && { tender }) })}
      onClose={onClose}
    >
      {isCancelling ? words.cancelling : words.completing}
      {isCancelling && (
        <Box mt="4">
          <ReasonSelect
            value={reason}
            texts={ticketWords.cancelReasons}
            offered={cancelReasonIds}
            onChoose={setReason}
          />
        </Box>
      )}
      {unpaid > 0 && (
        <Box mt="4">
          {words.toPay(words.tickets(unpaid))}{' '}
          <ChoiceSelect
            label={words.takenAs}
            value={tender}
            options={tenders.map((value) => ({ value, label: ticketWords.tenders[value] }))}
            placeholder={words.howPaid}
            onChoose={setTender}
          />
        </Box>
      )}
    </ConfirmDialog>
  )
}

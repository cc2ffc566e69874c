import { Box } from '@chakra-ui/react/box'
import { useState } from 'react'
import type { StageCommand } from '#shared/kitchen/board-actions'
import { tenders, type Tender } from '#shared/orders/constants'
import { cancelReasonIds, cancelReasons, type CancelReason } from '#shared/orders/order-steps'
import type { Ticket } from '#shared/orders/contract'
import { isUnpaid } from '#shared/payments/payment-text'
import { tenderNames } from '#shared/payments/tender'
import { usePolicy } from '#base/location/location'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { ReasonSelect } from '#ui/forms/reason-select'

/** Formats a number of tickets: `1 ticket`, `3 tickets`. */
export const countTickets = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`)

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
  const [reason, setReason] = useState<CancelReason | ''>('')
  const [tender, setTender] = useState<Tender | ''>('')
  const { payment } = usePolicy()
  const isCancelling = to === 'cancelled'
  const unpaid = isCancelling || payment === 'rehearsed' ? 0 : tickets.filter(isUnpaid).length
  return (
    <ConfirmDialog
      title={`${isCancelling ? 'Cancel' : 'Complete'} ${countTickets(tickets.length)}?`}
      confirmLabel={isCancelling ? 'Yes, cancel them' : 'Yes, complete them'}
      keepLabel="Keep them open"
      isReady={isCancelling ? reason !== '' : unpaid === 0 || tender !== ''}
      isDestructive={isCancelling}
      onConfirm={() => onConfirm({ ...(reason && { reason }), ...(tender && { tender }) })}
      onClose={onClose}
    >
      {isCancelling
        ? 'The guests see at once that their orders were cancelled. This cannot be undone.'
        : 'They count as handed over today. Each can be recalled for 15 minutes.'}
      {isCancelling && (
        <Box mt="4">
          <ReasonSelect value={reason} texts={cancelReasons} offered={cancelReasonIds} onChoose={setReason} />
        </Box>
      )}
      {unpaid > 0 && (
        <Box mt="4">
          {countTickets(unpaid)} to pay, taken as{' '}
          <ChoiceSelect
            label="Taken as"
            value={tender}
            options={tenders.map((value) => ({ value, label: tenderNames[value] }))}
            placeholder="Choose how they were paid"
            onChoose={setTender}
          />
        </Box>
      )}
    </ConfirmDialog>
  )
}

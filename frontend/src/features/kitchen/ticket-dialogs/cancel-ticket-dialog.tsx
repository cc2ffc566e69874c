import { Box } from '@chakra-ui/react/box'
import { useState } from 'react'
import { mayBeMade } from '#shared/inventory/waste'
import type { Ticket } from '#shared/orders/contract'
import { cancelReasonIds, type CancelReason } from '#shared/orders/order-steps'
import { isActiveStatus } from '#shared/orders/status'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { CheckRow } from '#ui/forms/native-fields'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { ReasonSelect } from '../actions/reason-select'
import { useTicketActions } from '../board/board-contexts'

type CancelTicketDialogProps = { readonly ticket: Ticket; readonly onClose: () => void }

/** Cancels an order, with a reason and, if it may be made, whether it is. */
export function CancelTicketDialog({ ticket, onClose }: CancelTicketDialogProps) {
  const { tickets } = useWords()
  const { cancelling: words } = useDialogWords().dialogs
  const { move } = useTicketActions()
  const { ticketNumber, status, customerInfo } = ticket
  const [isMade, setMade] = useState(true)
  const [reason, setReason] = useState<CancelReason | ''>('')
  const cancel = () => {
    if (reason !== '') move(ticket, { status: 'cancelled', reason, ...(mayBeMade(status) && { isMade }) })
  }
  return (
    <ConfirmDialog
      title={words.title(ticketNumber)}
      confirmLabel={words.confirm}
      keepLabel={words.keep}
      isReady={reason !== '' && isActiveStatus(status)}
      onConfirm={cancel}
      onClose={onClose}
    >
      {words.consequence(customerInfo.name)}
      <Box mt="4">
        <ReasonSelect value={reason} texts={tickets.cancelReasons} offered={cancelReasonIds} onChoose={setReason} />
      </Box>
      {mayBeMade(status) && (
        <Box mt="4">
          <CheckRow isChecked={isMade} onToggle={() => setMade(!isMade)}>
            {words.alreadyMade}
          </CheckRow>
        </Box>
      )}
    </ConfirmDialog>
  )
}

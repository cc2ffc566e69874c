import { Box } from '@chakra-ui/react/box'
import { useState } from 'react'
import { listPackingTicks } from '#shared/kitchen/packing'
import { unpackedReasonIds, type UnpackedReason } from '#shared/orders/handover'
import { useWords } from '#base/language/use-words'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { ReasonSelect } from '../actions/reason-select'
import type { TicketState } from '../board/use-board'
import { getTickText } from './packing-text'

type PackingDialogProps = {
  readonly ticket: TicketState
  readonly onConfirm: (reason: UnpackedReason) => void
  readonly onClose: () => void
}

/** Names what is not packed, and asks why the ticket is completed anyway. */
export function PackingDialog({ ticket, onConfirm, onClose }: PackingDialogProps) {
  const { board, tickets } = useWords()
  const { questions: words } = board
  const [reason, setReason] = useState<UnpackedReason | ''>('')
  const missing = listPackingTicks((ticket.packing ?? []).filter(({ isPacked }) => !isPacked))
  return (
    <ConfirmDialog
      title={words.notPacked(ticket.ticketNumber)}
      confirmLabel={words.completeAnyway}
      keepLabel={words.back}
      isReady={reason !== ''}
      onConfirm={() => reason !== '' && onConfirm(reason)}
      onClose={onClose}
    >
      {words.missing(tickets.listOf(missing.map((tick) => getTickText(tick, tickets))))}
      <Box mt="4">
        <ReasonSelect value={reason} texts={words.unpackedReasons} offered={unpackedReasonIds} onChoose={setReason} />
      </Box>
    </ConfirmDialog>
  )
}

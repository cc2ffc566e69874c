import { Box } from '@chakra-ui/react/box'
import { useMemo, useState } from 'react'
import { listPackingTicks } from '#shared/kitchen/packing'
import { unpackedReasonIds, type UnpackedReason } from '#shared/orders/handover'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { ReasonSelect } from '#ui/forms/reason-select'
import type { TicketActions } from '../board/use-board'
import { getTickText } from './packing-text'

type Move = Parameters<TicketActions['move']>

/**
 * Returns a board's actions, and the dialog that names what is not packed when a ticket is
 * completed (docs/product/kitchen.md#packing).
 */
export function usePackingQuestion(work: TicketActions) {
  const { board, tickets } = useWords()
  const { questions: words } = board
  const { dialogs } = useDialogWords()
  const [pending, setPending] = useState<Move | null>(null)
  const [reason, setReason] = useState<UnpackedReason | ''>('')
  const actions = useMemo<TicketActions>(
    () => ({
      ...work,
      move: (ticket, to) => {
        const isMissing = ticket.packing?.some(({ isPacked }) => !isPacked) === true
        if (isMissing && to.status === 'completed' && !to.override) {
          setReason('')
          setPending([ticket, to])
        } else work.move(ticket, to)
      },
    }),
    [work],
  )
  if (!pending) return { actions, dialog: null }
  const [ticket, to] = pending
  const missing = listPackingTicks((ticket.packing ?? []).filter(({ isPacked }) => !isPacked))
  const dialog = (
    <ConfirmDialog
      title={words.notPacked(ticket.ticketNumber)}
      confirmLabel={words.completeAnyway}
      keepLabel={words.back}
      isReady={reason !== ''}
      onConfirm={() => reason !== '' && work.move(ticket, { ...to, override: true, overrideReason: reason })}
      onClose={() => setPending(null)}
    >
      {words.missing(tickets.listOf(missing.map((tick) => getTickText(tick, tickets))))}
      <Box mt="4">
        <ReasonSelect
          value={reason}
          texts={words.unpackedReasons}
          offered={unpackedReasonIds}
          label={dialogs.reason}
          placeholder={dialogs.chooseReason}
          onChoose={setReason}
        />
      </Box>
    </ConfirmDialog>
  )
  return { actions, dialog }
}

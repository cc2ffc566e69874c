import { Suspense } from 'react'
import { usePackingQuestion } from '../packing/use-packing-question'
import { useTenderQuestion } from './use-tender-question'
import type { TicketActions } from '../board/use-board'
import { useHandoverQuestion } from './use-handover-question'

/**
 * Returns a board's actions, and the dialogs of what it asks as an order is completed: whether
 * everything is packed, the pickup code, then how it is paid.
 */
export function useHandoverQuestions(work: TicketActions) {
  const tender = useTenderQuestion(work)
  const code = useHandoverQuestion(tender.actions)
  const packing = usePackingQuestion(code.actions)
  const dialogs = (
    <Suspense fallback={null}>
      {packing.dialog}
      {code.dialog}
      {tender.dialog}
    </Suspense>
  )
  return { actions: packing.actions, dialogs }
}

import { useTenderQuestion } from '../board/use-tender-question'
import type { TicketActions } from '../board/use-board'
import { useHandoverQuestion } from './use-handover-question'

/**
 * Returns a board's actions, and the dialogs of what it asks as an order is completed: the pickup
 * code, then how it is paid.
 */
export function useHandoverQuestions(work: TicketActions) {
  const tender = useTenderQuestion(work)
  const { actions, dialog } = useHandoverQuestion(tender.actions)
  const dialogs = (
    <>
      {dialog}
      {tender.dialog}
    </>
  )
  return { actions, dialogs }
}

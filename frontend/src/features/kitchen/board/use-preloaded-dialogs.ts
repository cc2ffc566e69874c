import { useEffect } from 'react'
import { loadHandoverDialogs } from '../handover/lazy-dialogs'
import { loadCancelTicket, loadTicketDetails } from '../ticket-dialogs/load-dialogs'
import { loadTicketDialog } from '../ticket-dialogs/ticket-dialogs'
import { loadTicketMenu } from '../tickets/ticket-buttons'
import { loadKeysDialog } from './board-input'

/** The panels of tickets. A board loads them once it is shown. */
export const loadPanels = () => import('./panels')

const parts = [
  () => import('#ui/theme/theme-provider'),
  loadPanels,
  loadHandoverDialogs,
  loadKeysDialog,
  loadTicketMenu,
  loadTicketDialog,
  loadTicketDetails,
  loadCancelTicket,
]

/** Loads a board's panels and dialogs, so that they work without a connection later. */
export function usePreloadedDialogs(): void {
  useEffect(() => {
    for (const load of parts) load().catch(() => undefined)
  }, [])
}

import { useEffect } from 'react'
import { loadHandoverDialogs } from '../handover/lazy-dialogs'
import { loadTicketDetails, loadTicketMenu } from '../tickets/ticket-buttons'
import { loadKeysDialog } from './board-input'

const parts = [
  () => import('#ui/theme/theme-provider'),
  loadHandoverDialogs,
  loadKeysDialog,
  loadTicketMenu,
  loadTicketDetails,
]

/** Loads a board's dialogs and their theme, so that they work without a connection later. */
export function usePreloadedDialogs(): void {
  useEffect(() => {
    for (const load of parts) load().catch(() => undefined)
  }, [])
}

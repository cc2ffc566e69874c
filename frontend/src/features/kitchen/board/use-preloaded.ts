import { useEffect } from 'react'
import { waitForStartup } from '#base/loading/deferred-loading'
import { loadHandoverDialogs } from '../handover/lazy-dialogs'
import { loadCancelTicket, loadTicketDetails } from '../ticket-dialogs/load-dialogs'
import { loadTicketDialog } from '../ticket-dialogs/ticket-dialogs'
import { loadTicketMenu } from '../tickets/ticket-buttons'
import { loadKeysDialog } from './board-input'

/** The panels of tickets. A board loads them once it is shown. */
export const loadPanels = () => import('./panels')

const loadDialogs = () =>
  Promise.all([
    import('#ui/theme/theme-provider'),
    loadPanels(),
    loadHandoverDialogs(),
    loadKeysDialog(),
    loadTicketMenu(),
    loadTicketDialog(),
    loadTicketDetails(),
    loadCancelTicket(),
  ])

/**
 * Loads what a board may need without a connection later: once the board has started, or at once if
 * it needs it now.
 */
export function usePreloaded(load: () => Promise<unknown>, isNeededNow = false): void {
  useEffect(() => {
    let isLeft = false
    const ahead = () => isLeft || load().catch(() => undefined)
    if (isNeededNow) void ahead()
    else void waitForStartup().then(ahead)
    return () => {
      isLeft = true
    }
  }, [load, isNeededNow])
}

/** Loads a board's panels and dialogs after its first tickets. */
export const usePreloadedDialogs = (): void => usePreloaded(loadDialogs)

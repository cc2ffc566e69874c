import { useEffect, useState } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { listRecallableTickets } from '#shared/rules/kitchen-acts'
import { splitHeldOrders } from '#shared/rules/kitchen-schedule'
import { isToday } from './times'
import { useLocationConfig } from '#base/location/location'
import { loadTicketDetails } from './components/ticket-details'
import { loadTicketMenu } from './components/ticket-menu'
import { loadKeysDialog } from './components/lazy-keys'
import { useBoardSound } from './sound/use-sound'
import { usePracticeMode } from './practice-context'
import type { Board } from './use-board'
import { useCoarseNow } from './use-figures'
import { useBoardNews } from './use-news'
import { useUnconfirmedOrders } from './use-unanswered'

/**
 * What a board shows however it is drawn: its cards, what is held back or just done, what was
 * cancelled, its sound.
 */
export function useBoardView(board: Board, tickets: readonly Ticket[]) {
  const location = useLocationConfig()
  const now = useCoarseNow()
  const { board: onBoard, held } = splitHeldOrders(tickets, now.getTime())
  const heldToday = held.filter(({ scheduledFor }) => isToday(location, scheduledFor ?? '')).length
  const [cancelled, setCancelled] = useState<readonly Ticket[]>([])
  const [isHelpShown, setHelpShown] = useState(false)
  const isPractice = usePracticeMode() !== null
  const sound = useBoardSound()
  useBoardNews(board, (told) => {
    sound.ring(told.map(({ news }) => news))
    const gone = told.flatMap(({ news, ticket }) => (news === 'cancelled' ? [ticket] : []))
    if (gone.length > 0) setCancelled((all) => [...all, ...gone])
  })
  const unanswered = useUnconfirmedOrders(isPractice ? [] : tickets, () => sound.ring(['unanswered']))
  // They may be wanted when there is no connection to load them over.
  useEffect(() => {
    for (const load of [loadKeysDialog, loadTicketMenu, loadTicketDetails]) load().catch(() => undefined)
  }, [])
  const { refused } = board.acts
  const recalled = listRecallableTickets(tickets, now)
  return {
    onBoard,
    held,
    recalled,
    /** Orders held back for today and for later days apart; what can be put back. */
    counts: {
      later: held.length > heldToday ? `${heldToday} + ${held.length - heldToday} on other days` : heldToday,
      recall: recalled.length,
    },
    sound,
    ...unanswered,
    cancelled,
    onSeen: (id: string) => setCancelled((all) => all.filter((ticket) => ticket.id !== id)),
    conflicts: refused.filter(({ reason }) => reason !== ''),
    failedIds: new Set(refused.map(({ act }) => act.orderId)),
    isHelpShown,
    setHelpShown,
  }
}
export type BoardViewState = ReturnType<typeof useBoardView>

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { detectBoardAlerts, listRecallableTickets } from '#shared/kitchen/board-actions'
import type { BoardAlert } from '#shared/kitchen/board-actions'
import { isHeldOrder, splitHeldOrders } from '#shared/kitchen/ticket-timing'
import type { Board } from './use-board'
import { listUnconfirmedOrders } from '#shared/kitchen/intake'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { useCoarseNow } from './clock'
import { isToday } from '../tickets/tickets'
import { loadTicketDetails, loadTicketMenu } from '../tickets/ticket-buttons'
import { loadKeysDialog } from './board-input'
import { useBoardSound } from '../sound/use-sound'
import { usePracticeMode } from './board-contexts'

export type BoardNews = { readonly news: BoardAlert; readonly ticket: Ticket }

type Watched = Pick<Board, 'tickets' | 'serverTickets' | 'readAt'>

/** Tells what happened on the board that nobody did at this one. */
export function useBoardNews(
  { tickets, serverTickets, readAt }: Watched,
  tell: (told: readonly BoardNews[]) => void,
): void {
  const before = useRef<{ shown: readonly Ticket[]; from: Watched['serverTickets']; readAt: number }>(null)
  const told = useEffectEvent(tell)
  useEffect(() => {
    if (!tickets) return
    const shown = tickets.filter((ticket) => !isHeldOrder(ticket, Date.now()))
    const earlier = before.current
    before.current = { shown, from: serverTickets, readAt }
    // Between two readings, only what was done at this board has changed.
    if (!earlier || (earlier.from === serverTickets && earlier.readAt === readAt)) return
    const news = detectBoardAlerts(earlier.shown, shown)
    if (news.length > 0) told(news)
  }, [tickets, serverTickets, readAt])
}

/**
 * The orders that nobody has confirmed for minutes: rung for each minute, and told of until
 * somebody says that they saw.
 */
export function useUnconfirmedOrders(tickets: readonly Ticket[], ring: () => void) {
  const location = useLocationConfig()
  const now = useCoarseNow()
  const [seen, setSeen] = useState<readonly string[]>([])
  const waiting = listUnconfirmedOrders(tickets, location, now)
  const ids = waiting.map(({ id }) => id).join(' ')
  const alarm = useEffectEvent(ring)
  const minute = useNow().getTime()
  useEffect(() => {
    if (ids !== '') alarm()
  }, [ids, minute])
  return {
    unanswered: waiting.some(({ id }) => !seen.includes(id)) ? waiting : [],
    onUnansweredSeen: () => setSeen(waiting.map(({ id }) => id)),
  }
}

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

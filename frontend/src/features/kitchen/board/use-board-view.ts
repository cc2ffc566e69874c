import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { detectBoardAlerts, listRecallableTickets, type BoardAlert } from '#shared/kitchen/board-actions'
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

type BoardData = Pick<Board, 'tickets' | 'serverTickets' | 'readAt'>

/** Reports changes on the board that others made. */
export function useBoardNews(
  { tickets, serverTickets, readAt }: BoardData,
  onNews: (news: readonly BoardNews[]) => void,
): void {
  const before = useRef<{ shown: readonly Ticket[]; from: BoardData['serverTickets']; readAt: number }>(null)
  const report = useEffectEvent(onNews)
  useEffect(() => {
    if (!tickets) return
    const shown = tickets.filter((ticket) => !isHeldOrder(ticket, Date.now()))
    const earlier = before.current
    before.current = { shown, from: serverTickets, readAt }
    // Without a new response from the server, every change came from this board.
    if (!earlier || (earlier.from === serverTickets && earlier.readAt === readAt)) return
    const news = detectBoardAlerts(earlier.shown, shown)
    if (news.length > 0) report(news)
  }, [tickets, serverTickets, readAt])
}

/**
 * Returns orders that have waited for confirmation for minutes, until a cook marks them as seen.
 * Rings every minute meanwhile.
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
 * The state that every kind of board shows: tickets, held and recallable orders, notices and sound.
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
  useBoardNews(board, (news) => {
    sound.ring(news.map((item) => item.news))
    const removed = news.flatMap((item) => (item.news === 'cancelled' ? [item.ticket] : []))
    if (removed.length > 0) setCancelled((all) => [...all, ...removed])
  })
  const unanswered = useUnconfirmedOrders(isPractice ? [] : tickets, () => sound.ring(['unanswered']))
  // Preload these, so that they work without a connection later.
  useEffect(() => {
    for (const load of [loadKeysDialog, loadTicketMenu, loadTicketDetails]) load().catch(() => undefined)
  }, [])
  const { refused } = board.acts
  const recalled = listRecallableTickets(tickets, now)
  return {
    onBoard,
    held,
    recalled,
    /** Orders held for today and for later days, and orders that can be recalled. */
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

import { useEffect, useEffectEvent, useRef } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { detectBoardAlerts } from '#shared/rules/kitchen-news'
import type { BoardAlert } from '#shared/rules/kitchen-news'
import { isHeldOrder } from '#shared/rules/kitchen-schedule'
import type { Board } from './use-board'

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

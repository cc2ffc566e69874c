import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import {
  applyBoardActions,
  detectBoardAlerts,
  listRecallableTickets,
  type BoardAlert,
} from '#shared/kitchen/board-actions'
import { splitLeftovers } from '#shared/kitchen/leftovers'
import { isHeldOrder, splitHeldOrders } from '#shared/orders/timing/ticket-timing'
import { useWords } from '#base/language/use-words'
import type { Board } from './use-board'
import { useLocationConfig } from '#base/location/location'
import { getServerTime } from '#base/browser/server-clock'
import { useCoarseNow } from './clock'
import { listConflicts } from '../actions/outbox'
import { isToday } from '../tickets/times'
import { useFailedRefunds } from '../refunds/use-failed-refunds'
import { useBoardSound } from '../sound/use-sound'
import { useUnconfirmedOrders } from './use-unconfirmed-orders'
import { usePracticeMode } from './board-contexts'
import { usePreloadedDialogs } from './use-preloaded'

export type BoardNews = { readonly news: BoardAlert; readonly ticket: Ticket }

/** Returns the tickets that are not held, and the ids of those that are. */
function splitBoard(tickets: readonly Ticket[], now: number) {
  const held = new Set(tickets.filter((ticket) => isHeldOrder(ticket, now)).map(({ id }) => id))
  return { board: tickets.filter(({ id }) => !held.has(id)), held }
}

type BoardData = Pick<Board, 'tickets' | 'serverTickets' | 'readAt' | 'acts'>

/** Reports changes on the board that others made. */
export function useBoardNews(
  { tickets, serverTickets, readAt, acts }: BoardData,
  onNews: (news: readonly BoardNews[]) => void,
): void {
  const before = useRef<Pick<BoardData, 'tickets' | 'serverTickets' | 'readAt'> & { readonly at: number }>(null)
  const queued = acts.queued.map(({ act }) => act)
  const report = useEffectEvent((earlier: readonly Ticket[], at: number, now: number) => {
    const { board, held } = splitBoard(tickets ?? [], now)
    // An action that this board queued in the same render as a response is no news either. An order
    // that was moved to a later time is held again. It has left the board, but is not cancelled.
    const known = applyBoardActions(earlier, queued).filter(
      (ticket) => !isHeldOrder(ticket, at) && !held.has(ticket.id),
    )
    const news = detectBoardAlerts(known, board)
    if (news.length > 0) onNews(news)
  })
  useEffect(() => {
    if (!tickets) return
    const earlier = before.current
    const now = getServerTime()
    before.current = { tickets, serverTickets, readAt, at: now }
    // Without a new response from the server, every change came from this board.
    if (!earlier?.tickets || (earlier.serverTickets === serverTickets && earlier.readAt === readAt)) return
    report(earlier.tickets, earlier.at, now)
  }, [tickets, serverTickets, readAt])
}

/** Puts deliveries that left behind all others, so that they hide none that is still here. */
export const sortLeftLast = (tickets: readonly Ticket[]): readonly Ticket[] => [
  ...tickets.filter(({ status }) => status !== 'out-for-delivery'),
  ...tickets.filter(({ status }) => status === 'out-for-delivery'),
]

/** Whether no cook has taken an order: it is unconfirmed, or was confirmed automatically. */
const isUntaken = ({ status, history }: Pick<Ticket, 'status' | 'history'>): boolean =>
  status === 'pending' ||
  (status === 'confirmed' && history.findLast((step) => step.status === status)?.by === 'system')

/** Calls back when cooks, here or at other boards, have taken all orders. */
export function useOrdersTaken(tickets: readonly Pick<Ticket, 'status' | 'history'>[], onTaken: () => void): void {
  const isWaiting = tickets.some(isUntaken)
  const settle = useEffectEvent(onTaken)
  useEffect(() => {
    if (!isWaiting) settle()
  }, [isWaiting])
}

/** Returns the refunds that did not reach the card. Rings when another one fails. */
function useFailedRefundAlarm(ring: () => void) {
  const { code } = useLocationConfig()
  const { failedRefunds, ...actions } = useFailedRefunds(code)
  const known = useRef<ReadonlySet<string>>(null)
  const alarm = useEffectEvent(ring)
  useEffect(() => {
    if (!failedRefunds) return
    const current = failedRefunds.map(({ orderId, at }) => `${orderId} ${at}`)
    const before = known.current
    known.current = new Set(current)
    if (before && current.some((failure) => !before.has(failure))) alarm()
  }, [failedRefunds])
  return { failedRefunds, ...actions }
}

/**
 * The state that every kind of board shows: tickets, held and recallable orders, notices and sound.
 * `isConcerned` says whose cancellation the board announces.
 */
export function useBoardView(work: Board, tickets: readonly Ticket[], isConcerned = (_ticket: Ticket) => true) {
  const location = useLocationConfig()
  const now = useCoarseNow()
  const { panels } = useWords().board
  const { board, held } = splitHeldOrders(tickets, now.getTime())
  const { today: onBoard, leftovers } = splitLeftovers(board, location, now)
  const heldToday = held.filter(({ scheduledFor }) => isToday(location, scheduledFor ?? '')).length
  const [cancelled, setCancelled] = useState<readonly Ticket[]>([])
  const [isHelpShown, setHelpShown] = useState(false)
  const isPractice = usePracticeMode() !== null
  const sound = useBoardSound()
  useBoardNews(work, (all) => {
    const news = all.filter((item) => item.news !== 'cancelled' || isConcerned(item.ticket))
    sound.ring(news.map((item) => item.news))
    const removed = news.flatMap((item) => (item.news === 'cancelled' ? [item.ticket] : []))
    if (removed.length > 0) setCancelled((before) => [...before, ...removed])
  })
  useOrdersTaken(onBoard, sound.settle)
  const unanswered = useUnconfirmedOrders(isPractice ? [] : tickets, () => sound.ring(['unanswered']), work.isOneBump)
  const failedRefunds = useFailedRefundAlarm(() => sound.ring(['payment-failed']))
  usePreloadedDialogs()
  const { acts } = work
  const recalled = listRecallableTickets(tickets, now)
  return {
    onBoard,
    held,
    /** Open orders of earlier days, which the board doesn't show. */
    leftovers,
    recalled,
    /** Orders held for today and for later days, and orders that can be recalled. */
    counts: {
      later: held.length > heldToday ? panels.onOtherDays(heldToday, held.length - heldToday) : heldToday,
      recall: recalled.length,
      'end-of-day': leftovers.length,
    },
    sound,
    ...unanswered,
    failedRefunds,
    /** Cancelled elsewhere, until a cook acknowledges it. */
    cancelled,
    /** Their ids. */
    unseenIds: new Set(cancelled.map(({ id }) => id)),
    /** The ids of all cancelled orders. */
    cancelledIds: new Set(tickets.filter(({ status }) => status === 'cancelled').map(({ id }) => id)),
    onSeen: (id: string) => setCancelled((all) => all.filter((ticket) => ticket.id !== id)),
    conflicts: listConflicts(acts, tickets),
    /** The tickets whose action failed without an answer; a conflict has its own notice. */
    failedIds: new Set(acts.rejected.flatMap(({ act, reason }) => (reason === '' ? [act.orderId] : []))),
    isHelpShown,
    setHelpShown,
  }
}
export type BoardViewState = ReturnType<typeof useBoardView>

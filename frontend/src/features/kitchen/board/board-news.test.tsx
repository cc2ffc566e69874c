import { renderHook } from '@testing-library/react'
import type { Ticket } from '#shared/orders/contract'
import { applyBoardActions, type BoardAction } from '#shared/kitchen/board-actions'
import { resolveStage } from '#shared/orders/status'
import { buildTicket } from '#testing/fixtures'
import { noStoredActions } from '../actions/outbox'
import { useBoardNews, useOrdersTaken } from './use-board-view'

const ticket = buildTicket({ id: 'A', ticketNumber: 1, ...resolveStage({ status: 'confirmed' }) })
const move: BoardAction = {
  id: 'act-1',
  kind: 'move',
  orderId: 'A',
  ticketNumber: 1,
  from: resolveStage({ status: 'confirmed' }),
  to: resolveStage({ status: 'preparing' }),
}

/** What a board renders: a response of the server and the actions that it has not sent yet. */
const state = (serverTickets: Ticket[], readAt: number, ...acts: BoardAction[]) => ({
  tickets: applyBoardActions(serverTickets, acts),
  serverTickets,
  readAt,
  acts: { ...noStoredActions, queued: acts.map((act) => ({ act, waited: false })) },
})

function watchNews(first: ReturnType<typeof state>) {
  const news: string[] = []
  const { rerender } = renderHook(
    (now: ReturnType<typeof state>) => useBoardNews(now, (all) => news.push(...all.map((one) => one.news))),
    { initialProps: first },
  )
  return { news, rerender }
}

const moved = { ...ticket, ...resolveStage({ status: 'preparing' }) }

it('a tap that is rendered together with a response of the server is no news', () => {
  const { news, rerender } = watchNews(state([ticket], 1))
  rerender(state([{ ...ticket }], 2, move))
  rerender(state([moved], 3))
  expect(news).toEqual([])
})

it('a move at another board is news once', () => {
  const { news, rerender } = watchNews(state([ticket], 1))
  rerender(state([moved], 2))
  rerender(state([{ ...moved }], 3))
  expect(news).toEqual(['moved'])
})

it('an order that was moved to a later time is not announced as cancelled, and is new when its time comes', () => {
  const pending = buildTicket({ id: 'A', ...resolveStage({ status: 'pending' }) })
  const later = { ...pending, scheduledFor: new Date(Date.now() + 3 * 3_600_000).toISOString() }
  const { news, rerender } = watchNews(state([pending], 1))
  rerender(state([later], 2))
  expect(news).toEqual([])
  rerender(state([{ ...later, scheduledFor: new Date(Date.now() + 600_000).toISOString() }], 3))
  expect(news).toEqual(['new'])
  rerender(state([], 4))
  expect(news).toEqual(['new', 'cancelled'])
})

it('new orders are taken once cooks have confirmed all of them, not when that happens automatically', () => {
  let taken = 0
  const inStage = (id: string, status: 'pending' | 'confirmed', by?: 'system') => {
    const stage = resolveStage({ status })
    return buildTicket({ id, ...stage, history: [{ ...stage, at: '2026-05-01T16:01:00.000Z', ...(by && { by }) }] })
  }
  const { rerender } = renderHook((tickets: readonly Ticket[]) => useOrdersTaken(tickets, () => (taken += 1)), {
    initialProps: [inStage('A', 'pending'), inStage('B', 'pending')],
  })
  rerender([inStage('A', 'confirmed'), inStage('B', 'pending')])
  rerender([inStage('A', 'confirmed'), inStage('B', 'confirmed', 'system')])
  expect(taken).toBe(0)
  rerender([inStage('A', 'confirmed'), inStage('B', 'confirmed')])
  expect(taken).toBe(1)
})

import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import type { Ticket } from '#shared/orders/contract'
import { createQueryClient } from '#base/api/query-client'
import { clearBrowserStorage } from '#base/storage/storage'
import { buildTicket } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { useUnconfirmedOrders } from './use-unconfirmed-orders'

/** A Tuesday, 2 PM at the location; a week later in each test, because clocks run forward. */
let now = Date.parse('2026-07-07T18:00:00Z')
const placedAgo = (minutes: number) => ({ createdAt: new Date(now - minutes * 60_000).toISOString() })
const buildOld = () => buildTicket({ id: 'OLD', ...placedAgo(6) })
const buildNext = () => buildTicket({ id: 'NEXT', ...placedAgo(3) })

const ring = jest.fn()

beforeEach(() => {
  clearBrowserStorage()
  now += 7 * 24 * 3600_000
  jest.useFakeTimers({ now })
})
afterEach(() => void jest.useRealTimers())

const renderAlarm = (tickets: readonly Ticket[], isOneBump: boolean) => {
  const { result } = renderHook(() => useUnconfirmedOrders(tickets, ring, isOneBump), {
    wrapper: ({ children }) => <TestProviders client={createQueryClient()}>{children}</TestProviders>,
  })
  return () => result.current.unanswered.map(({ id }) => id)
}
const pass = (minutes: number) => act(() => void jest.advanceTimersByTime(minutes * 60_000 + 1_000))

it('rings once for each unconfirmed order, not each minute', () => {
  const waiting = renderAlarm([buildOld(), buildNext()], false)
  pass(1)
  expect([waiting(), ring.mock.calls.length]).toEqual([['OLD'], 1])
  fireEvent.pointerDown(document.body)
  pass(2)
  expect([waiting(), ring.mock.calls.length]).toEqual([['OLD', 'NEXT'], 2])
  pass(5)
  expect(ring).toHaveBeenCalledTimes(2)
})

describe('with one bump per ticket, where no one confirms', () => {
  it('a board that is touched does not ring for the tickets on it', () => {
    const waiting = renderAlarm([buildNext()], true)
    fireEvent.pointerDown(document.body)
    pass(6)
    expect([waiting(), ring.mock.calls.length]).toEqual([[], 0])
    cleanup()
    const reloaded = renderAlarm([buildNext()], true)
    expect([reloaded(), ring.mock.calls.length]).toEqual([[], 0])
    cleanup()
    // A new tab has none of the tab's own values.
    sessionStorage.clear()
    const newTab = renderAlarm([buildNext()], true)
    expect([newTab(), ring.mock.calls.length]).toEqual([[], 0])
  })

  it('an untouched board rings for them, until someone does', () => {
    const waiting = renderAlarm([buildNext()], true)
    pass(3)
    expect([waiting(), ring.mock.calls.length]).toEqual([['NEXT'], 1])
    act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
    expect(waiting()).toEqual([])
  })
})

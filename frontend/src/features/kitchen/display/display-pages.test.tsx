import { act, renderHook } from '@testing-library/react'
import { sortReadyLast } from '#shared/kitchen/ticket-items'
import type { Ticket } from '#shared/orders/contract'
import { buildTicket } from '#testing/fixtures'
import { useTicketPlaces } from './display-pages'

const nothingUnseen: ReadonlySet<string> = new Set()
const open = ['A', 'B', 'C'].map((id) => buildTicket({ id }))
const mark = (id: string, status: 'ready' | 'pending'): Ticket[] => [
  ...sortReadyLast(open.map((ticket) => (ticket.id === id ? { ...ticket, status } : ticket))),
]

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('a ready ticket moves behind the open ones once no one has bumped for four seconds, and back after a recall', () => {
  const { result, rerender } = renderHook(
    (tickets: readonly Ticket[]) => useTicketPlaces(tickets, 'x', nothingUnseen),
    {
      initialProps: open,
    },
  )
  const ids = () => result.current.map(({ ticket }) => ticket.id).join('')
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
  rerender(mark('A', 'ready'))
  pass(3_900)
  expect(ids()).toBe('ABC')
  pass(200)
  expect(ids()).toBe('BCA')
  rerender(mark('A', 'pending'))
  pass(4_100)
  expect(ids()).toBe('ABC')
})

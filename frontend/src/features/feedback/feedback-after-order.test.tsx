import { act, render, screen } from '@testing-library/react'
import type { Order } from '#shared/orders/contract'
import { createQueryClient } from '#base/api/query-client'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { FeedbackAfterOrder } from './feedback-after-order'

type CardProps = {
  readonly code: string | null
  readonly onGiven: (code: string) => void
  readonly onClose: () => void
}

jest.mock('./feedback-card', () => ({
  FeedbackCard: ({ code, onGiven, onClose }: CardProps) => (
    <>
      <output>{code}</output>
      <button onClick={() => onGiven('EMBER-7Q2K')}>Amazing!</button>
      <button onClick={onClose}>Close the card</button>
    </>
  ),
}))

const noon = Date.parse('2026-07-07T16:00:00Z')
const minutesAgo = (minutes: number) => new Date(noon - minutes * 60_000).toISOString()

beforeEach(() => jest.useFakeTimers({ now: noon, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }))
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

const whenSeen = (over: Partial<Order>) =>
  render(
    <TestProviders client={createQueryClient()}>
      <FeedbackAfterOrder order={buildOrder({ status: 'completed', kitchenStatus: 'completed', ...over })} />
    </TestProviders>,
  )
const passing = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000))
const card = () => screen.queryByRole('button', { name: 'Close the card' })
const sooner = () => screen.queryByRole('button', { name: 'Rate this order' })

it('is not at the tap on Complete, but an hour later', async () => {
  whenSeen({ completedAt: minutesAgo(0) })
  await passing(59)
  expect(card()).toBeNull()
  await passing(2)
  expect(card()).not.toBeNull()
})

it('asks whoever comes back later, and once', async () => {
  const { unmount } = whenSeen({ completedAt: minutesAgo(90) })
  await passing(0.1)
  act(() => card()?.click())
  expect(card()).toBeNull()
  unmount()
  whenSeen({ completedAt: minutesAgo(90) })
  await passing(1)
  expect([card(), sooner()]).toEqual([null, null])
})

it('shows the code again on the next visit, until it was put away', async () => {
  const { unmount } = whenSeen({ completedAt: minutesAgo(90) })
  await passing(0.1)
  act(() => screen.getByRole('button', { name: 'Amazing!' }).click())
  unmount()

  const again = whenSeen({ completedAt: minutesAgo(90) })
  await passing(0.01)
  expect(screen.getByRole('status').textContent).toBe('EMBER-7Q2K')
  act(() => card()?.click())
  again.unmount()

  whenSeen({ completedAt: minutesAgo(90) })
  await passing(1)
  expect([card(), sooner()]).toEqual([null, null])
})

it('is open sooner to whoever has something to say', async () => {
  whenSeen({ completedAt: minutesAgo(1) })
  act(() => sooner()?.click())
  await passing(0.01)
  expect(card()).not.toBeNull()
})

it('counts from the step where nothing but that was pushed', async () => {
  const stage = { status: 'completed', kitchenStatus: 'completed' } as const
  whenSeen({ createdAt: minutesAgo(120), history: [{ ...stage, at: minutesAgo(0) }] })
  await passing(5)
  expect(card()).toBeNull()
})

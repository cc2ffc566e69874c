import { act, render, screen } from '@testing-library/react'
import type { Order } from '#shared/orders/contract'
import { createQueryClient } from '#base/api/query-client'
import { discountCodeStore, removeUsedCode } from '#base/cart/discount-codes'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { useFeedbackAfterOrder } from './feedback-after-order'

type CardProps = {
  readonly onGiven: (code: string) => void
  readonly onClose: () => void
}

jest.mock('./feedback-card', () => ({
  FeedbackCard: ({ onGiven, onClose }: CardProps) => (
    <>
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

function FeedbackAfterOrder({ order }: { readonly order: Order }) {
  const { prompt, card } = useFeedbackAfterOrder(order)
  return (
    <>
      {prompt}
      {card}
    </>
  )
}

const renderFeedback = (overrides: Partial<Order>) =>
  render(
    <TestProviders client={createQueryClient()}>
      <FeedbackAfterOrder order={buildOrder({ status: 'completed', kitchenStatus: 'completed', ...overrides })} />
    </TestProviders>,
  )
const passMinutes = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000))
const card = () => screen.queryByRole('button', { name: 'Close the card' })
const ratings = () => screen.queryByRole('group', { name: 'Rate this order' })

it('asks for feedback an hour after the order is completed', async () => {
  renderFeedback({ completedAt: minutesAgo(0) })
  await passMinutes(59)
  expect(card()).toBeNull()
  await passMinutes(2)
  expect(card()).not.toBeNull()
})

it('asks no one else who has the link', async () => {
  renderFeedback({ completedAt: minutesAgo(90), mayRate: false })
  await passMinutes(1)
  expect([card(), ratings()]).toEqual([null, null])
})

it('asks a guest who returns later, but only once', async () => {
  const { unmount } = renderFeedback({ completedAt: minutesAgo(90) })
  await passMinutes(0.1)
  act(() => card()?.click())
  expect(card()).toBeNull()
  unmount()
  renderFeedback({ completedAt: minutesAgo(90) })
  await passMinutes(1)
  expect([card(), ratings()]).toEqual([null, null])
})

describe('a code that the guest received', () => {
  const code = () => screen.queryByRole('group', { name: 'Your discount code' })

  async function receiveCode() {
    const { unmount } = renderFeedback({ completedAt: minutesAgo(90) })
    await passMinutes(0.1)
    act(() => screen.getByRole('button', { name: 'Amazing!' }).click())
    expect(code()).toBeNull()
    act(() => card()?.click())
    expect([card(), ratings()]).toEqual([null, null])
    expect(code()?.textContent).toContain('EMBER-7Q2K')
    unmount()
    renderFeedback({ completedAt: minutesAgo(90) })
    await passMinutes(1)
    expect(card()).toBeNull()
  }
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

  it('stays on the page as one line after the card has closed, until it is dismissed', async () => {
    await receiveCode()
    press('Dismiss the code')
    await passMinutes(1)
    expect([code(), card(), ratings()]).toEqual([null, null, null])
  })

  it('can be applied to the cart, and stays until an order has used it', async () => {
    await receiveCode()
    press('Apply to Cart')
    expect([discountCodeStore.get(), location.pathname]).toEqual(['EMBER-7Q2K', '/menu'])
    expect(code()).not.toBeNull()
    act(() => removeUsedCode('EMBER-7Q2K'))
    expect(code()).toBeNull()
  })
})

it('a guest can rate the order before the hour has passed', async () => {
  renderFeedback({ completedAt: minutesAgo(1) })
  act(() => screen.getByRole('button', { name: 'Great' }).click())
  await passMinutes(0.01)
  expect(card()).not.toBeNull()
})

it('counts the hour from the history if the order has no completion time', async () => {
  const stage = { status: 'completed', kitchenStatus: 'completed' } as const
  renderFeedback({ createdAt: minutesAgo(120), history: [{ ...stage, at: minutesAgo(0) }] })
  await passMinutes(5)
  expect(card()).toBeNull()
})

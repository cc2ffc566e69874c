import { act, render, screen } from '@testing-library/react'
import { feedbackRoutes } from '#shared/feedback/contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { FeedbackCard } from './feedback-card'

// These tests don't record comments.
jest.mock('./recorder/record', () => ({ MAX_SECONDS: 60 }))
jest.mock('#base/live/live-connection', () => ({ subscribeToLive: () => () => {} }))

const server = setupMockServer()
const onComplete = jest.fn()
const onClose = jest.fn()

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'], advanceTimers: true }))
afterEach(() => {
  jest.useRealTimers()
  jest.clearAllMocks()
})

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const passSeconds = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

/** Rates the meal "Amazing!", skips the comment and waits for the thanks. */
async function giveFeedback(response: { bonusCode?: string; bonusPercent?: number }) {
  server.use(
    mockRoute(feedbackRoutes.giveFeedback, () => mockResponse(feedbackRoutes.giveFeedback, { id: 'f1', ...response })),
  )
  const card = (items: readonly string[]) => (
    <TestProviders client={createQueryClient()}>
      <FeedbackCard
        orderId="A1B2C3D4E5F6"
        orderItems={items}
        trigger="order_confirmation"
        onComplete={onComplete}
        onClose={onClose}
      />
    </TestProviders>
  )
  const { rerender } = render(card(['Green Tea']))
  press('Amazing!')
  await passSeconds(2)
  press('Skip')
  expect(await screen.findByText(/^(Thanks|Thank you) for your feedback!$/)).toBeTruthy()
  return { rerenderWithOtherItems: () => rerender(card(['Green Tea', 'Edamame'])) }
}

it('goes on with the rating that the guest chose on the page', async () => {
  render(
    <TestProviders client={createQueryClient()}>
      <FeedbackCard orderId="A1B2C3D4E5F6" orderItems={[]} trigger="order_confirmation" chosen={4} onClose={onClose} />
    </TestProviders>,
  )
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Great')
  await passSeconds(2)
  expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy()
})

it.each([
  ['a code', { bonusCode: 'EMBER-7Q2K', bonusPercent: 10 }, "Here's 10% off your next order"],
  ['a code of another percent', { bonusCode: 'EMBER-7Q2K', bonusPercent: 15 }, "Here's 15% off your next order"],
  ['thanks', {}, 'Your input helps us serve you better.'],
])('closes by itself five seconds after success, with %s', async (_what, response, text) => {
  const { rerenderWithOtherItems } = await giveFeedback(response)
  expect(screen.getByText(text)).toBeTruthy()
  await passSeconds(4)
  rerenderWithOtherItems()
  await passSeconds(0.5)
  expect(onClose).not.toHaveBeenCalled()
  await passSeconds(0.5)
  expect([onComplete.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

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
async function giveFeedback(response: { bonusCode?: string }) {
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

it('shows the code until the guest closes the card', async () => {
  const { rerenderWithOtherItems } = await giveFeedback({ bonusCode: 'EMBER-7Q2K' })
  await passSeconds(3600)
  rerenderWithOtherItems()
  await passSeconds(3600)
  expect(screen.getByText('EMBER-7Q2K')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  press('Close feedback')
  expect([onComplete.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

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

it('starts with the code of an earlier visit', async () => {
  render(
    <TestProviders client={createQueryClient()}>
      <FeedbackCard
        orderId="A1B2C3D4E5F6"
        orderItems={['Green Tea']}
        trigger="order_confirmation"
        code="EMBER-7Q2K"
        onClose={onClose}
      />
    </TestProviders>,
  )
  await passSeconds(60)
  expect(screen.getByRole('heading', { name: /Thanks for your feedback/ })).toBeTruthy()
  expect(screen.getByText('EMBER-7Q2K')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

it('thanks guests without a code and closes by itself after five seconds', async () => {
  await giveFeedback({})
  expect(screen.getByText('Your input helps us serve you better.')).toBeTruthy()
  await passSeconds(4.5)
  expect(onClose).not.toHaveBeenCalled()
  await passSeconds(0.5)
  expect(onClose).toHaveBeenCalledTimes(1)
})

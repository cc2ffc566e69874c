import { act, render, screen } from '@testing-library/react'
import { feedbackRoutes } from '#shared/feedback/contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { FeedbackCard } from './feedback-card'

// Nobody speaks here.
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
const passing = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

async function whenAmazing(given: { bonusCode?: string }) {
  server.use(
    mockRoute(feedbackRoutes.giveFeedback, () => mockResponse(feedbackRoutes.giveFeedback, { id: 'f1', ...given })),
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
  await passing(2)
  press('Skip')
  expect(await screen.findByText(/^(Thanks|Thank you) for your feedback!$/)).toBeTruthy()
  return { drawnAgain: () => rerender(card(['Green Tea', 'Edamame'])) }
}

it('leaves the code in sight until the guest puts it away', async () => {
  const { drawnAgain } = await whenAmazing({ bonusCode: 'EMBER-7Q2K' })
  await passing(3600)
  drawnAgain()
  await passing(3600)
  expect(screen.getByText('EMBER-7Q2K')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  press('Close feedback')
  expect([onComplete.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

it('begins with the code that was not put away before', async () => {
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
  await passing(60)
  expect(screen.getByRole('heading', { name: /Thanks for your feedback/ })).toBeTruthy()
  expect(screen.getByText('EMBER-7Q2K')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

it('goes away by itself after thanks without a code', async () => {
  await whenAmazing({})
  await passing(2)
  expect(onClose).not.toHaveBeenCalled()
  await passing(5)
  expect(onClose).toHaveBeenCalledTimes(1)
})

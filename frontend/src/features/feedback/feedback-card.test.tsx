import { act, render, screen } from '@testing-library/react'
import { feedback } from '#shared/contract/feedback'
import { newQueryClient } from '#base/api/query-client'
import { answer, givenAServer, on } from '#testing/a-server'
import { Providers } from '#testing/providers'
import { FeedbackCard } from './feedback-card'

// Nobody speaks here.
jest.mock('./recorder/record', () => ({ MAX_SECONDS: 60 }))
jest.mock('#base/live/use-live', () => ({ listen: () => () => {} }))

const server = givenAServer()
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
  server.use(on(feedback.give, () => answer(feedback.give, { id: 'f1', ...given })))
  const card = (items: readonly string[]) => (
    <Providers client={newQueryClient()}>
      <FeedbackCard
        orderId="A1B2C3D4E5F6"
        orderItems={items}
        trigger="order_confirmation"
        onComplete={onComplete}
        onClose={onClose}
      />
    </Providers>
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
    <Providers client={newQueryClient()}>
      <FeedbackCard
        orderId="A1B2C3D4E5F6"
        orderItems={['Green Tea']}
        trigger="order_confirmation"
        code="EMBER-7Q2K"
        onClose={onClose}
      />
    </Providers>,
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

import { act, render, screen } from '@testing-library/react'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { useIntake, useIntakeUpdates } from './use-intake'

type LiveOptions = { readonly onMessage: (message: { type: string }) => void }
const mockConnect = jest.fn<void, [LiveOptions]>()
jest.mock('#base/live/live-connection', () => ({ useLiveConnection: (options: LiveOptions) => mockConnect(options) }))

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
let requestCount = 0
setupMockServer(
  mockRoute(intakeRoutes.getIntake, () => {
    requestCount += 1
    return mockResponse(intakeRoutes.getIntake, {
      state: 'open',
      until: null,
      reason: null,
      extraMinutes: requestCount,
      delivery: 'open',
      deliveryUntil: null,
      quotes,
    })
  }),
)

const Part = () => <p>{`answer ${useIntake()?.extraMinutes}`}</p>

/** A page with several parts that use the intake. */
function Page({ parts }: { readonly parts: number }) {
  useIntakeUpdates()
  return Array.from({ length: parts }, (_, part) => <Part key={part} />)
}

const opened = Date.parse('2026-07-07T16:00:00Z')
const later = (seconds: number) => jest.setSystemTime(opened + seconds * 1000)

beforeEach(() => {
  requestCount = 0
  jest.useFakeTimers({ now: opened, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'], advanceTimers: true })
})
afterEach(() => jest.useRealTimers())

async function renderPage() {
  const client = createQueryClient()
  const page = (parts: number) => (
    <TestProviders client={client}>
      <Page parts={parts} />
    </TestProviders>
  )
  const { rerender } = render(page(2))
  await screen.findAllByText('answer 1')
  return { withParts: (parts: number) => rerender(page(parts)) }
}

it('sends one request however many parts of a page use it, even if some mount later', async () => {
  const { withParts } = await renderPage()
  later(8)
  withParts(5)
  expect(screen.getAllByText('answer 1')).toHaveLength(5)
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(requestCount).toBe(1)
})

it('sends a new request for a part that mounts after the response is stale', async () => {
  const { withParts } = await renderPage()
  later(12)
  withParts(3)
  expect(await screen.findAllByText('answer 2')).toHaveLength(3)
})

it('refetches once when the kitchen pushes a change of the intake, and for no other message', async () => {
  await renderPage()
  const push = (type: string) => act(() => mockConnect.mock.lastCall?.[0].onMessage({ type }))
  push('menu_update')
  push('intake_update')
  expect(await screen.findAllByText('answer 2')).toHaveLength(2)
  expect(requestCount).toBe(2)
})

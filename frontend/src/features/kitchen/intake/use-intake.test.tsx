import { act, render, screen } from '@testing-library/react'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { useIntake } from './use-intake'

type Told = { readonly onMessage: (message: { type: string }) => void }
const mockTold = jest.fn<void, [Told]>()
jest.mock('#base/live/live-connection', () => ({ useLiveConnection: (told: Told) => mockTold(told) }))

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
let asked = 0
setupMockServer(
  mockRoute(kitchenRoutes.getIntake, () => {
    asked += 1
    return mockResponse(kitchenRoutes.getIntake, {
      state: 'open',
      until: null,
      reason: null,
      extraMinutes: asked,
      quotes,
    })
  }),
)

const Part = () => <p>{`answer ${useIntake()?.extraMinutes}`}</p>

/** A page on which so many parts ask. */
const Page = ({ parts }: { readonly parts: number }) => Array.from({ length: parts }, (_, part) => <Part key={part} />)

const opened = Date.parse('2026-07-07T16:00:00Z')
const later = (seconds: number) => jest.setSystemTime(opened + seconds * 1000)

beforeEach(() => {
  asked = 0
  jest.useFakeTimers({ now: opened, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'], advanceTimers: true })
})
afterEach(() => jest.useRealTimers())

async function whenAPageOpens() {
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

it('asks once however many parts of a page want it, those that come a moment later too', async () => {
  const { withParts } = await whenAPageOpens()
  later(8)
  withParts(5)
  expect(screen.getAllByText('answer 1')).toHaveLength(5)
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(asked).toBe(1)
})

it('asks again for a part that comes when the answer is old', async () => {
  const { withParts } = await whenAPageOpens()
  later(12)
  withParts(3)
  expect(await screen.findAllByText('answer 2')).toHaveLength(3)
})

it('asks again as soon as the kitchen tells of a change, and of nothing else', async () => {
  await whenAPageOpens()
  const tell = (type: string) => act(() => mockTold.mock.lastCall?.[0].onMessage({ type }))
  tell('menu_update')
  tell('intake_update')
  expect(await screen.findAllByText('answer 2')).toHaveLength(2)
})

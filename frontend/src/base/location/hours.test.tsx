import { act, render, screen } from '@testing-library/react'
import { hours } from '#shared/contract/hours'
import { locations } from '#shared/locations/index'
import { momentOf } from '#shared/rules/schedule'
import { toldFrom } from '#shared/rules/hours-told'
import { newQueryClient } from '#base/api/query-client'
import { OpenStatus } from '#base/components/open-status'
import { answer, givenAServer, on } from '#testing/a-server'
import { Providers } from '#testing/providers'
import { tellHours } from './hours-store'
import { keepHours } from './keep-hours'

const [location] = locations
const noon = momentOf(location, '2026-06-02', 12 * 60)
const untilOne = { '2026-06-02': { spans: [{ opens: '10:00', closes: '13:00' }] } }
const shown = () => screen.getByText(/^(Open|Closed)/).textContent

givenAServer(
  on(hours.read, () =>
    answer(hours.read, {
      ...toldFrom({ ...location.hours, exceptions: { '2026-06-02': { spans: [] } } }),
      open: false,
      until: null,
      next: null,
      version: 7,
    }),
  ),
)

beforeEach(() => jest.useFakeTimers({ now: noon, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }))
afterEach(() => {
  jest.useRealTimers()
  act(() => tellHours(location, location.hours))
})

describe('the sign on an open page', () => {
  beforeEach(() => void render(<Providers client={newQueryClient()}>{<OpenStatus />}</Providers>))

  it('follows what the owner changes', () => {
    expect(shown()).toBe('Open until 9:30 PM')
    act(() => tellHours(location, { ...location.hours, exceptions: untilOne }))
    expect(shown()).toBe('Open until 1:00 PM')
  })

  it('turns over by itself with the minute at which it closes', () => {
    act(() => tellHours(location, { ...location.hours, exceptions: untilOne }))
    act(() => jest.advanceTimersByTime(59 * 60_000 + 59_000))
    expect(shown()).toBe('Open until 1:00 PM')
    act(() => jest.advanceTimersByTime(1_000))
    expect(shown()).toBe('Closed, opens tomorrow 10:30 AM')
  })

  it('reads the hours where no live connection comes about', async () => {
    const stop = keepHours(location)
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    jest.useRealTimers()
    await screen.findByText(/^Closed/)
    stop()
  })
})

import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { hoursRoutes } from '#shared/hours/contract'
import { locations } from '#shared/locations/index'
import { fromWallClock } from '#shared/platform/time'
import { presentOpeningHours, toLocationHours, toOpeningHours } from '#shared/hours/opening-hours'
import { createQueryClient } from '#base/api/query-client'
import { OpenStatus } from '#base/location/open-status'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { setLocationHours } from './hours-store'
import { followHours } from './follow-hours'

const [location] = locations
const noon = fromWallClock(location, '2026-06-02', 12 * 60)
const untilOne = { '2026-06-02': { spans: [{ opens: '10:00', closes: '13:00' }] } }
const statusText = () => screen.getByText(/^(Open|Closed)/).textContent

setupMockServer(
  mockRoute(hoursRoutes.getHours, () =>
    mockResponse(hoursRoutes.getHours, {
      ...presentOpeningHours(toOpeningHours({ ...location.hours, exceptions: { '2026-06-02': { spans: [] } } })),
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
  act(() => setLocationHours(location, location.hours))
})

describe('the opening status on an open page', () => {
  beforeEach(() => void render(<TestProviders client={createQueryClient()}>{<OpenStatus />}</TestProviders>))

  it('follows the changes of the owner', () => {
    expect(statusText()).toBe('Open until 9:30 PM')
    act(() => setLocationHours(location, { ...location.hours, exceptions: untilOne }))
    expect(statusText()).toBe('Open until 1:00 PM')
  })

  it('changes at the minute at which the restaurant closes', () => {
    act(() => setLocationHours(location, { ...location.hours, exceptions: untilOne }))
    act(() => jest.advanceTimersByTime(59 * 60_000 + 59_000))
    expect(statusText()).toBe('Open until 1:00 PM')
    act(() => jest.advanceTimersByTime(1_000))
    expect(statusText()).toBe('Closed, opens tomorrow 10:30 AM')
  })

  it('is read from the server if there is no live connection', async () => {
    const stop = followHours(location)
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    jest.useRealTimers()
    await screen.findByText(/^Closed/)
    stop()
  })
})

it('is not rendered again for hours that did not change', () => {
  const onRender = jest.fn()
  render(
    <TestProviders client={createQueryClient()}>
      <Profiler id="status" onRender={onRender}>
        <OpenStatus />
      </Profiler>
    </TestProviders>,
  )
  onRender.mockClear()
  act(() => setLocationHours(location, toLocationHours(toOpeningHours(location.hours))))
  expect(onRender).not.toHaveBeenCalled()
  act(() => setLocationHours(location, { ...location.hours, exceptions: untilOne }))
  expect(onRender).toHaveBeenCalled()
})

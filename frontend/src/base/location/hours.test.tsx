import { act, render, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { locationRoutes } from '#shared/kitchen/location-contract'
import { findLocation, locations, type Location } from '#shared/locations/index'
import { fromWallClock } from '#shared/platform/time'
import { toLocationHours, toOpeningHours } from '#shared/hours/opening-hours'
import { createQueryClient } from '#base/api/query-client'
import { OpenStatus } from '#base/location/open-status'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { presentLocation } from '#testing/present-location'
import { TestProviders } from '#testing/test-providers'
import { updateLocation, useLatestLocation } from './location-store'
import { followLocation } from './follow-location'

const [location] = locations
const noon = fromWallClock(location, '2026-06-02', 12 * 60)
const untilOne = { '2026-06-02': { spans: [{ opens: '10:00', closes: '13:00' }] } }
const statusText = () => screen.getByText(/^(Open|Closed)/).textContent

const closedToday = { ...location.hours, exceptions: { '2026-06-02': { spans: [] } } }
/** What the server answers of a location, and how often. */
let hours: Location['hours'] = closedToday
let reads = 0
setupMockServer(
  mockRoute(locationRoutes.getLocation, ({ url }) => {
    reads += 1
    return mockResponse(
      locationRoutes.getLocation,
      presentLocation(findLocation(url.split('/').at(-1) ?? '') ?? location, { hours, version: 7 }),
    )
  }),
)

beforeEach(() => jest.useFakeTimers({ now: noon, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }))
afterEach(() => {
  jest.useRealTimers()
  act(() => updateLocation(location, location))
})

describe('the opening status on an open page', () => {
  beforeEach(() => void render(<TestProviders client={createQueryClient()}>{<OpenStatus />}</TestProviders>))

  it('follows the changes of the owner', () => {
    expect(statusText()).toBe('Open until 9:30 PM')
    act(() => updateLocation(location, { hours: { ...location.hours, exceptions: untilOne } }))
    expect(statusText()).toBe('Open until 1:00 PM')
  })

  it('changes at the minute at which the restaurant closes', () => {
    act(() => updateLocation(location, { hours: { ...location.hours, exceptions: untilOne } }))
    act(() => jest.advanceTimersByTime(59 * 60_000 + 59_000))
    expect(statusText()).toBe('Open until 1:00 PM')
    act(() => jest.advanceTimersByTime(1_000))
    expect(statusText()).toBe('Closed, opens tomorrow 10:30 AM')
  })

  it('is read from the server if there is no live connection', async () => {
    const stop = followLocation(location)
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
  act(() => updateLocation(location, { hours: toLocationHours(toOpeningHours(location.hours)) }))
  expect(onRender).not.toHaveBeenCalled()
  act(() => updateLocation(location, { hours: { ...location.hours, exceptions: untilOne } }))
  expect(onRender).toHaveBeenCalled()
})

it.each(locations)('is not rendered again once the unchanged facts of $name were read', async (place) => {
  hours = place.hours
  reads = 0
  const onRender = jest.fn()
  const Name = () => useLatestLocation(place).fullName
  render(
    <Profiler id="name" onRender={onRender}>
      <Name />
    </Profiler>,
  )
  onRender.mockClear()
  const stop = followLocation(place)
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  jest.useRealTimers()
  await waitFor(() => expect(reads).toBe(1))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(onRender).not.toHaveBeenCalled()
  stop()
})

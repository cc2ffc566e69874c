import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { locations } from '#shared/locations/index'
import { slotRoutes } from '#shared/orders/slots-contract'
import { createQueryClient } from '#base/api/query-client'
import { Toaster } from '#ui/toaster'
import { buildTicket } from '#testing/fixtures'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { LocationContext } from '#base/location/location'
import { RescheduleDialog } from './reschedule-dialog'

const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 600_000) * 600_000 + hours * 3_600_000).toISOString()
const [now, free] = [inHours(1), inHours(3)]
const ticket = buildTicket({ scheduledFor: now, promisedFrom: now })
const requests: string[] = []
const moves: unknown[] = []
const server = setupMockServer(
  mockRoute(slotRoutes.listSlots, ({ url }) => {
    requests.push(new URL(url).search)
    return mockResponse(slotRoutes.listSlots, { slots: [{ at: free, left: 1 }], nextAt: free, largestPart: null })
  }),
)

it('offers free times, and shows why a time could not be reserved', async () => {
  const user = userEvent.setup()
  let isDone = false
  server.use(
    mockRoute(kitchenRoutes.rescheduleOrder, async (request) => {
      moves.push(await request.json())
      return moves.length === 1
        ? problemResponse('slot-full', 'All places at 6:10 PM are taken.')
        : mockResponse(kitchenRoutes.rescheduleOrder, { ...ticket, scheduledFor: free })
    }),
  )
  render(
    <TestProviders client={createQueryClient()}>
      <RescheduleDialog ticket={ticket} onClose={() => (isDone = true)} />
      <Toaster />
    </TestProviders>,
  )
  const times = await screen.findByRole('combobox', { name: 'Time' })
  const options = [...times.querySelectorAll('option')].map(({ value }) => value)
  expect(options).toEqual(['', free])
  // Its own place and kitchen time count as free.
  expect(requests[0]).toContain(`order=${ticket.id}`)
  const move = screen.getByRole('button', { name: 'Reschedule' })
  expect(move).toHaveProperty('disabled', true)
  await user.selectOptions(times, free)
  await user.click(move)
  await screen.findByText('All places at 6:10 PM are taken.')
  expect(isDone).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  await waitFor(() => expect(isDone).toBe(true))
  expect(moves).toEqual([{ at: free }, { at: free }])
})

it('after midnight, the day of the night that goes on is proposed', async () => {
  jest.useFakeTimers({ now: new Date('2027-01-16T05:30:00Z'), advanceTimers: true })
  const night = [{ opens: '17:00', closes: '01:00' }]
  const hours = { week: [night, night, night, night, night, night, night], exceptions: {} } as const
  render(
    <TestProviders client={createQueryClient()}>
      <LocationContext value={{ ...locations[0], hours }}>
        <RescheduleDialog ticket={{ ...ticket, promisedFrom: '2027-01-16T05:50:00Z' }} onClose={() => undefined} />
      </LocationContext>
    </TestProviders>,
  )
  expect(await screen.findByLabelText('Day')).toMatchObject({ value: '2027-01-15', min: '2027-01-15' })
  jest.useRealTimers()
})

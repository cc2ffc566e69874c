import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { daypartEditingRoutes, daypartRoutes, type LocationDayparts } from '#shared/dayparts/contract'
import type { AffectedOrder } from '#shared/hours/editing-contract'
import { weekdaysFromMonday } from '#shared/hours/opening-hours'
import { locations } from '#shared/locations/index'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DeskPage } from '../desk-page'

const [first] = locations
const lunch = { id: 'lunch', name: 'Lunch', days: [...weekdaysFromMonday], from: '11:00', to: '15:00' }

/** The dayparts stored on the server. */
let stored: Map<string, LocationDayparts>
let affected: readonly AffectedOrder[]
const at = (code: string) => stored.get(code) ?? { dayparts: [], version: 1 }
const getLocationOf = ({ url }: Request): string => url.split('/').at(-1) ?? ''

setupMockServer(
  sessionHandler,
  mockRoute(daypartRoutes.getDayparts, (request) =>
    mockResponse(daypartRoutes.getDayparts, at(getLocationOf(request))),
  ),
  mockRoute(daypartEditingRoutes.updateDayparts, async (request) => {
    const body = daypartEditingRoutes.updateDayparts.body.parse(await request.json())
    if (affected.length > 0 && !body.acceptAffected)
      return problemResponse('orders-affected', '1 order is outside.', { members: { orders: affected } })
    const next = { dayparts: body.dayparts, version: body.version + 1 }
    stored.set(getLocationOf(request), next)
    return mockResponse(daypartEditingRoutes.updateDayparts, next)
  }),
)

const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(async () => {
  stored = new Map([[first.code, { dayparts: [], version: 1 }]])
  affected = []
  await renderPage('/desk/dayparts', <DeskPage />)
  await screen.findByRole('heading', { name: 'Parts of the day' })
})

it('adds a lunch menu and sets it at all locations in three taps', async () => {
  const usual = { ...lunch, days: ['mon', 'tue', 'wed', 'thu', 'fri'] }
  await tap('Add Lunch, Mon-Fri, 11 AM to 3 PM')
  await tap('Save')
  await waitFor(() => expect(at(first.code).dayparts).toEqual([usual]))
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Use these at/ }).disabled).toBe(false),
  )
  await tap(/^Use these at/)
  await waitFor(() => expect(locations.map(({ code }) => at(code).dayparts)).toEqual(locations.map(() => [usual])))
})

it('marks what is missing, and names orders that are left outside', async () => {
  await tap('Add a daypart')
  type('Name', '!')
  await tap('Save')
  expect(await screen.findByText('Enter a name with letters or digits')).toBeTruthy()
  expect(at(first.code).version).toBe(1)
  type('Name', 'Late night')
  type('To', '02:30')
  affected = [{ id: 'o1', ticketNumber: 7, at: '2027-01-15T19:30:00Z', name: 'Dana', type: 'pickup' }]
  await tap('Save')
  expect(await screen.findByText('1 order is outside these dayparts')).toBeTruthy()
  await tap('Save anyway')
  await waitFor(() =>
    expect(at(first.code).dayparts).toEqual([{ ...lunch, id: 'late-night', name: 'Late night', to: '02:30' }]),
  )
})

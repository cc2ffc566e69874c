import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LocationSettings, defaultKitchenSettings, settingsRoutes } from '#shared/kitchen/settings-contract'
import { locationFactsShape } from '#shared/kitchen/fact-shapes'
import { toLocationFacts } from '#shared/locations/facts'
import { locations } from '#shared/locations/index'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DeskPage } from '../desk-page'
import { allSettings } from './setting-fields'

const first = LocationSettings.parse({ ...defaultKitchenSettings, ...toLocationFacts(locations[0]), version: 1 })

/** The settings stored on the server. */
let stored: LocationSettings

setupMockServer(
  sessionHandler,
  mockRoute(settingsRoutes.getLocationSettings, () => mockResponse(settingsRoutes.getLocationSettings, stored)),
  mockRoute(settingsRoutes.updateLocationSettings, async (request) => {
    const body = settingsRoutes.updateLocationSettings.body.parse(await request.json())
    if (body.version !== stored.version)
      return problemResponse('changed-meanwhile', '', { members: { current: stored } })
    if (body.delivery?.zipCodes.includes('33805'))
      return problemResponse('invalid-input', '', {
        errors: [{ path: 'delivery.zipCodes', message: 'Highland City delivers to 33805' }],
      })
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    stored = LocationSettings.parse({ ...stored, ...given, version: stored.version + 1 })
    return mockResponse(settingsRoutes.updateLocationSettings, stored)
  }),
)

beforeEach(async () => {
  stored = first
  await renderPage('/desk/settings', <DeskPage />)
  await screen.findByLabelText('Delivery fee')
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('has a field for everything that the owner decides', () => {
  const paths = allSettings.map(({ path }) => path.split('.')[0])
  expect([...new Set(paths)].sort()).toEqual(Object.keys(locationFactsShape).sort())
})

it('saves typed texts, amounts, lists and links as the call takes them, and leaves the rest', async () => {
  type('Phone', '727.555.0100')
  type('Delivery fee', '3,49')
  type('Free from', '')
  type('ZIP codes', '34652 34653\n34667')
  type('Minutes by ZIP code', '34653 60\n34667: 75 min')
  type('Tips', '10, 25')
  type('Review pages', 'Maps of the town https://maps.example/ember\n')
  type('Daily report to', 'owner@ember.example')
  fireEvent.change(screen.getByLabelText('Online payments'), { target: { value: 'off' } })
  await save()
  await waitFor(() => expect(stored.version).toBe(2))
  expect(stored).toEqual({
    ...first,
    phone: '727.555.0100',
    delivery: {
      ...first.delivery,
      fee: '3.49',
      freeFrom: null,
      zipCodes: ['34652', '34653', '34667'],
      zipMinutes: [
        { zipCode: '34653', minutes: 60 },
        { zipCode: '34667', minutes: 75 },
      ],
    },
    tipPercents: [10, 25],
    links: { ...first.links, reviews: [{ label: 'Maps of the town', url: 'https://maps.example/ember' }] },
    reportTo: 'owner@ember.example',
    takesOnlinePayments: false,
    version: 2,
  })
})

it.each([
  ['Phone', '555', /ten digits/],
  ['Delivery fee', 'free', /amount such as/],
  ['ZIP codes', '34652, 3465', /five digits/],
  ['Minutes by ZIP code', '34652 soon', /five digits|whole number of minutes/],
  ['Minutes by ZIP code', '34652 5', /from 15 to 240/],
  ['Minutes by ZIP code', '34652 60\n34653 90 or so', /^34653 90 or so: .*Write it as 34654 60$/],
  ['Minutes by ZIP code', '90210 60', /among the ZIP codes/],
  ['Tips', '15, 90', /whole percents/],
  ['Main color', 'red', /color such as/],
  ['Latitude', 'north', /latitude from/],
  ['Review pages', 'Maps www.example.com', /begins with https/],
  ['Daily report to', 'nobody', /Please enter an e-mail address/],
])('marks %s with %s at its field and sends nothing', async (label, value, message) => {
  type(label, value)
  await save()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(label))
  expect(stored.version).toBe(1)
})

it('shows what only the server knows at the field', async () => {
  type('ZIP codes', '33805')
  await save()
  expect(await screen.findByText('Highland City delivers to 33805')).toBeTruthy()
})

it('asks which value to keep if another owner changed the same one', async () => {
  stored = { ...first, phone: '(727) 555-0122', email: 'other@ember.example', version: 2 }
  type('Phone', '(727) 555-0111')
  await save()
  expect(await screen.findByText(/\(727\) 555-0122/)).toBeTruthy()
  expect(screen.queryByText(/other@ember\.example/)).toBeNull()
})

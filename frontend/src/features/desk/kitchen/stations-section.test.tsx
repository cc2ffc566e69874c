import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { LocationSettings, defaultKitchenSettings, settingsRoutes } from '#shared/kitchen/settings-contract'
import { toLocationFacts } from '#shared/locations/facts'
import { locations } from '#shared/locations/index'
import { defaultStations } from '#shared/orders/timing/stations'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { StationsSection } from './stations-section'

const quotes = { pickup: { min: 20, max: 25 }, delivery: { min: 35, max: 50 } }
const intake = {
  state: 'open',
  until: null,
  reason: null,
  extraMinutes: 0,
  delivery: 'open',
  deliveryUntil: null,
  quotes,
} as const
const stations = { stations: defaultStations.map((one) => ({ ...one })), version: 3 }
const capacity = { pickup: null, delivery: 4, kitchenTime: false, version: 7 }
const proposed = {
  days: 14,
  stations: [
    { station: 'hibachi', minutesPerDish: 9.5, orders: 120 },
    { station: 'sushi', minutesPerDish: null, orders: 3 },
  ],
} as const
const settings = LocationSettings.parse({ ...defaultKitchenSettings, ...toLocationFacts(locations[0]), version: 2 })
const sent: unknown[] = []
const refusals: Response[] = []
beforeEach(() => sent.splice(0))

setupMockServer(
  sessionHandler,
  mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, intake)),
  mockRoute(capacityRoutes.getStations, () => mockResponse(capacityRoutes.getStations, stations)),
  mockRoute(capacityRoutes.proposeStations, () =>
    mockResponse(capacityRoutes.proposeStations, { ...proposed, stations: [...proposed.stations] }),
  ),
  mockRoute(capacityRoutes.getCapacity, () => mockResponse(capacityRoutes.getCapacity, capacity)),
  mockRoute(settingsRoutes.getLocationSettings, () => mockResponse(settingsRoutes.getLocationSettings, settings)),
  mockRoute(settingsRoutes.updateLocationSettings, async (request) => {
    sent.push(await request.json())
    return mockResponse(settingsRoutes.updateLocationSettings, { ...settings, lockAfterMinutes: 30, version: 3 })
  }),
  mockRoute(capacityRoutes.updateStations, async (request) => {
    sent.push(await request.json())
    return refusals.shift() ?? mockResponse(capacityRoutes.updateStations, { ...stations, version: 4 })
  }),
  mockRoute(capacityRoutes.updateCapacity, async (request) => {
    sent.push(await request.json())
    return refusals.shift() ?? mockResponse(capacityRoutes.updateCapacity, { pickup: 6, delivery: null, version: 8 })
  }),
)

it('says in dishes what a quarter of an hour holds, and switches the reservation on', async () => {
  await renderPage('/desk/kitchen', <StationsSection />)
  expect(await screen.findByText(/room for 6 hibachi dishes, .* in each quarter of an hour/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Orders reserve kitchen time'), 'on')
  const [, save] = screen.getAllByRole('button', { name: 'Save' })
  await userEvent.click(save ?? document.body)
  await waitFor(() => expect(sent).toEqual([{ pickup: null, delivery: 4, kitchenTime: true, version: 7 }]))
})

it('shows the current quote, and saves stations and limits separately with the version that was read', async () => {
  await renderPage('/desk/kitchen', <StationsSection />)
  expect(await screen.findByText(/quoted 20-25 minutes for pickup, 35-50 for delivery/)).toBeTruthy()

  const hands = within(screen.getByRole('group', { name: 'Sushi' })).getByLabelText('Dishes at once')
  await userEvent.clear(hands)
  await userEvent.type(hands, '5')
  const [saveStations, saveLimits] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(saveLimits?.disabled).toBe(true)
  if (saveStations) await userEvent.click(saveStations)
  expect(sent[0]).toMatchObject({ version: 3, stations: [{ hands: 4 }, { station: 'sushi', hands: 5 }, {}, {}] })

  await userEvent.type(screen.getByLabelText('Pickups'), '6')
  await userEvent.clear(screen.getByLabelText('Deliveries'))
  if (saveLimits) await userEvent.click(saveLimits)
  expect(sent[1]).toEqual({ pickup: 6, delivery: null, kitchenTime: false, version: 7 })
})

it('sets when tablets lock, and how much a cook refunds', async () => {
  await renderPage('/desk/kitchen', <StationsSection />)
  const minutes = await screen.findByLabelText('Tablets lock after')
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '30')
  const limit = screen.getByLabelText('A cook refunds an order up to')
  await userEvent.clear(limit)
  await userEvent.type(limit, '40')
  const save = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })[2]
  if (save) await userEvent.click(save)
  await waitFor(() =>
    expect(sent).toEqual([
      { lockAfterMinutes: 30, refundLimit: '40.00', handoverCodeFrom: null, packing: false, version: 2 },
    ]),
  )
})

it('proposes measured times, which one tap applies and Save stores', async () => {
  await renderPage('/desk/kitchen', <StationsSection />)
  const proposal = within(await screen.findByRole('region', { name: 'Suggested minutes per dish' }))
  expect(proposal.getByText(/Hibachi 9.5 min \(120 orders\)\.$/)).toBeTruthy()
  await userEvent.click(proposal.getByRole('button', { name: 'Use these' }))
  expect(proposal.getByRole<HTMLButtonElement>('button', { name: 'In use' }).disabled).toBe(true)
  const [saveStations] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })
  if (saveStations) await userEvent.click(saveStations)
  expect(sent[0]).toMatchObject({
    stations: [{ station: 'hibachi', minutesPerDish: 9.5 }, { minutesPerDish: 6 }, {}, {}],
  })
})

const conflict = async () => within(await screen.findByRole('alert', { name: 'Someone else changed this' }))
const late = (current: object) => problemResponse('changed-meanwhile', 'Somebody was faster.', { members: { current } })

it("a conflict between two users' stations is resolved in the common conflict panel", async () => {
  await renderPage('/desk/kitchen', <StationsSection />)
  const boxAt = async (station: string, label: string) =>
    within(await screen.findByRole('group', { name: station })).getByLabelText(label)
  const type = async (box: HTMLElement, text: string) => {
    await userEvent.clear(box)
    await userEvent.type(box, text)
  }
  const theirs = stations.stations.map((one) =>
    one.station === 'sushi' ? { ...one, hands: 9 } : one.station === 'fry' ? { ...one, minutesPerDish: 7 } : one,
  )
  refusals.push(late({ stations: theirs, autoConfirm: true, version: 5 }))
  await type(await boxAt('Hibachi', 'Dishes at once'), '6')
  await type(await boxAt('Sushi', 'Dishes at once'), '5')
  const [save] = screen.getAllByRole('button', { name: 'Save' })
  if (save) await userEvent.click(save)
  const panel = await conflict()
  expect(panel.getByText('Also changed by them: Fry, Confirming orders.')).toBeTruthy()
  expect(panel.getByLabelText<HTMLInputElement>('Keep mine: 5 dishes at once, 6 min per dish').checked).toBe(true)
  await userEvent.click(panel.getByLabelText('Take theirs: 9 dishes at once, 6 min per dish'))
  await userEvent.click(panel.getByRole('button', { name: 'Save with these' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({
    version: 5,
    stations: [{ hands: 6 }, { hands: 9 }, { minutesPerDish: 7 }, {}],
  })
  expect(sent[1]).not.toHaveProperty('autoConfirm')
})

it("a conflict about limits that is resolved with the other user's values leaves nothing to save", async () => {
  await renderPage('/desk/kitchen', <StationsSection />)
  refusals.push(late({ pickup: 12, delivery: 4, version: 9 }))
  await userEvent.type(await screen.findByLabelText('Pickups'), '6')
  const saves = screen.getAllByRole('button', { name: 'Save' })
  await userEvent.click(saves[1] ?? document.body)
  const panel = await conflict()
  await userEvent.click(panel.getByLabelText('Take theirs: 12'))
  await userEvent.click(panel.getByRole('button', { name: 'Save with these' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Pickups').value).toBe('12'))
  expect(sent).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deskPromises } from '#shared/contract/slots/promises'
import { kitchen } from '#shared/contract/kitchen'
import { usualStations } from '#shared/rules/stations'
import { answer, givenAServer, on } from '#testing/a-server'
import { knowsVisitor, whenOpened } from '#testing/at-the-desk'
import { StationsSection } from './stations-section'

const quotes = { pickup: { min: 20, max: 25 }, delivery: { min: 35, max: 50 } }
const intake = { state: 'open', until: null, reason: null, extraMinutes: 0, quotes } as const
const stations = { stations: usualStations.map((one) => ({ ...one })), version: 3 }
const capacity = { pickup: null, delivery: 4, version: 7 }
const proposed = {
  days: 14,
  stations: [
    { station: 'hibachi', minutesPerDish: 9.5, orders: 120 },
    { station: 'sushi', minutesPerDish: null, orders: 3 },
  ],
} as const
const sent: unknown[] = []
beforeEach(() => sent.splice(0))

givenAServer(
  knowsVisitor,
  on(kitchen.intake, () => answer(kitchen.intake, intake)),
  on(deskPromises.stations, () => answer(deskPromises.stations, stations)),
  on(deskPromises.proposedStations, () =>
    answer(deskPromises.proposedStations, { ...proposed, stations: [...proposed.stations] }),
  ),
  on(deskPromises.capacity, () => answer(deskPromises.capacity, capacity)),
  on(deskPromises.changeStations, async (request) => {
    sent.push(await request.json())
    return answer(deskPromises.changeStations, { ...stations, version: 4 })
  }),
  on(deskPromises.changeCapacity, async (request) => {
    sent.push(await request.json())
    return answer(deskPromises.changeCapacity, { pickup: 6, delivery: null, version: 8 })
  }),
)

it('tells the quote of now, and saves hands and limits each by itself, over the version that was read', async () => {
  await whenOpened('/desk/kitchen', <StationsSection />)
  expect(await screen.findByText(/quoted 20-25 minutes for pickup, 35-50 for delivery/)).toBeTruthy()

  const hands = within(screen.getByRole('group', { name: 'Sushi' })).getByLabelText('Hands')
  await userEvent.clear(hands)
  await userEvent.type(hands, '5')
  const [saveStations, saveLimits] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(saveLimits?.disabled).toBe(true)
  if (saveStations) await userEvent.click(saveStations)
  expect(sent[0]).toMatchObject({ version: 3, stations: [{ hands: 4 }, { station: 'sushi', hands: 5 }, {}, {}] })

  await userEvent.type(screen.getByLabelText('Pickups'), '6')
  await userEvent.clear(screen.getByLabelText('Deliveries'))
  if (saveLimits) await userEvent.click(saveLimits)
  expect(sent[1]).toEqual({ pickup: 6, delivery: null, version: 7 })
})

it('proposes what the last weeks took, which one tap takes over and Save keeps', async () => {
  await whenOpened('/desk/kitchen', <StationsSection />)
  const proposal = within(await screen.findByRole('region', { name: 'What the last weeks took' }))
  expect(proposal.getByText(/Hibachi 9.5 min \(120 orders\)\.$/)).toBeTruthy()
  await userEvent.click(proposal.getByRole('button', { name: 'Use these' }))
  expect(proposal.getByRole<HTMLButtonElement>('button', { name: 'In use' }).disabled).toBe(true)
  const [saveStations] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })
  if (saveStations) await userEvent.click(saveStations)
  expect(sent[0]).toMatchObject({
    stations: [{ station: 'hibachi', minutesPerDish: 9.5 }, { minutesPerDish: 6 }, {}, {}],
  })
})

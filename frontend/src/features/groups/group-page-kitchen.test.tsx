import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { groupRoutes, type Group } from '#shared/groups/contract'
import { intakeRoutes, type OrderIntake } from '#shared/kitchen/intake-contract'
import { menuRoutes } from '#shared/menu/contract'
import { locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { UNATTENDED_KITCHEN_REASON } from '#shared/kitchen/intake'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { joinedGroupStore } from '#base/session/joined-group'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { GroupPage } from './group-page'

const mockPolicy = getPolicy({ ...locations[0], mode: 'live' })
jest.mock('#base/location/location', () => ({
  ...jest.requireActual<object>('#base/location/location'),
  usePolicy: () => mockPolicy,
}))

/** Noon and 3 AM of a Tuesday in the restaurant's time zone. */
const noon = new Date('2026-07-07T16:00:00Z')
const night = new Date('2026-07-07T07:00:00Z')
let mockNow = noon
jest.mock('#base/browser/use-now', () => ({ useNow: () => mockNow }))
jest.mock('#base/live/live-connection', () => ({
  useLiveConnection: () => ({ state: 'open', error: null }),
  subscribeToLive: () => () => {},
}))

const roll = buildMenuItem({ id: 7, name: 'California Roll', price: '6.25' })
const line = { id: '7', menuItemId: roll.id, quantity: 1, notes: '', options: null }
const group: Group = {
  id: 'LINK',
  locationId: roll.locationId,
  state: 'open',
  version: 3,
  hostId: 'anna',
  people: [
    { id: 'anna', name: 'Anna', version: 1, lines: [line] },
    { id: 'ben', name: 'Ben', version: 1, lines: [] },
  ],
  orderId: null,
  orderType: 'pickup',
  wantedAt: null,
  startedAt: '2026-07-07T15:00:00.000Z',
  endsAt: '2100-07-08T15:00:00.000Z',
  you: null,
}

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const openIntake: OrderIntake = {
  state: 'open',
  until: null,
  reason: null,
  extraMinutes: 0,
  delivery: 'open',
  deliveryUntil: null,
  quotes,
}
let intake = openIntake
setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [roll])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
  mockRoute(groupRoutes.getGroup, () => mockResponse(groupRoutes.getGroup, group)),
  mockRoute(groupRoutes.updateGroupState, () =>
    mockResponse(groupRoutes.updateGroupState, { ...group, state: 'closed', version: 4 }),
  ),
  mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, intake)),
)

beforeEach(() => {
  intake = openIntake
  mockNow = noon
  cartStore.change(() => [])
})

function openGroupAs(name: 'Anna' | 'Ben' | null) {
  const isHost = name === 'Anna'
  const joined = name && { id: 'LINK', token: 'a'.repeat(40), personId: name.toLowerCase(), name, isHost }
  joinedGroupStore.set(
    joined && { ...joined, hostName: 'Anna', endsAt: group.endsAt, closedAtVersion: null, joinedAtVersion: 1 },
  )
  const place = memoryLocation({ path: '/group/LINK', record: true })
  render(
    <TestProviders client={createQueryClient()}>
      <Router hook={place.hook}>
        <Route path="/group/:id" component={GroupPage} />
      </Router>
    </TestProviders>,
  )
  return place
}

/** Returns the status messages of the loaded page. */
async function readStatusMessages(): Promise<(string | null)[]> {
  await screen.findByRole('heading', { level: 1 })
  const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(statuses().join('')).not.toBe(''))
  return statuses().filter((text) => text !== '')
}

const paused = { ...openIntake, state: 'paused', until: '2026-07-07T16:40:00Z' } as const

describe('a group order while the kitchen', () => {
  it.each([
    ['Anna', 'you'],
    ['Ben', 'Anna'],
    [null, 'Anna'],
  ] as const)('is closed: %s reads until when, and what %s can do', async (name, sender) => {
    mockNow = night
    openGroupAs(name)
    expect(await readStatusMessages()).toEqual([`Closed, opens 10:30 AM: ${sender} can send it for later.`])
  })

  it.each([
    ['Anna', 'you'],
    ['Ben', 'Anna'],
  ] as const)('is paused: %s reads until when, and what %s can do', async (name, sender) => {
    intake = paused
    openGroupAs(name)
    expect(await readStatusMessages()).toEqual([`Paused until 12:40 PM: ${sender} can send it for later.`])
  })

  it('is not answering shows that', async () => {
    intake = { ...paused, until: null, reason: UNATTENDED_KITCHEN_REASON }
    openGroupAs('Ben')
    expect(await readStatusMessages()).toEqual(['The kitchen is not answering: Anna can send it for later.'])
  })

  it('is busy shows the longer wait, and can be sent', async () => {
    intake = { ...openIntake, state: 'busy', extraMinutes: 15 }
    openGroupAs('Anna')
    expect(await readStatusMessages()).toEqual(['The kitchen is busy: about 15 minutes longer.'])
  })

  it('is paused can be filled and checked out, because the checkout offers later times', async () => {
    intake = paused
    const place = openGroupAs('Anna')
    await readStatusMessages()
    expect(screen.getByRole('link', { name: 'Add dishes' })).toBeTruthy()
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Close and Check Out' })
    await waitFor(() => expect(send.disabled).toBe(false))
    await userEvent.click(send)
    await userEvent.click(await screen.findByRole('button', { name: 'Close Anyway' }))
    await waitFor(() => expect(place.history.at(-1)).toBe('/checkout'))
    expect(cartStore.get()).toHaveLength(1)
  })

  it('is open shows no status', async () => {
    openGroupAs('Ben')
    expect(await screen.findByText('1× California Roll')).toBeTruthy()
    expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', ''])
  })
})

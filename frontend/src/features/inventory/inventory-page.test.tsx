import { screen } from '@testing-library/react'
import type { User } from '#shared/accounts/contract'
import { inventoryRoutes } from '#shared/inventory/contract'
import { locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { buildUser } from '#testing/fixtures'
import { sessionHandler, renderPage } from '#testing/render-page'
import { InventoryPage } from './inventory-page'

const mockPolicies = {
  live: getPolicy({ ...locations[0], mode: 'live' }),
  test: getPolicy({ ...locations[0], mode: 'test' }),
}
let mockSite: 'live' | 'test'
jest.mock('#base/location/location', () => ({
  ...jest.requireActual<object>('#base/location/location'),
  usePolicy: () => mockPolicies[mockSite],
}))
jest.mock('#base/live/live-connection', () => ({ useLiveConnection: () => ({ state: 'open', error: null }) }))

let asked = 0
const refused = () => {
  asked += 1
  return problemResponse('not-allowed', 'Only staff may do this.')
}
const server = setupMockServer(
  sessionHandler,
  ...Object.values(inventoryRoutes)
    .filter(({ method }) => method === 'GET')
    .map((reading) => mockRoute(reading, refused)),
)

beforeEach(() => (asked = 0))

const whenVisited = (site: 'live' | 'test', user: User | null) => {
  mockSite = site
  return renderPage('/inventory', <InventoryPage />, user)
}
const words = () => document.body.textContent

const forACustomer =
  'Inventory is for the people who work here. You are signed in as dana@example.com, which is not one of their accounts.'

describe('the store room', () => {
  it('is kindly closed to a customer of a live site, who asks the server for nothing of it', async () => {
    await whenVisited('live', buildUser())
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Restricted' })).toBeTruthy()
    expect(screen.getByText(forACustomer)).toBeTruthy()
    expect(asked).toBe(0)
  })

  it.each([
    ['test', 'a site that opened to the public meanwhile', buildUser()],
    ['live', 'somebody who works here no more', buildUser({ role: 'kitchen' })],
  ] as const)('of a %s site says the same where the server refuses it: %s', async (site, _who, user) => {
    await whenVisited(site, user)
    expect(await screen.findByText(forACustomer)).toBeTruthy()
    expect(asked).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(words()).not.toMatch(/could not be|went wrong|error|Only staff/i)
  })

  it('asks a guest to log in, and comes back here', async () => {
    await whenVisited('live', null)
    expect(await screen.findByText(/Please log in to see it\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/api/login?returnTo=%2Finventory')
  })

  it('that can’t be read for another reason is tried again', async () => {
    server.use(mockRoute(inventoryRoutes.listStock, () => problemResponse()))
    await whenVisited('live', buildUser({ role: 'admin' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory' })).toBeTruthy()
    expect((await screen.findAllByRole('button', { name: 'Try Again' })).length).toBeGreaterThan(0)
  })
})

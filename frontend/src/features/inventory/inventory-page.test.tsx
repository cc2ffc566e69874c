import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from '#shared/accounts/contract'
import { inventoryRoutes } from '#shared/inventory/contract'
import { locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
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

let requestCount = 0
const reject = () => {
  requestCount += 1
  return problemResponse('not-allowed', 'Only staff may do this.')
}
const server = setupMockServer(
  sessionHandler,
  ...Object.values(inventoryRoutes)
    .filter(({ method }) => method === 'GET')
    .map((route) => mockRoute(route, reject)),
)

beforeEach(() => (requestCount = 0))

const visit = (site: 'live' | 'test', user: User | null) => {
  mockSite = site
  return renderPage('/inventory', <InventoryPage />, user)
}
const pageText = () => document.body.textContent

const customerMessage = 'Inventory is for staff. You are signed in as dana@example.com, which has no access.'

describe('the inventory page', () => {
  it('is closed to customers of a live site, without any request', async () => {
    await visit('live', buildUser())
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Restricted' })).toBeTruthy()
    expect(screen.getByText(customerMessage)).toBeTruthy()
    expect(requestCount).toBe(0)
  })

  it.each([
    ['test', 'a site that went live meanwhile', buildUser()],
    ['live', 'a former employee', buildUser({ role: 'kitchen' })],
  ] as const)('of a %s site shows the same message if the server rejects the user: %s', async (site, _case, user) => {
    await visit(site, user)
    expect(await screen.findByText(customerMessage)).toBeTruthy()
    expect(requestCount).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(pageText()).not.toMatch(/could not be|went wrong|error|Only staff/i)
  })

  it('asks guests to log in and returns here afterwards', async () => {
    await visit('live', null)
    expect(await screen.findByText(/Please log in to see it\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/api/login?returnTo=%2Finventory')
  })

  it('offers cooks waste and counts, nothing else', async () => {
    server.use(mockRoute(inventoryRoutes.listStock, () => mockResponse(inventoryRoutes.listStock, [])))
    await visit('live', buildUser({ role: 'kitchen', email: '', firstName: 'Grill', lastName: '', tabletId: 'T1' }))
    expect(await screen.findByRole('radio', { name: 'Count' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Record Waste' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Waste' }))
    expect(dialog.queryByRole('combobox', { name: 'Movement type' })).toBeNull()
    expect(dialog.getByRole('option', { name: 'Expired' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add Item' })).toBeNull()
    expect(screen.queryByRole('link', { name: "Owner's Desk" })).toBeNull()
  })

  it('leads the owner back to the desk', async () => {
    await visit('live', buildUser({ role: 'admin' }))
    expect((await screen.findByRole('link', { name: "Owner's Desk" })).getAttribute('href')).toBe('/desk')
  })

  it('offers a retry after any other error', async () => {
    server.use(mockRoute(inventoryRoutes.listStock, () => problemResponse()))
    await visit('live', buildUser({ role: 'admin' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory' })).toBeTruthy()
    expect((await screen.findAllByRole('button', { name: 'Try Again' })).length).toBeGreaterThan(0)
  })
})

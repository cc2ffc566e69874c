import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { POOL_USER_ID_PREFIX } from '#shared/accounts/access'
import { locationRoutes } from '#shared/kitchen/location-contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { findLocation, locations } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { FakeSocket } from '#testing/fake-socket'
import { buildTicket, buildUser } from '#testing/fixtures'
import { presentLocation } from '#testing/present-location'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { adminUser, renderPage, sessionHandler } from '#testing/render-page'
import { KitchenPage } from './kitchen-page'

/** The locations whose orders were read. */
const read: string[] = []
const codeOf = ({ url }: Request): string => new URL(url).pathname.split('/').at(-1) ?? ''

setupMockServer(
  sessionHandler,
  mockRoute(kitchenRoutes.listTickets, (request) => {
    const code = codeOf(request)
    read.push(code)
    const ticketNumber = code === 'HENOK' ? 30 : 10
    return mockResponse(kitchenRoutes.listTickets, [
      buildTicket({ id: `ORDER-${code}`, ticketNumber, createdAt: new Date().toISOString() }),
    ])
  }),
  mockRoute(kitchenRoutes.getBoardSettings, () =>
    mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false, lockAfterMinutes: 5 }),
  ),
  mockRoute(locationRoutes.getLocation, (request) =>
    mockResponse(locationRoutes.getLocation, presentLocation(findLocation(codeOf(request)) ?? locations[0])),
  ),
)

beforeAll(() => Object.assign(globalThis, { WebSocket: FakeSocket }))
beforeEach(() => void read.splice(0))
afterEach(() => overrideModes())

const choice = () => screen.queryByRole('combobox', { name: 'Location' })
const namesIn = (list: HTMLElement | null) => [...(list?.children ?? [])].map(({ textContent }) => textContent)
const findTicket = (ticketNumber: number) => screen.findByLabelText(`Confirm ticket ${ticketNumber}`)

describe('the board of a user with several locations', () => {
  it('switches to the orders of another location on the same site, and starts there again', async () => {
    const first = await renderPage('/kitchen', <KitchenPage />)
    await findTicket(10)
    expect(namesIn(choice())).toEqual(locations.map(({ name }) => name))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Nokomis')
    await findTicket(30)
    expect(screen.queryByLabelText('Confirm ticket 10')).toBeNull()
    expect(document.title).toContain(String(findLocation('HENOK')?.fullName))
    await waitFor(() => expect(FakeSocket.newest?.sent).toContain('{"type":"subscribe","locationId":6}'))
    first.unmount()

    read.splice(0)
    await renderPage('/kitchen', <KitchenPage />)
    await findTicket(30)
    expect(new Set(read)).toEqual(new Set(['HENOK']))
  })

  it('does not show the chosen location to the next user, who works elsewhere', async () => {
    const cook = buildUser({ role: 'kitchen', locations: ['HENPR'] })
    await renderPage('/kitchen', <KitchenPage />, cook)
    await findTicket(10)
    expect(choice()).toBeNull()
    expect(new Set(read)).toEqual(new Set(['HENPR']))
  })

  it('offers only locations where the role counts', async () => {
    await renderPage('/kitchen', <KitchenPage />, { ...adminUser, locations: ['HENPR', 'HEHC'] })
    await findTicket(10)
    expect(namesIn(choice())).toEqual(['New Port Richey', 'Highland City'])
  })

  it('never offers a live location to a tester', async () => {
    overrideModes('HENOK=live')
    await renderPage('/kitchen', <KitchenPage />)
    await findTicket(10)
    expect(namesIn(choice())).toEqual(['New Port Richey', 'Highland City'])
  })

  it('never offers a test location to staff of live locations', async () => {
    overrideModes('live,HENOK=test')
    await renderPage('/kitchen', <KitchenPage />, { ...adminUser, id: `${POOL_USER_ID_PREFIX}omar` })
    await findTicket(10)
    expect(namesIn(choice())).toEqual(['New Port Richey', 'Highland City'])
  })

  it('is not offered to customers and guests, who see the open boards of a test site', async () => {
    for (const user of [buildUser(), null]) {
      const { unmount } = await renderPage('/kitchen', <KitchenPage />, user)
      await findTicket(10)
      expect(choice()).toBeNull()
      unmount()
    }
  })
})

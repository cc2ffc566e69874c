import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getTabletUserId } from '#shared/accounts/access'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { overrideModes } from '#shared/locations/policy'
import { KITCHEN_POST_KEY } from '#base/storage/storage-keys'
import { FakeSocket } from '#testing/fake-socket'
import { buildTicket, buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { KitchenPage } from '../kitchen-page'

const tablet = buildUser({
  id: getTabletUserId('T1'),
  firstName: 'Grill',
  lastName: '',
  role: 'kitchen',
  locations: ['HENPR'],
  tabletId: 'T1',
})

setupMockServer(
  sessionHandler,
  mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, [buildTicket({})])),
  mockRoute(kitchenRoutes.getBoardSettings, () =>
    mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false, lockAfterMinutes: 5 }),
  ),
)

beforeAll(() => Object.assign(globalThis, { WebSocket: FakeSocket }))
beforeEach(() => overrideModes('live'))
afterEach(() => {
  overrideModes()
  localStorage.clear()
})

describe('a new tablet', () => {
  it('asks once what it shows, and opens the display of that station', async () => {
    await renderPage('/kitchen', <KitchenPage />, tablet)
    const dialog = within(await screen.findByRole('dialog', { name: 'What does Grill show?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sushi' }))
    await waitFor(() => expect(document.querySelector('.display')).not.toBeNull())
    expect(localStorage.getItem(KITCHEN_POST_KEY)).toBe('sushi')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks nothing that it knows, and nothing on other browsers', async () => {
    localStorage.setItem(KITCHEN_POST_KEY, '')
    await renderPage('/kitchen', <KitchenPage />, tablet)
    await screen.findByText('Live')
    expect(screen.queryByRole('dialog')).toBeNull()
    localStorage.clear()
    await renderPage('/kitchen', <KitchenPage />, buildUser({ role: 'kitchen' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a tablet that shows the counter', () => {
  const choose = async () => {
    const { unmount } = await renderPage('/kitchen', <KitchenPage />, tablet)
    await userEvent.click(await screen.findByRole('button', { name: 'Counter' }))
    expect(location.pathname).toBe('/kitchen/counter')
    unmount()
  }

  it('opens it again after a restart, also from the installed app', async () => {
    await choose()
    await renderPage('/kitchen?display=1', <KitchenPage />, tablet)
    await waitFor(() => expect(location.pathname).toBe('/kitchen/counter'))
  })

  it('shows the kitchen when staff ask for it, and forgets the counter once it gets a station', async () => {
    await choose()
    await renderPage('/kitchen?station=all&display=1', <KitchenPage />, tablet)
    await userEvent.selectOptions(await screen.findByLabelText('Screen for'), 'Sushi')
    expect(localStorage.getItem(KITCHEN_POST_KEY)).toBe('sushi')
    expect(location.pathname).toBe('/kitchen')
    await userEvent.selectOptions(screen.getByLabelText('Screen for'), 'Counter')
    expect(location.pathname).toBe('/kitchen/counter')
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { POOL_USER_ID_PREFIX, getTabletUserId } from '#shared/accounts/access'
import { authRoutes } from '#shared/accounts/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { overrideModes } from '#shared/locations/policy'
import { tabletRoutes } from '#shared/team/contract'
import { KITCHEN_DISPLAY_KEY, KITCHEN_POST_KEY } from '#base/storage/storage-keys'
import { FakeSocket } from '#testing/fake-socket'
import { buildTicket, buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler, testSession } from '#testing/render-page'
import { TabletBar } from './tablet-bar'
import { KitchenPage } from '../kitchen-page'

const onTablet = (id: string, firstName: string, lastName: string) =>
  buildUser({ id, firstName, lastName, role: 'kitchen', locations: ['HENPR'], tabletId: 'T1' })
const locked = onTablet(getTabletUserId('T1'), 'Grill', '')
const mia = onTablet(`${POOL_USER_ID_PREFIX}mia`, 'Mia', 'Cook')

/** The PINs that were tried. */
let tried: string[]

const server = setupMockServer(
  sessionHandler,
  mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, [buildTicket({})])),
  mockRoute(kitchenRoutes.getBoardSettings, () => mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false })),
  mockRoute(tabletRoutes.listCooks, () =>
    mockResponse(tabletRoutes.listCooks, [
      { userId: mia.id, name: 'Mia Cook' },
      { userId: `${POOL_USER_ID_PREFIX}ben`, name: 'Ben Fry' },
    ]),
  ),
  mockRoute(tabletRoutes.unlockTablet, async (request) => {
    const { pin } = tabletRoutes.unlockTablet.body.parse(await request.json())
    tried.push(pin)
    if (pin !== '1234') return problemResponse('wrong-pin', 'This PIN is wrong.')
    testSession.user = mia
    return mockResponse(tabletRoutes.unlockTablet, mia)
  }),
  mockRoute(authRoutes.signOut, () => {
    testSession.user = locked
    return mockResponse(authRoutes.signOut, undefined)
  }),
)

beforeAll(() => Object.assign(globalThis, { WebSocket: FakeSocket }))
beforeEach(() => {
  overrideModes('live')
  tried = []
})
afterEach(() => {
  overrideModes()
  localStorage.clear()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choosePerson = async () => {
  await press('Unlock')
  await userEvent.click(await screen.findByRole('button', { name: 'Mia Cook' }))
}
const enter = async (pin: string) => {
  const pad = within(screen.getByRole('dialog'))
  for (const digit of pin) await userEvent.click(pad.getByRole('button', { name: digit }))
}

describe('a locked kitchen tablet', () => {
  beforeEach(async () => {
    await renderPage('/kitchen', <TabletBar />, locked)
    await screen.findByText('Grill is locked. Unlock it to make changes.')
  })

  it('is unlocked with name and PIN, shows the cook, and is locked again', async () => {
    await choosePerson()
    await enter('1234')
    expect(await screen.findByText('Mia Cook')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Lock')
    expect(await screen.findByText('Grill is locked. Unlock it to make changes.')).toBeTruthy()
  })

  it('says that a PIN is wrong and takes another one', async () => {
    await choosePerson()
    await enter('9999')
    expect((await screen.findByText('This PIN is wrong.')).getAttribute('role')).toBe('alert')
    expect(screen.getByText('0 of 4 digits entered')).toBeTruthy()
    for (const key of '1234') fireEvent.keyDown(document.body, { key })
    expect(await screen.findByText('Mia Cook')).toBeTruthy()
    expect(tried).toEqual(['9999', '1234'])
  })

  it('says how long to wait after too many wrong PINs', async () => {
    const detail = 'Too many wrong PINs. Please wait 15 minutes.'
    server.use(mockRoute(tabletRoutes.unlockTablet, () => problemResponse('too-many-requests', detail)))
    await choosePerson()
    await enter('1111')
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(screen.getByText('Grill is locked. Unlock it to make changes.')).toBeTruthy()
  })
})

it('a tablet can be unlocked and locked in the full-screen display', async () => {
  localStorage.setItem(KITCHEN_DISPLAY_KEY, 'on')
  await renderPage('/kitchen', <KitchenPage />, locked)
  const display = await waitFor(() => {
    const shown = document.querySelector('.display')
    if (!(shown instanceof HTMLElement)) throw new Error('There is no display')
    return within(shown)
  })
  expect(display.getByText('Grill is locked. Unlock it to make changes.')).toBeTruthy()
  await userEvent.click(display.getByRole('button', { name: 'Unlock' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Mia Cook' }))
  await enter('1234')
  expect(await display.findByRole('button', { name: 'Lock' })).toBeTruthy()
})

describe('a new tablet', () => {
  it('asks once what it shows, and opens the display of that station', async () => {
    await renderPage('/kitchen', <KitchenPage />, locked)
    const dialog = within(await screen.findByRole('dialog', { name: 'What does Grill show?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sushi' }))
    await waitFor(() => expect(document.querySelector('.display')).not.toBeNull())
    expect(localStorage.getItem(KITCHEN_POST_KEY)).toBe('sushi')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks nothing that it was told before, and no other browser is asked', async () => {
    localStorage.setItem(KITCHEN_POST_KEY, '')
    await renderPage('/kitchen', <KitchenPage />, locked)
    await screen.findByText('Live')
    expect(screen.queryByRole('dialog')).toBeNull()
    localStorage.clear()
    await renderPage('/kitchen', <KitchenPage />, buildUser({ role: 'kitchen' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { POOL_USER_ID_PREFIX, getTabletUserId } from '#shared/accounts/access'
import { authRoutes } from '#shared/accounts/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { overrideModes } from '#shared/locations/policy'
import { tabletRoutes } from '#shared/team/contract'
import { callApi } from '#base/api/client'
import { createQueryClient } from '#base/api/query-client'
import { KITCHEN_DISPLAY_KEY, KITCHEN_POST_KEY } from '#base/storage/storage-keys'
import { FakeSocket } from '#testing/fake-socket'
import { buildTicket, buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { renderPage, sessionHandler, testSession } from '#testing/render-page'
import { StaffHeader } from '../../../app/layout/staff-header'
import { KitchenPage } from '../kitchen-page'
import { useIdle, useLockAfterMs } from './use-tablet'

const onTablet = (id: string, firstName: string, lastName: string) =>
  buildUser({ id, firstName, lastName, role: 'kitchen', locations: ['HENPR'], tabletId: 'T1' })
const locked = onTablet(getTabletUserId('T1'), 'Grill', '')
const mia = onTablet(`${POOL_USER_ID_PREFIX}mia`, 'Mia', 'Cook')
const ben = { ...onTablet(`${POOL_USER_ID_PREFIX}ben`, 'Ben', 'Fry'), role: 'lead' as const }

const staffHeader = <StaffHeader />

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const intake = {
  state: 'open' as const,
  until: null,
  reason: null,
  extraMinutes: 0,
  delivery: 'open' as const,
  deliveryUntil: null,
  quotes,
}

/** The PINs that were tried. */
let tried: string[]

const server = setupMockServer(
  sessionHandler,
  mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, [buildTicket({})])),
  mockRoute(kitchenRoutes.getBoardSettings, () =>
    mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false, lockAfterMinutes: 5 }),
  ),
  mockRoute(tabletRoutes.listCooks, () =>
    mockResponse(tabletRoutes.listCooks, [
      { userId: mia.id, name: 'Mia Cook', isLead: false },
      { userId: ben.id, name: 'Ben Fry', isLead: true },
    ]),
  ),
  mockRoute(tabletRoutes.unlockTablet, async (request) => {
    const { userId, pin } = tabletRoutes.unlockTablet.body.parse(await request.json())
    tried.push(pin)
    if (pin !== '1234') return problemResponse('wrong-pin', 'This PIN is wrong.')
    testSession.user = userId === ben.id ? ben : mia
    return mockResponse(tabletRoutes.unlockTablet, testSession.user)
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
const choosePerson = async (name = 'Mia Cook') => {
  await press('Unlock')
  await userEvent.click(await screen.findByRole('button', { name }))
}
const enter = async (pin: string) => {
  const pad = within(screen.getByRole('dialog'))
  for (const digit of pin) await userEvent.click(pad.getByRole('button', { name: digit }))
}

describe('a locked kitchen tablet', () => {
  beforeEach(async () => {
    await renderPage('/kitchen', staffHeader, locked)
    await screen.findByText('Grill is locked. Bumps work; other changes need a PIN.')
  })

  it('is unlocked with name and PIN, shows the cook, and is locked again', async () => {
    await choosePerson()
    await enter('1234')
    expect(await screen.findByText('Mia Cook')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Lock')
    expect(await screen.findByText('Grill is locked. Bumps work; other changes need a PIN.')).toBeTruthy()
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
    expect(screen.getByText('Grill is locked. Bumps work; other changes need a PIN.')).toBeTruthy()
  })
})

describe('the full-screen display of a locked tablet', () => {
  const onDisplay = (
    <>
      {staffHeader}
      <KitchenPage />
    </>
  )

  const ready = { status: 'ready', kitchenStatus: 'ready' } as const

  beforeEach(async () => {
    localStorage.setItem(KITCHEN_DISPLAY_KEY, 'on')
    localStorage.setItem(KITCHEN_POST_KEY, '')
    server.use(
      mockRoute(kitchenRoutes.listTickets, () =>
        mockResponse(kitchenRoutes.listTickets, [buildTicket({ ...ready, createdAt: new Date().toISOString() })]),
      ),
    )
    await renderPage('/kitchen', onDisplay, locked)
    await waitFor(() => expect(document.querySelector('.display')).not.toBeNull())
  })

  it('has one bar, which unlocks and locks it', async () => {
    expect(screen.getAllByRole('button', { name: 'Unlock' })).toHaveLength(1)
    // In the row of the status, because another row would take the room of tickets.
    const bar = within(document.querySelector<HTMLElement>('.display > .state') ?? document.body)
    expect(bar.getByRole('button', { name: 'Unlock' })).toBeTruthy()
    expect(document.querySelector('.display')?.firstElementChild?.className).toBe('state')
    await choosePerson()
    await enter('1234')
    expect(await bar.findByRole('button', { name: 'Lock' })).toBeTruthy()
    expect(bar.getByText('Mia Cook')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  const pause = () => callApi(intakeRoutes.updateIntake, { params: { location: 'HENPR' }, body: { state: 'open' } })

  it('asks once for the PIN, and repeats the changes that waited for it', async () => {
    const sent: string[] = []
    server.use(
      mockRoute(intakeRoutes.updateIntake, () => {
        sent.push(testSession.user?.firstName ?? '')
        return testSession.user === mia
          ? mockResponse(intakeRoutes.updateIntake, intake)
          : problemResponse('pin-required')
      }),
    )
    const changes = Promise.all([pause(), pause()])
    await screen.findByRole('dialog', { name: 'Who are you?' })
    await userEvent.click(await screen.findByRole('button', { name: 'Mia Cook' }))
    await enter('1234')
    expect(await changes).toMatchObject([{ state: 'open' }, { state: 'open' }])
    expect(sent).toEqual(['Grill', 'Grill', 'Mia', 'Mia'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('hands an unpaid order over in two taps, without a PIN', async () => {
    const sent: unknown[] = []
    server.use(
      mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
        sent.push(await request.json())
        return mockResponse(kitchenRoutes.updateTicketStatus, buildTicket({ ...ready, status: 'completed' }))
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: /^Complete/ }))
    expect(sent).toEqual([])
    expect(await screen.findByText(/^To pay/, { selector: 'p' })).toBeTruthy()
    await press('Cash')
    await waitFor(() => expect(sent).toEqual([{ status: 'completed', tender: 'cash' }]))
  })

  it('asks a shift lead for what a cook may not, says why, and is locked again after it', async () => {
    const reason = 'Refunds of more than $25.00 an order need a shift lead.'
    server.use(
      mockRoute(intakeRoutes.updateIntake, () => {
        if (testSession.user?.role === 'lead') return mockResponse(intakeRoutes.updateIntake, intake)
        return testSession.user === mia ? problemResponse('lead-required', reason) : problemResponse('pin-required')
      }),
    )
    const change = pause()
    await userEvent.click(await screen.findByRole('button', { name: 'Mia Cook' }))
    await enter('1234')
    const dialog = within(await screen.findByRole('dialog', { name: 'Which shift lead are you?' }))
    expect(dialog.getByText(reason)).toBeTruthy()
    await userEvent.click(await dialog.findByRole('button', { name: 'Ben Fry' }))
    expect(dialog.queryByRole('button', { name: 'Mia Cook' })).toBeNull()
    await enter('1234')
    expect(await change).toMatchObject({ state: 'open' })
    await waitFor(() => expect(testSession.user).toBe(locked))
  })

  it('is locked again after the one change of a lead who enters the PIN at once', async () => {
    server.use(
      mockRoute(intakeRoutes.updateIntake, () =>
        testSession.user === ben ? mockResponse(intakeRoutes.updateIntake, intake) : problemResponse('pin-required'),
      ),
    )
    const change = pause()
    await userEvent.click(await screen.findByRole('button', { name: 'Ben Fry' }))
    await enter('1234')
    expect(await change).toMatchObject({ state: 'open' })
    await waitFor(() => expect(testSession.user).toBe(locked))
  })

  it('stays a lead’s who unlocks it', async () => {
    await choosePerson('Ben Fry')
    await enter('1234')
    await screen.findByRole('button', { name: 'Lock' })
    expect(testSession.user).toBe(ben)
  })

  it('drops a change when the cook closes the question', async () => {
    server.use(mockRoute(intakeRoutes.updateIntake, () => problemResponse('pin-required')))
    const refused = expect(pause()).rejects.toMatchObject({ code: 'pin-required' })
    await screen.findByRole('dialog', { name: 'Who are you?' })
    await press('Close')
    await refused
  })
})

it('a tablet locks after the time that its location has set', async () => {
  const lockAfterMinutes = 30
  server.use(
    mockRoute(kitchenRoutes.getBoardSettings, () =>
      mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false, lockAfterMinutes }),
    ),
  )
  const onIdle = jest.fn()
  const { result } = renderHook(() => useLockAfterMs(), {
    wrapper: ({ children }) => <TestProviders client={createQueryClient()}>{children}</TestProviders>,
  })
  await waitFor(() => expect(result.current).toBe(lockAfterMinutes * 60_000))
  jest.useFakeTimers()
  renderHook(() => useIdle({ isActive: true, afterMs: result.current, onIdle }))
  jest.advanceTimersByTime(29 * 60_000)
  fireEvent.pointerDown(window)
  jest.advanceTimersByTime(29 * 60_000)
  expect(onIdle).not.toHaveBeenCalled()
  jest.advanceTimersByTime(60_000)
  expect(onIdle).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

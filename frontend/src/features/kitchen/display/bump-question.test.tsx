import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { overrideModes } from '#shared/locations/policy'
import { FakeSocket } from '#testing/fake-socket'
import { buildTicket, buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { KitchenPage } from '../kitchen-page'

let settings = { oneBump: true, isOneBumpUndecided: true, lockAfterMinutes: 5 }
setupMockServer(
  sessionHandler,
  mockRoute(kitchenRoutes.listTickets, () =>
    mockResponse(kitchenRoutes.listTickets, [buildTicket({ createdAt: new Date().toISOString() })]),
  ),
  mockRoute(kitchenRoutes.getBoardSettings, () => mockResponse(kitchenRoutes.getBoardSettings, settings)),
)

beforeAll(() => Object.assign(globalThis, { WebSocket: FakeSocket }))
beforeEach(() => {
  overrideModes('live')
  settings = { oneBump: true, isOneBumpUndecided: true, lockAfterMinutes: 5 }
})
afterEach(() => {
  overrideModes()
  localStorage.clear()
})

const openBoard = () => renderPage('/kitchen', <KitchenPage />, buildUser({ role: 'kitchen' }))

it('a new board of a live site asks once how tickets move, and works as answered', async () => {
  const { unmount } = await openBoard()
  const dialog = within(await screen.findByRole('dialog', { name: 'How do tickets move here?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Stage by stage' }))
  expect(await screen.findByRole('button', { name: 'Confirm ticket 7' })).toBeTruthy()
  unmount()
  await openBoard()
  expect(await screen.findByRole('button', { name: 'Confirm ticket 7' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it("the owner's decision counts on every board, and no board asks then", async () => {
  const { unmount } = await openBoard()
  await userEvent.click(await screen.findByRole('button', { name: 'Stage by stage' }))
  unmount()
  settings = { ...settings, isOneBumpUndecided: false }
  await openBoard()
  expect(await screen.findByRole('button', { name: 'Bagged ticket 7' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

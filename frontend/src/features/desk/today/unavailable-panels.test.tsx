import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { intakeRoutes, type OrderIntake } from '#shared/kitchen/intake-contract'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { PausedOrdersPanel } from './unavailable-panels'

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const open: OrderIntake = {
  state: 'open',
  until: null,
  reason: null,
  extraMinutes: 0,
  delivery: 'open',
  deliveryUntil: null,
  quotes,
}
let intake = open
const sent: unknown[] = []

setupMockServer(
  sessionHandler,
  mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, intake)),
  mockRoute(intakeRoutes.updateIntake, async (request) => {
    sent.push(await request.json())
    return mockResponse(intakeRoutes.updateIntake, open)
  }),
)

it('shows why orders are paused and until when, and resumes them in one tap', async () => {
  intake = { ...open, state: 'paused', until: '2026-05-02T00:40:00.000Z', reason: 'no-kitchen' }
  await renderPage('/desk', <PausedOrdersPanel />)
  const panel = await screen.findByRole('region', { name: 'Pause orders' })
  expect(panel.textContent).toContain('No orders for now until 8:40 PM. Nobody confirmed an order for ten minutes')
  expect(screen.getByRole('link', { name: 'See the board' }).getAttribute('href')).toBe('/kitchen')
  await userEvent.click(screen.getByRole('button', { name: 'Resume orders' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pause orders' })).toBeNull())
  expect(sent).toEqual([{ state: 'open' }])
})

it('shows that only delivery is paused, and resumes it', async () => {
  sent.length = 0
  intake = { ...open, delivery: 'paused', deliveryUntil: '2026-05-02T00:40:00.000Z' }
  await renderPage('/desk', <PausedOrdersPanel />)
  const panel = await screen.findByRole('region', { name: 'Pause orders' })
  expect(panel.textContent).toContain('No deliveries until 8:40 PM. The kitchen paused delivery.')
  expect(screen.queryByRole('button', { name: 'Resume orders' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Resume delivery' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pause orders' })).toBeNull())
  expect(sent).toEqual([{ delivery: 'open' }])
})

it('shows the reason that a cook entered', async () => {
  intake = { ...open, state: 'paused', until: null, reason: 'The fryer is out' }
  await renderPage('/desk', <PausedOrdersPanel />)
  expect((await screen.findByRole('region', { name: 'Pause orders' })).textContent).toContain(
    'No orders for now. The kitchen paused it: The fryer is out.',
  )
})

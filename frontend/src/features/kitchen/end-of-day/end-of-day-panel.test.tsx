import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { overrideModes } from '#shared/locations/policy'
import type { Ticket } from '#shared/orders/contract'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { buildTicket, buildUser } from '#testing/fixtures'
import { renderPage, sessionHandler } from '#testing/render-page'
import { KitchenPage } from '../kitchen-page'

class SilentSocket extends EventTarget {
  readonly send = () => undefined
  readonly close = () => undefined
}
beforeAll(() => Object.assign(globalThis, { WebSocket: SilentSocket }))
afterEach(() => {
  overrideModes()
  localStorage.clear()
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const buildOpen = (ticketNumber: number, hours: number) =>
  buildTicket({
    id: `ORDER-${ticketNumber}`,
    ticketNumber,
    createdAt: hoursAgo(hours),
    status: 'cooking',
    kitchenStatus: 'cooking',
  })

let board: Ticket[] = []
let sent: string[] = []
setupMockServer(
  sessionHandler,
  mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, board)),
  mockRoute(intakeRoutes.getIntake, () => problemResponse()),
  mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
    const id = new URL(request.url).pathname.split('/')[4] ?? ''
    const { status, from, reason, tender } = kitchenRoutes.updateTicketStatus.body.parse(await request.json())
    sent.push([id, status, from, reason, tender].filter(Boolean).join(' '))
    if (id === 'ORDER-1') return problemResponse('order-moved', 'Ticket 1 is ready now.')
    const stage = status === 'cancelled' ? status : 'completed'
    const closed = buildTicket({ ...board.find((ticket) => ticket.id === id), status: stage, kitchenStatus: stage })
    board = board.filter((ticket) => ticket.id !== id)
    return mockResponse(kitchenRoutes.updateTicketStatus, closed)
  }),
)

async function openPanel(tickets = [buildOpen(41, 30), buildOpen(1, 1), buildOpen(2, 0.5)]) {
  sent = []
  board = tickets
  await renderPage('/kitchen', <KitchenPage />, buildUser({ role: 'kitchen' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Board settings/ }))
  await screen.findByRole('button', { name: 'End of day 1' })
}

const onBoard = () => [...document.querySelectorAll('[data-ticket]')].map((card) => card.getAttribute('data-ticket'))

it("leaves tickets of earlier days off the board, and cancels them with today's for one reason", async () => {
  await openPanel()
  expect(onBoard()).toEqual(['ORDER-1', 'ORDER-2'])
  await userEvent.click(screen.getByRole('button', { name: 'End of day 1' }))
  const earlier = within(await screen.findByRole('region', { name: 'From earlier days' }))
  expect(earlier.getAllByRole('checkbox', { name: /Ticket/ })).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Cancel 1 ticket' })).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ticket 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel 2 tickets' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel 2 tickets?' }))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Yes, cancel them' })
  expect(confirm.disabled).toBe(true)
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'mistake')
  await userEvent.click(confirm)
  expect(await screen.findByText('2 tickets closed.')).toBeTruthy()
  expect(sent).toEqual(['ORDER-41 cancelled cooking mistake', 'ORDER-2 cancelled cooking mistake'])
  await waitFor(() => expect(onBoard()).toEqual(['ORDER-1']))
})

it('completes all and names those that moved meanwhile', async () => {
  await openPanel()
  await userEvent.click(screen.getByRole('button', { name: 'End of day 1' }))
  for (const name of ['Ticket 1', 'Ticket 2']) await userEvent.click(await screen.findByRole('checkbox', { name }))
  await userEvent.click(await screen.findByRole('button', { name: 'Complete 3 tickets' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, complete them' }))
  expect(await screen.findByText('Ticket 1 stays open: Ticket 1 is ready now.')).toBeTruthy()
  expect(screen.getByText('2 tickets closed.')).toBeTruthy()
  expect(sent).toEqual(['ORDER-41 completed cooking', 'ORDER-1 completed cooking', 'ORDER-2 completed cooking'])
})

it('asks at a live site how the unpaid ones were paid, and leaves the paid ones as they are', async () => {
  overrideModes('live')
  await openPanel([
    buildOpen(41, 30),
    buildTicket({ ...buildOpen(3, 1), status: 'ready', kitchenStatus: 'ready', paymentStatus: 'paid' }),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'End of day 1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Complete 2 tickets' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Complete 2 tickets?' }))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Yes, complete them' })
  expect(confirm.disabled).toBe(true)
  await userEvent.selectOptions(dialog.getByLabelText('Taken as'), 'Cash')
  await userEvent.click(confirm)
  expect(await screen.findByText('2 tickets closed.')).toBeTruthy()
  expect(sent).toEqual(['ORDER-41 completed cooking cash', 'ORDER-3 completed ready'])
})

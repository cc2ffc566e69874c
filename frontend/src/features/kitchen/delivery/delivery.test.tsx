import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQueryClient } from '@tanstack/react-query'
import { driverRoutes } from '#shared/kitchen/drivers-contract'
import type { Ticket } from '#shared/orders/contract'
import { buildTicket, buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { getTicketsKey } from '../data/pushed-tickets'
import { TicketActionsContext } from '../board/board-contexts'
import { StageBar } from '../tickets/stage-bar'
import { StatusSelect } from '../tickets/ticket-buttons'
import { TicketDialogs } from '../ticket-dialogs/ticket-dialogs'
import { DeliveryNote } from './delivery-note'

const stage = { status: 'ready', kitchenStatus: 'ready' } as const
const [first, second, pickup]: readonly Ticket[] = [
  buildTicket({ id: 'A', ticketNumber: 7, orderType: 'delivery', ...stage }),
  buildTicket({ id: 'B', ticketNumber: 8, orderType: 'delivery', ...stage }),
  buildTicket({ id: 'C', ticketNumber: 9, orderType: 'pickup', ...stage }),
]

const sent: string[] = []
setupMockServer(
  sessionHandler,
  mockRoute(driverRoutes.listDrivers, () => mockResponse(driverRoutes.listDrivers, [{ id: 'd1', name: 'Ana' }])),
  mockRoute(driverRoutes.updateDriver, async (request) => {
    const { driverId } = driverRoutes.updateDriver.body.parse(await request.json())
    sent.push(`${new URL(request.url).pathname} ${driverId}`)
    return first && mockResponse(driverRoutes.updateDriver, first)
  }),
)
beforeEach(() => {
  sent.length = 0
})

/** The notes of tickets on a board that has all of them. */
function Notes({ tickets }: { readonly tickets: readonly (Ticket | undefined)[] }) {
  useQueryClient().setQueryData(getTicketsKey('HENPR'), [first, second, pickup])
  const shown = tickets.filter((ticket) => ticket !== undefined)
  return (
    <TicketDialogs tickets={shown}>
      {shown.map((ticket) => (
        <DeliveryNote key={ticket.id} ticket={ticket} />
      ))}
    </TicketDialogs>
  )
}

const show = (...tickets: readonly (Ticket | undefined)[]) =>
  renderPage('/kitchen', <Notes tickets={tickets} />, buildUser({ role: 'kitchen' }))

it('two ready deliveries go out on one trip with a driver', async () => {
  await show(first)
  await userEvent.click(await screen.findByRole('button', { name: 'Driver of ticket 7' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who drives ticket 7?' }))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.click(dialog.getByRole('checkbox', { name: /^#8/ }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Ana' }))
  await waitFor(() => expect(sent).toEqual(['/api/kitchen/orders/A/driver d1', '/api/kitchen/orders/B/driver d1']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says with whom a delivery is out and since when; other orders have no driver', async () => {
  if (!first || !second) throw new Error('No tickets')
  const out = { status: 'out-for-delivery', kitchenStatus: 'ready' } as const
  const history: Ticket['history'] = [{ ...out, at: '2027-01-14T23:10:00.000Z' }]
  const cooked = { ...second, status: 'cooking', kitchenStatus: 'cooking' } as const
  await show({ ...first, ...out, history, driver: { id: 'd1', name: 'Ana' } }, cooked, pickup)
  expect(await screen.findByRole('button', { name: /^Out with Ana since .*6:10 PM/ })).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

it('a delivery that left reads so on the boards, and goes back to ready if it was sent by mistake', async () => {
  if (!first) throw new Error('No ticket')
  const out = { status: 'out-for-delivery', kitchenStatus: 'ready' } as const
  const ticket = {
    ...first,
    ...out,
    history: [{ ...out, at: '2027-01-14T23:10:00.000Z' }],
    driver: { id: 'd1', name: 'Ana' },
  }
  const moves: unknown[] = []
  const actions = { move: (_: unknown, to: unknown) => void moves.push(to), strike: () => undefined }
  await renderPage(
    '/kitchen',
    <TicketActionsContext value={actions}>
      <StageBar ticket={ticket} />
      <StatusSelect ticket={ticket} />
      <Notes tickets={[ticket]} />
    </TicketActionsContext>,
    buildUser({ role: 'kitchen' }),
  )
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Out for delivery')
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  expect(select.selectedOptions[0]?.textContent).toBe('Out for delivery')
  await userEvent.selectOptions(select, 'Ready')
  await userEvent.click(await screen.findByRole('button', { name: /^Out with Ana/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Not on its way: back to Ready' }))
  expect(moves).toEqual([
    { status: 'processing', kitchenStatus: 'ready' },
    { status: 'ready', kitchenStatus: 'ready' },
  ])
})

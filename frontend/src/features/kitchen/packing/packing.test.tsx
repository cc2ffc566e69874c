import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { packingRoutes } from '#shared/kitchen/packing-contract'
import type { Ticket } from '#shared/orders/contract'
import { resolveStage } from '#shared/orders/status'
import { buildTicket } from '#testing/fixtures'
import { mockResponse, mockRoute } from '#testing/mock-server'
import { minutesFromNow, renderDisplay, setupTestDisplay, testDisplay } from '../testing/test-display'

const server = setupTestDisplay()

const packing = [
  { id: 'A-1', text: 'Pollo (Hibachi Chicken)', quantity: 2, isPacked: true },
  { id: 'A-1:mayo', text: 'Spicy mayo', quantity: 2, isPacked: false },
]
const ready: Ticket = buildTicket({
  id: 'A',
  ticketNumber: 7,
  createdAt: minutesFromNow(-4),
  promisedAt: minutesFromNow(30),
  status: 'ready',
  kitchenStatus: 'ready',
  packing,
})

const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  testDisplay.tickets = [ready]
  server.use(
    mockRoute(packingRoutes.updatePacking, async (request) => {
      sent.push(await request.json())
      const packed = packing.map((item) => ({ ...item, isPacked: true }))
      testDisplay.tickets = [{ ...ready, packing: packed, version: 2 }]
      return mockResponse(packingRoutes.updatePacking, { ...ready, packing: packed, version: 2 })
    }),
  )
})

const listOf = async () => within(await screen.findByRole('list', { name: 'Ticket 7, packing' }))

it('the expeditor ticks what is packed, and confirms before an unpacked order is completed', async () => {
  await renderDisplay('display=1&station=expo')
  await userEvent.click(screen.getByRole('button', { name: /Complete.*ticket 7/ }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Missing: 2× Spicy mayo/)).toBeTruthy()
  expect(testDisplay.moves).toEqual([])
  // Without a reason it stays.
  expect(question.getByRole<HTMLButtonElement>('button', { name: 'Complete anyway' }).disabled).toBe(true)
  await userEvent.click(question.getByRole('button', { name: 'Back' }))
  // Elsewhere than the first tap: a second one in the same place does nothing for a second.
  fireEvent.click((await listOf()).getByRole('button', { name: '2× Spicy mayo' }), { detail: 1, clientX: 300 })
  await waitFor(() => expect(sent).toEqual([{ id: 'A-1:mayo', isPacked: true }]))
  await waitFor(async () =>
    expect((await listOf()).getByRole('button', { name: '2× Spicy mayo' }).getAttribute('aria-pressed')).toBe('true'),
  )
  fireEvent.click(screen.getByRole('button', { name: /Complete.*ticket 7/ }), { detail: 1, clientX: 600 })
  await waitFor(() => expect(testDisplay.moves).toEqual(['A completed']))
})

it('a dish is listed once at the expeditor: its row is its tick, and packing strikes nothing off', async () => {
  const [line] = ready.orderItems
  const item = { id: line?.id ?? '', text: 'California Roll', quantity: 1, isPacked: false }
  testDisplay.tickets = [{ ...ready, packing: [item, ...packing.slice(1)], utensils: true }]
  await renderDisplay('display=1&station=expo')
  expect(screen.getAllByRole('button', { name: /California Roll/ })).toHaveLength(1)
  expect(screen.queryByText('Pack utensils')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /California Roll/ }))
  await waitFor(() => expect(sent).toEqual([{ id: item.id, isPacked: true }]))
  expect(testDisplay.strikes).toEqual([])
})

it('the expeditor counts the bags of a ready order', async () => {
  const bags: unknown[] = []
  server.use(
    mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
      const body = kitchenRoutes.updateTicketStatus.body.parse(await request.json())
      bags.push(body.bags)
      testDisplay.tickets = [{ ...ready, ...(body.bags && { bags: body.bags }), version: 2 }]
      return mockResponse(kitchenRoutes.updateTicketStatus, testDisplay.tickets[0] ?? ready)
    }),
  )
  await renderDisplay('display=1&station=expo')
  expect(screen.getByText('How many bags?')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'One bag more for ticket 7' }))
  expect(await screen.findByText('1 bag')).toBeTruthy()
  await waitFor(() => expect(bags).toEqual([1]))
})

it('the question counts what is missing as the list does', async () => {
  const mayo = { text: 'Spicy mayo', quantity: 1, isPacked: false }
  const utensils = { id: 'utensils', text: 'Utensils', quantity: 1, isPacked: false }
  testDisplay.tickets = [{ ...ready, packing: [{ id: 'A-1:mayo', ...mayo }, { id: 'A-2:mayo', ...mayo }, utensils] }]
  await renderDisplay('display=1&station=expo')
  await userEvent.click(screen.getByRole('button', { name: /Complete.*ticket 7/ }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Missing: 2× Spicy mayo, Utensils\./)).toBeTruthy()
})

it('an order that is completed with something unpacked says why', async () => {
  const overrides: unknown[] = []
  server.use(
    mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
      const { override, overrideReason } = kitchenRoutes.updateTicketStatus.body.parse(await request.json())
      overrides.push([override, overrideReason])
      return mockResponse(kitchenRoutes.updateTicketStatus, { ...ready, ...resolveStage({ status: 'completed' }) })
    }),
  )
  await renderDisplay('display=1&station=expo')
  await userEvent.click(screen.getByRole('button', { name: /Complete.*ticket 7/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.selectOptions(question.getByLabelText('Reason'), 'The guest does not want it')
  await userEvent.click(question.getByRole('button', { name: 'Complete anyway' }))
  await waitFor(() => expect(overrides).toEqual([[true, 'not-wanted']]))
})

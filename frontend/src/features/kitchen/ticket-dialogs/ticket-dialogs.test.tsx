import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authRoutes } from '#shared/accounts/contract'
import { loadSession } from '#base/session/session'
import type { Ticket } from '#shared/orders/contract'
import { buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute } from '#testing/mock-server'
import {
  buildTicket,
  countShown,
  liveBoard,
  pushMessage,
  renderBoard,
  settled,
  setupLiveBoard,
} from '../testing/live-board'

const server = setupLiveBoard()
const ready = { status: 'ready', kitchenStatus: 'ready' } as const
const completed = { status: 'completed', kitchenStatus: 'completed', version: 9 } as const
const cancelled = { status: 'cancelled', kitchenStatus: 'cancelled', version: 9 } as const

const push = (ticket: Ticket) => pushMessage({ type: 'ticket_update', order: ticket, ticket })

/** Shows a board with two tickets, to staff. */
async function showBoard(changes: Partial<Ticket> = {}) {
  const ticket = buildTicket({ id: 'A', ticketNumber: 7, ...ready, ...changes })
  liveBoard.tickets = [ticket, buildTicket({ id: 'B', ticketNumber: 8 })]
  server.use(mockRoute(authRoutes.getUser, () => mockResponse(authRoutes.getUser, buildUser({ role: 'kitchen' }))))
  document.cookie = 'signed-in=9999999999999; Path=/'
  await loadSession()
  await renderBoard()
  await settled()
  return ticket
}

it('a refund keeps what was entered when the order leaves the board, and says what happened', async () => {
  const ticket = await showBoard()
  await userEvent.click(await screen.findByRole('button', { name: 'Details and allergens of ticket 7' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  await screen.findByRole('dialog', { name: 'Refund ticket 7' })
  const getRefund = () => within(screen.getByRole('dialog', { name: 'Refund ticket 7' }))
  await userEvent.selectOptions(getRefund().getByLabelText('Reason'), 'missing')
  expect(getRefund().queryByRole('alert')).toBeNull()
  liveBoard.tickets = [{ ...ticket, ...completed }]
  await push({ ...ticket, ...completed })
  await waitFor(() => expect(countShown()).toBe(1))
  expect(getRefund().getByLabelText<HTMLSelectElement>('Reason').value).toBe('missing')
  expect(getRefund().getByRole('alert').textContent).toBe('The stage of this order has changed: Completed')
})

it('a reason for cancelling stays when someone else cancels the order', async () => {
  const ticket = await showBoard()
  await userEvent.click(await screen.findByRole('button', { name: 'More for ticket 7' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel order' }))
  await screen.findByRole('alertdialog')
  const getDialog = () => within(screen.getByRole('alertdialog'))
  await userEvent.selectOptions(getDialog().getByLabelText('Reason'), 'customer')
  const getButton = () => getDialog().getByRole<HTMLButtonElement>('button', { name: 'Yes, cancel it' })
  expect(getButton().disabled).toBe(false)
  await push({ ...ticket, ...cancelled })
  await waitFor(() => expect(countShown()).toBe(1))
  expect(getButton().disabled).toBe(true)
  expect(getDialog().getByLabelText<HTMLSelectElement>('Reason').value).toBe('customer')
  expect(getDialog().getByRole('alert').textContent).toMatch(/^The stage of this order has changed: Cancell?ed$/)
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wasteRoutes } from '#shared/kitchen/waste-contract'
import { buildTicket, buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { TestProviders } from '#testing/test-providers'
import { createQueryClient } from '#base/api/query-client'
import { TicketActionsContext } from '../board/board-contexts'
import type { TicketActions } from '../board/use-board'
import { CancelTicketDialog } from '../ticket-dialogs/cancel-ticket-dialog'
import { WasteButton } from './waste-button'

const server = setupMockServer(sessionHandler)
const ticket = buildTicket({ ticketNumber: 7 })

it('books the chosen portions as waste', async () => {
  const sent: unknown[] = []
  server.use(
    mockRoute(wasteRoutes.wasteDishes, async (request) => {
      sent.push(await request.json())
      return mockResponse(wasteRoutes.wasteDishes, ticket)
    }),
  )
  await renderPage('/kitchen', <WasteButton ticket={ticket} />, buildUser({ role: 'kitchen' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Waste' }))
  const book = await screen.findByRole('button', { name: 'Book as Waste' })
  expect(book).toHaveProperty('disabled', true)
  const [portion] = screen.getAllByRole('checkbox')
  if (portion) await userEvent.click(portion)
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'dropped')
  await userEvent.click(book)
  const lines = [{ lineId: ticket.orderItems[0]?.id, quantity: 1 }]
  await waitFor(() => expect(sent).toEqual([{ lines, reason: 'dropped' }]))
})

it('names the dishes as cooks call them', async () => {
  const [line] = ticket.orderItems
  const kitchenNames = [{ name: line?.menuItem.name ?? '', kitchenName: 'Rollo · 加州卷' }]
  const named = { ...ticket, orderItems: line ? [{ ...line, kitchenNames }] : [] }
  await renderPage('/kitchen', <WasteButton ticket={named} />, buildUser({ role: 'kitchen' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Waste' }))
  expect(await screen.findByRole('checkbox', { name: 'Rollo · 加州卷 (California Roll)' })).toBeTruthy()
})

describe('cancelling', () => {
  const cancel = async (mayBeMade: boolean, isUnmade: boolean) => {
    const move = jest.fn<void, Parameters<TicketActions['move']>>()
    render(
      <TestProviders client={createQueryClient()}>
        <TicketActionsContext value={{ move, strike: () => undefined }}>
          <CancelTicketDialog
            ticket={{ ...ticket, status: mayBeMade ? 'cooking' : 'pending' }}
            onClose={() => undefined}
          />
        </TicketActionsContext>
      </TestProviders>,
    )
    await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'customer')
    if (isUnmade) await userEvent.click(screen.getByRole('checkbox', { name: 'Already made? Goes to waste' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
    return move.mock.calls.map(([, command]) => command)
  }

  it.each([
    ['asks nothing before cooking', false, false, { reason: 'customer' }],
    ['books what is made as waste', true, false, { reason: 'customer', isMade: true }],
    ['returns the stock if nothing was made', true, true, { reason: 'customer', isMade: false }],
  ])('%s', async (_, mayBeMade, isUnmade, expected) => {
    expect(await cancel(mayBeMade, isUnmade)).toEqual([{ status: 'cancelled', ...expected }])
  })
})

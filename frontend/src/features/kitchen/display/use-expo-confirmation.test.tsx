import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '#base/api/query-client'
import type { Ticket } from '#shared/orders/contract'
import { buildTicket } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { OneBumpContext } from '../board/board-contexts'
import { useExpoConfirmation } from './use-expo-confirmation'

const pending = buildTicket({ id: 'A', ticketNumber: 1 })
const cooking = buildTicket({ id: 'B', ticketNumber: 2, status: 'cooking', kitchenStatus: 'cooking' })

const makeTicket = (id: string, ticketNumber: number, isSushiMade: boolean) =>
  buildTicket({
    id,
    ticketNumber,
    orderItems: pending.orderItems.slice(0, 1).flatMap((line) => [
      { ...line, id: `${id}1`, station: 'hibachi', isStruck: true },
      { ...line, id: `${id}2`, station: 'sushi', isStruck: isSushiMade },
      { ...line, id: `${id}3`, station: 'drinks', isStruck: false },
    ]),
  })

type DisplayProps = {
  readonly tickets?: readonly Ticket[]
  readonly isExpo: boolean
  readonly onMove: (id: string, status: string) => void
}

function Display({ tickets = [pending, cooking], isExpo, onMove }: DisplayProps) {
  const { actions, dialog } = useExpoConfirmation(
    { move: ({ id }, { status }) => onMove(id, status), strike: () => {} },
    isExpo,
    tickets,
  )
  return (
    <>
      {tickets.map((ticket) => (
        <button
          key={ticket.id}
          onClick={() => actions.move(ticket, { status: 'ready', kitchenStatus: 'ready' })}
        >{`Ready ${ticket.ticketNumber}`}</button>
      ))}
      {dialog}
    </>
  )
}

type ShownDisplay = Pick<DisplayProps, 'tickets' | 'isExpo'> & { readonly isOneBump: boolean }

function showDisplay({ tickets, isExpo, isOneBump }: ShownDisplay) {
  const moves: string[] = []
  render(
    <TestProviders client={createQueryClient()}>
      <OneBumpContext value={isOneBump}>
        <Display tickets={tickets} isExpo={isExpo} onMove={(id, status) => moves.push(`${id} ${status}`)} />
      </OneBumpContext>
    </TestProviders>,
  )
  return moves
}

it('the expo confirms that an order is ready which the kitchen has not started', async () => {
  const moves = showDisplay({ isExpo: true, isOneBump: false })
  await userEvent.click(screen.getByText('Ready 1'))
  await userEvent.click(await screen.findByText('Not yet'))
  expect(moves).toEqual([])
  await userEvent.click(screen.getByText('Ready 1'))
  expect(await screen.findByRole('alertdialog', { name: 'Mark ticket 1 ready?' })).toBeTruthy()
  await userEvent.click(screen.getByText('Mark Ready'))
  expect(moves).toEqual(['A ready'])
})

it('the expo marks an order ready at once that was started', async () => {
  const moves = showDisplay({ isExpo: true, isOneBump: false })
  await userEvent.click(screen.getByText('Ready 2'))
  expect(moves).toEqual(['B ready'])
})

it('with one bump, too, it confirms an order that a station still has to make', async () => {
  const tickets = [makeTicket('C', 3, true), makeTicket('D', 4, false)]
  // The drinks have no screen, which the first answer tells.
  const moves = showDisplay({ tickets, isExpo: true, isOneBump: true })
  await userEvent.click(screen.getByText('Ready 3'))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Still to make: Drinks.')
  await userEvent.click(screen.getByText('Mark Ready'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await userEvent.click(screen.getByText('Ready 3'))
  await userEvent.click(screen.getByText('Ready 4'))
  const question = await screen.findByRole('alertdialog', { name: 'Mark ticket 4 ready?' })
  expect(question.textContent).toContain('Still to make: Sushi. Marking it ready notifies the guest.')
  expect(moves).toEqual(['C ready', 'C ready'])
})

it.each([
  ['in one-bump mode', { isExpo: true, isOneBump: true }],
  ['on a screen of the kitchen', { isExpo: false, isOneBump: false }],
])('%s nothing is confirmed', async (_, options) => {
  const moves = showDisplay(options)
  await userEvent.click(screen.getByText('Ready 1'))
  expect(moves).toEqual(['A ready'])
})

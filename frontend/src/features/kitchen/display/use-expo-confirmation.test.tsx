import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '#base/api/query-client'
import { buildTicket } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { OneBumpContext } from '../board/board-contexts'
import { useExpoConfirmation } from './use-expo-confirmation'

const pending = buildTicket({ id: 'A', ticketNumber: 1 })
const cooking = buildTicket({ id: 'B', ticketNumber: 2, status: 'cooking', kitchenStatus: 'cooking' })

type DisplayProps = { readonly isExpo: boolean; readonly onMove: (id: string, status: string) => void }

function Display({ isExpo, onMove }: DisplayProps) {
  const { actions, dialog } = useExpoConfirmation(
    { move: ({ id }, { status }) => onMove(id, status), strike: () => {} },
    isExpo,
  )
  return (
    <>
      {[pending, cooking].map((ticket) => (
        <button
          key={ticket.id}
          onClick={() => actions.move(ticket, { status: 'ready', kitchenStatus: 'ready' })}
        >{`Ready ${ticket.ticketNumber}`}</button>
      ))}
      {dialog}
    </>
  )
}

function showDisplay({ isExpo, isOneBump }: { readonly isExpo: boolean; readonly isOneBump: boolean }) {
  const moves: string[] = []
  render(
    <TestProviders client={createQueryClient()}>
      <OneBumpContext value={isOneBump}>
        <Display isExpo={isExpo} onMove={(id, status) => moves.push(`${id} ${status}`)} />
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

it.each([
  ['in one-bump mode', { isExpo: true, isOneBump: true }],
  ['on a screen of the kitchen', { isExpo: false, isOneBump: false }],
])('%s nothing is confirmed', async (_, options) => {
  const moves = showDisplay(options)
  await userEvent.click(screen.getByText('Ready 1'))
  expect(moves).toEqual(['A ready'])
})

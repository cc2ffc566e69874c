import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { userRoutes } from '#shared/accounts/users-contract'
import { createQueryClient } from '#base/api/query-client'
import { setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { buildUser } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { DeleteAccount } from './delete-account'

const server = setupMockServer()
const user = buildUser({ email: 'dana@example.com' })

async function confirmDeletion(typed: string) {
  render(
    <TestProviders client={createQueryClient()}>
      <DeleteAccount user={user} onClose={jest.fn()} />
    </TestProviders>,
  )
  const userActions = userEvent.setup()
  await userActions.type(screen.getByRole('textbox', { name: /^Your e-mail address/ }), typed)
  await userActions.click(screen.getByRole('button', { name: 'Delete for Good' }))
}

it('lists what stays, and deletes nothing after a mistyped address', async () => {
  const handleErase = jest.fn()
  server.use(
    mockRoute(userRoutes.eraseAccount, () => {
      handleErase()
      return problemResponse('unavailable', 'not expected')
    }),
  )
  await confirmDeletion('dan@example.com')
  expect(await screen.findByText('Please type dana@example.com to confirm')).toBeTruthy()
  expect(screen.getByText(/Dishes and amounts stay in the books/)).toBeTruthy()
  expect(handleErase).not.toHaveBeenCalled()
})

it('links to the active order that prevents the deletion', async () => {
  server.use(
    mockRoute(userRoutes.eraseAccount, () =>
      problemResponse('orders-active', 'You have an order that is still being made.', {
        members: { orderIds: ['7K3P'] },
      }),
    ),
  )
  await confirmDeletion(' DANA@example.com')
  expect(await screen.findByText('You have an order that is still being made.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show the order' }).getAttribute('href')).toBe('/orders/7K3P/tracking')
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authRoutes } from '#shared/accounts/contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { buildUser } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { EditProfile } from './edit-profile'

const server = setupMockServer()
const user = buildUser({ firstName: 'Dana', lastName: 'Reed' })

async function renameTo(firstName: string) {
  const onClose = jest.fn()
  render(
    <TestProviders client={createQueryClient()}>
      <EditProfile user={user} onClose={onClose} />
    </TestProviders>,
  )
  const userActions = userEvent.setup()
  await userActions.clear(getFirstName())
  if (firstName) await userActions.type(getFirstName(), firstName)
  await userActions.click(screen.getByRole('button', { name: 'Save' }))
  return onClose
}

const getFirstName = () => screen.getByRole('textbox', { name: /^First Name/ })
const expectInvalidFirstName = () => waitFor(() => expect(getFirstName().getAttribute('aria-invalid')).toBe('true'))

it.each(['', '  '])('requires a first name before it sends a request (%j)', async (typed) => {
  const onClose = await renameTo(typed)
  await expectInvalidFirstName()
  expect(await screen.findByText('Please enter a first name')).toBeTruthy()
  expect(document.activeElement).toBe(getFirstName())
  expect(onClose).not.toHaveBeenCalled()
})

it('closes once the name is saved', async () => {
  server.use(
    mockRoute(authRoutes.renameUser, () => mockResponse(authRoutes.renameUser, { ...user, firstName: 'Daniela' })),
    mockRoute(authRoutes.getUser, () => mockResponse(authRoutes.getUser, { ...user, firstName: 'Daniela' })),
  )
  const onClose = await renameTo('Daniela')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it('stays open with the input and shows the server’s error at the field', async () => {
  const errors = [{ path: 'firstName', message: 'Too long' }]
  server.use(
    mockRoute(authRoutes.renameUser, () => problemResponse('invalid-input', 'Please check the name.', { errors })),
  )
  const onClose = await renameTo('Daniela')
  await expectInvalidFirstName()
  expect(await screen.findByText('Too long')).toBeTruthy()
  expect(getFirstName()).toHaveProperty('value', 'Daniela')
  expect(onClose).not.toHaveBeenCalled()
})

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

async function whenRenamed(firstName: string) {
  const onClose = jest.fn()
  render(
    <TestProviders client={createQueryClient()}>
      <EditProfile user={user} onClose={onClose} />
    </TestProviders>,
  )
  const typing = userEvent.setup()
  await typing.clear(first())
  if (firstName) await typing.type(first(), firstName)
  await typing.click(screen.getByRole('button', { name: 'Save' }))
  return onClose
}

const first = () => screen.getByRole('textbox', { name: /^First Name/ })
const isMarked = () => waitFor(() => expect(first().getAttribute('aria-invalid')).toBe('true'))

it.each(['', '  '])('asks for a first name before anything is sent (%j)', async (typed) => {
  const onClose = await whenRenamed(typed)
  await isMarked()
  expect(await screen.findByText('Please enter a first name')).toBeTruthy()
  expect(document.activeElement).toBe(first())
  expect(onClose).not.toHaveBeenCalled()
})

it('closes once the name is saved', async () => {
  server.use(
    mockRoute(authRoutes.renameUser, () => mockResponse(authRoutes.renameUser, { ...user, firstName: 'Daniela' })),
    mockRoute(authRoutes.getUser, () => mockResponse(authRoutes.getUser, { ...user, firstName: 'Daniela' })),
  )
  const onClose = await whenRenamed('Daniela')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it('stays open with what was typed, and says at the field what the server does not take', async () => {
  const errors = [{ path: 'firstName', message: 'Too long' }]
  server.use(
    mockRoute(authRoutes.renameUser, () => problemResponse('invalid-input', 'Please check the name.', { errors })),
  )
  const onClose = await whenRenamed('Daniela')
  await isMarked()
  expect(await screen.findByText('Too long')).toBeTruthy()
  expect(first()).toHaveProperty('value', 'Daniela')
  expect(onClose).not.toHaveBeenCalled()
})

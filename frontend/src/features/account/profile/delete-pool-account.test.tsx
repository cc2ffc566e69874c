import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authRoutes } from '#shared/accounts/contract'
import { userRoutes } from '#shared/accounts/users-contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { buildUser } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { DeleteAccount } from './delete-account'

const mockEvents: string[] = []
let mockPoolFails = 0
let mockTokens: { readonly idToken: string } | undefined = { idToken: 'token' }
jest.mock('aws-amplify', () => ({ Amplify: { configure: () => void mockEvents.push('pool configured') } }))
jest.mock('aws-amplify/utils', () => ({ sessionStorage: 'session storage' }))
jest.mock('aws-amplify/auth/cognito', () => ({
  cognitoUserPoolsTokenProvider: {
    setKeyValueStorage: (storage: string) => void mockEvents.push(`tokens in ${storage}`),
  },
}))
jest.mock('aws-amplify/auth', () => ({
  fetchAuthSession: () => Promise.resolve({ tokens: mockTokens }),
  deleteUser: () => {
    if (mockPoolFails > 0) {
      mockPoolFails -= 1
      return Promise.reject(new Error('The pool is unavailable'))
    }
    mockEvents.push('deleted at the pool')
    return Promise.resolve()
  },
}))
jest.mock('#base/session/session', () => ({
  ...jest.requireActual<object>('#base/session/session'),
  usesUserPool: true,
}))

setupMockServer(
  mockRoute(userRoutes.eraseAccount, () => {
    mockEvents.push('erased here')
    return mockResponse(userRoutes.eraseAccount, undefined)
  }),
  mockRoute(authRoutes.getSignInSettings, () =>
    mockResponse(authRoutes.getSignInSettings, { userPoolId: 'us-east-1_Abc', userPoolClientId: 'client' }),
  ),
)

beforeEach(() => {
  // jsdom does not navigate and logs an error instead.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  mockEvents.length = 0
  localStorage.setItem('hibachi-cart', '[]')
})

async function confirmDeletion() {
  render(
    <TestProviders client={createQueryClient()}>
      <DeleteAccount user={buildUser({ email: 'dana@example.com' })} onClose={jest.fn()} />
    </TestProviders>,
  )
  const userActions = userEvent.setup()
  await userActions.type(screen.getByRole('textbox', { name: /^Your e-mail address/ }), 'dana@example.com')
  const confirm = () => userActions.click(screen.getByRole('button', { name: 'Delete for Good' }))
  await confirm()
  return confirm
}

it('without tokens in this tab, nothing is deleted and the user must sign in again', async () => {
  mockTokens = undefined
  await confirmDeletion()
  expect(mockEvents).toEqual(['pool configured', 'tokens in session storage'])
  expect((await screen.findByRole('alert')).textContent).toContain('sign in again in this tab')
  expect(mockEvents).not.toContain('erased here')
  mockTokens = { idToken: 'token' }
})

it('the user pool account is deleted after the data, and a retry deletes only the pool account', async () => {
  mockPoolFails = 1
  const confirm = await confirmDeletion()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(mockEvents).toEqual(['erased here'])
  expect(localStorage.getItem('hibachi-cart')).toBe('[]')
  await confirm()
  await waitFor(() => expect(mockEvents).toEqual(['erased here', 'deleted at the pool']))
  await waitFor(() => expect(localStorage.getItem('hibachi-cart')).toBeNull())
})

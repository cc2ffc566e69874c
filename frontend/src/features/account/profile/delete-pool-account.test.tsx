import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authRoutes } from '#shared/accounts/contract'
import { userRoutes } from '#shared/accounts/users-contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { buildUser } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { DeleteAccount } from './delete-account'

const mockDone: string[] = []
let mockPoolFails = 0
let mockTokens: { readonly idToken: string } | undefined = { idToken: 'token' }
jest.mock('aws-amplify', () => ({ Amplify: { configure: () => void mockDone.push('led to the pool') } }))
jest.mock('aws-amplify/utils', () => ({ sessionStorage: 'session storage' }))
jest.mock('aws-amplify/auth/cognito', () => ({
  cognitoUserPoolsTokenProvider: {
    setKeyValueStorage: (storage: string) => void mockDone.push(`tokens in ${storage}`),
  },
}))
jest.mock('aws-amplify/auth', () => ({
  fetchAuthSession: () => Promise.resolve({ tokens: mockTokens }),
  deleteUser: () => {
    if (mockPoolFails > 0) {
      mockPoolFails -= 1
      return Promise.reject(new Error('The pool is away'))
    }
    mockDone.push('deleted at the pool')
    return Promise.resolve()
  },
}))
jest.mock('#base/session/session', () => ({
  ...jest.requireActual<object>('#base/session/session'),
  usesUserPool: true,
}))

setupMockServer(
  mockRoute(userRoutes.eraseAccount, () => {
    mockDone.push('erased here')
    return mockResponse(userRoutes.eraseAccount, undefined)
  }),
  mockRoute(authRoutes.getSignInSettings, () =>
    mockResponse(authRoutes.getSignInSettings, { userPoolId: 'us-east-1_Abc', userPoolClientId: 'client' }),
  ),
)

beforeEach(() => {
  // The simulated browser goes nowhere, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  mockDone.length = 0
  localStorage.setItem('hibachi-cart', '[]')
})

async function confirmed() {
  render(
    <TestProviders client={createQueryClient()}>
      <DeleteAccount user={buildUser({ email: 'dana@example.com' })} onClose={jest.fn()} />
    </TestProviders>,
  )
  const typing = userEvent.setup()
  await typing.type(screen.getByRole('textbox', { name: /^Your e-mail address/ }), 'dana@example.com')
  const confirm = () => typing.click(screen.getByRole('button', { name: 'Delete for Good' }))
  await confirm()
  return confirm
}

it('without a sign-in of this tab deletes nothing, and asks to sign in here first', async () => {
  mockTokens = undefined
  await confirmed()
  expect(mockDone).toEqual(['led to the pool', 'tokens in session storage'])
  expect((await screen.findByRole('alert')).textContent).toContain('sign in again in this tab')
  expect(mockDone).not.toContain('erased here')
  mockTokens = { idToken: 'token' }
})

it('of a live site goes at the sign-in too, after it is erased here, once, and again where that failed', async () => {
  mockPoolFails = 1
  const confirm = await confirmed()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(mockDone).toEqual(['erased here'])
  expect(localStorage.getItem('hibachi-cart')).toBe('[]')
  await confirm()
  await waitFor(() => expect(mockDone).toEqual(['erased here', 'deleted at the pool']))
  await waitFor(() => expect(localStorage.getItem('hibachi-cart')).toBeNull())
})

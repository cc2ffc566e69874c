import { signInServices } from './sign-in-code'

const mockSent = jest.fn()
jest.mock('aws-amplify/auth', () => ({
  signUp: (input: unknown): unknown => mockSent(input),
  confirmSignIn: (input: unknown): unknown => mockSent(input),
  confirmSignUp: (input: unknown): unknown => mockSent(input),
  confirmResetPassword: (input: unknown): unknown => mockSent(input),
}))

it.each(['123 456', '123-456', ' 123456\u00a0', '１２３４５６'])('a code is sent as its digits: %s', (code) => {
  void signInServices.handleConfirmSignIn({ challengeResponse: code })
  void signInServices.handleConfirmSignUp({ username: 'ann@example.com', confirmationCode: code })
  void signInServices.handleForgotPasswordSubmit({ username: 'ann', confirmationCode: code, newPassword: 'a b' })
  expect(mockSent.mock.calls).toMatchObject([
    [{ challengeResponse: '123456' }],
    [{ confirmationCode: '123456' }],
    [{ confirmationCode: '123456', newPassword: 'a b' }],
  ])
})

it('any other answer to the pool is sent unchanged', () => {
  void signInServices.handleConfirmSignIn({ challengeResponse: 'SOFTWARE_TOKEN_MFA' })
  expect(mockSent).toHaveBeenCalledWith({ challengeResponse: 'SOFTWARE_TOKEN_MFA' })
})

it('a refused sign-up says why in our own words', async () => {
  mockSent.mockRejectedValue(new Error('PreSignUp failed with error Please order as a guest.'))
  const newAccount = { username: 'ann@example.com', password: 'a dozen rolls' }
  await expect(signInServices.handleSignUp(newAccount)).rejects.toThrow(/^Please order as a guest$/)
  mockSent.mockRejectedValue(new Error('An account with the given email already exists.'))
  await expect(signInServices.handleSignUp(newAccount)).rejects.toThrow('already exists.')
})

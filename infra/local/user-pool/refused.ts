/** A refusal by the pool's own names, which Amplify turns into its sentences. */
export class UserPoolError extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message)
  }
}

export const wrongPasswordError = () => new UserPoolError('NotAuthorizedException', 'Incorrect username or password.')
export const notSignedInError = () => new UserPoolError('NotAuthorizedException', 'Access Token has been revoked')
export const signedOutError = () => new UserPoolError('NotAuthorizedException', 'Refresh Token has been revoked')

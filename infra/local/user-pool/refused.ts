/** A refusal by the pool's own names, which Amplify turns into its sentences. */
export class Refused extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message)
  }
}

export const wrongPassword = () => new Refused('NotAuthorizedException', 'Incorrect username or password.')
export const notSignedIn = () => new Refused('NotAuthorizedException', 'Access Token has been revoked')
export const signedOut = () => new Refused('NotAuthorizedException', 'Refresh Token has been revoked')

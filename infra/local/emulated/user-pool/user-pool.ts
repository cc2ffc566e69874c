import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { startHttpServer } from '../../http-server'
import { UserPoolError, getUserPoolFile, localUserPool, openUserAccounts, staffAccounts } from './user-accounts'
import { createAdminCalls, isSigned } from './admin-calls'
import { createSignUpCalls, type BeforeSignUp } from './sign-up-calls'
import { createSignInCalls } from './user-pool-calls'
import { createTokenIssuer } from './tokens'
import { createTotpSecret, formatTotpLink } from './totp'

/** The issuer that authenticator apps show. */
const PRODUCT_NAME = 'Hibachi Ember'

/** Allows all origins: calls are protected by secrets, not by their origin. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-max-age': '3600',
}

/**
 * Emulates the part of a Cognito user pool that the unmodified libraries of a live site use. Never
 * deployed.
 */
export async function startUserPool(folder: string, beforeSignUp?: BeforeSignUp) {
  const accounts = openUserAccounts(getUserPoolFile(folder), localUserPool.name)
  for (const { email, group } of staffAccounts.accounts) {
    if (!accounts.find(email))
      accounts.add({
        email,
        password: staffAccounts.password,
        confirmed: true,
        groups: [group],
        totpSecret: createTotpSecret(),
      })
  }
  const issuer = createTokenIssuer({
    userPoolId: localUserPool.id,
    clientId: localUserPool.clientId,
    privateKey: accounts.privateKey,
  })
  const calls: Readonly<Record<string, (input: unknown) => object | Promise<object>>> = {
    ...createSignUpCalls(accounts, beforeSignUp),
    ...createSignInCalls({ accounts, issuer, poolName: localUserPool.name }),
  }

  const adminCalls: typeof calls = createAdminCalls(accounts)

  /** Administration needs the credentials of the functions, which no page has. */
  const findCall = (action: string, request: IncomingMessage) =>
    calls[action] ?? (isSigned(request.headers.authorization) ? adminCalls[action] : undefined)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object, type = 'application/x-amz-json-1.1') =>
      void response.writeHead(status, { ...cors, 'content-type': type }).end(JSON.stringify(body))
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    if (request.url === `/${localUserPool.id}/.well-known/jwks.json`) return send(200, issuer.jwks, 'application/json')
    const action = String(request.headers['x-amz-target']).replace(/^AWSCognitoIdentityProviderService\./, '')
    try {
      const call = findCall(action, request)
      if (!call) throw new UserPoolError('UnknownOperationException', action)
      send(200, await call(await json(request)))
    } catch (error) {
      const type = error instanceof UserPoolError ? error.type : 'InvalidParameterException'
      send(400, { __type: type, message: error instanceof Error ? error.message : String(error) })
    }
  }

  const origin = await startHttpServer(0, answer)
  const endpoint = `http://127.0.0.1:${origin.port}`
  return {
    environment: {
      USER_POOL_ID: localUserPool.id,
      USER_POOL_CLIENT_ID: localUserPool.clientId,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoint,
    },
    /** Each staff account with the link for an authenticator app. */
    staff: staffAccounts.accounts.map(({ email }) => ({
      email,
      totpLink: formatTotpLink(accounts.find(email)?.totp?.secret ?? '', email, PRODUCT_NAME),
    })),
    close: origin.close,
  }
}

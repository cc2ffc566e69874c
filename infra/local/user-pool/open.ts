import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { openOrigin } from '../origin'
import { accountsIn } from './accounts'
import { pool, poolFile, staff } from './pool'
import { Refused } from './refused'
import { signInCalls } from './sign-in-calls'
import { signUpCalls } from './sign-up-calls'
import { tokenIssuer } from './tokens'

/** Any site may ask: what counts is what is known, not where the asking comes from. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-max-age': '3600',
}

/**
 * As much of a Cognito user pool as the unmodified libraries of a live site ask for. Never
 * deployed.
 */
export async function openUserPool(folder: string) {
  const accounts = accountsIn(poolFile(folder), pool.name)
  for (const { email, group } of staff.accounts) {
    if (!accounts.find(email)) accounts.add({ email, password: staff.password, confirmed: true, groups: [group] })
  }
  const issuer = tokenIssuer({ userPoolId: pool.id, clientId: pool.clientId, privateKey: accounts.privateKey })
  const calls: Readonly<Record<string, (input: unknown) => object>> = {
    ...signUpCalls(accounts),
    ...signInCalls({ accounts, issuer, poolName: pool.name }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object, type = 'application/x-amz-json-1.1') =>
      void response.writeHead(status, { ...cors, 'content-type': type }).end(JSON.stringify(body))
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    if (request.url === `/${pool.id}/.well-known/jwks.json`) return send(200, issuer.jwks, 'application/json')
    const action = String(request.headers['x-amz-target']).replace(/^AWSCognitoIdentityProviderService\./, '')
    try {
      const call = calls[action]
      if (!call) throw new Refused('UnknownOperationException', action)
      send(200, call(await json(request)))
    } catch (error) {
      const type = error instanceof Refused ? error.type : 'InvalidParameterException'
      send(400, { __type: type, message: error instanceof Error ? error.message : String(error) })
    }
  }

  const origin = await openOrigin(0, answer)
  const endpoint = `http://127.0.0.1:${origin.port}`
  return {
    environment: {
      USER_POOL_ID: pool.id,
      USER_POOL_CLIENT_ID: pool.clientId,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoint,
    },
    close: origin.close,
  }
}

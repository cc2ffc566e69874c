import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { HttpRequest } from '@smithy/core/protocols'
import { Hash } from '@smithy/core/serde'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { SignatureV4 } from '@smithy/signature-v4'
import { boundedBy } from '../platform/aws/client'
import { getEnvironment } from '../platform/environment'
import { waitBeforeRetry } from '../platform/retry'

/** Maximum number of concurrent requests to the gateway. */
export const MAX_CONCURRENT_POSTS = 50
const ATTEMPTS = 4
const TIMEOUT_MS = 3000

// A push consists only of these requests, and the SDK's gateway client takes five times the CPU
// time of its signer and HTTP handler (300 posts: 250 ms instead of 50 ms).
const sockets = { maxSockets: MAX_CONCURRENT_POSTS, keepAlive: true }
const { requestHandler: timeouts } = boundedBy({ timeoutMs: TIMEOUT_MS, attempts: 1 })
const http = new NodeHttpHandler({ httpAgent: sockets, httpsAgent: sockets, ...timeouts })

const readVariable = (name: string) => process.env[name] ?? ''

let signer: SignatureV4 | undefined

const sign = (request: HttpRequest) => {
  signer ??= new SignatureV4({
    service: 'execute-api',
    region: readVariable('AWS_REGION'),
    credentials: {
      accessKeyId: readVariable('AWS_ACCESS_KEY_ID'),
      secretAccessKey: readVariable('AWS_SECRET_ACCESS_KEY'),
      sessionToken: process.env['AWS_SESSION_TOKEN'],
    },
    sha256: Hash.bind(null, 'sha256'),
  })
  return signer.sign(request)
}

function buildRequest(connectionId: string, method: 'POST' | 'DELETE', body: string): HttpRequest {
  const { protocol, hostname, port, pathname, host } = new URL(getEnvironment().WEBSOCKET_ENDPOINT ?? '')
  return new HttpRequest({
    method,
    protocol,
    hostname,
    port: port === '' ? undefined : Number(port),
    path: `${pathname.replace(/\/$/, '')}/@connections/${encodeURIComponent(connectionId)}`,
    headers: { host, 'content-length': String(Buffer.byteLength(body)) },
    body,
  })
}

/** Returns the status of one attempt; undefined if the gateway did not respond in time. */
async function attempt(connectionId: string, method: 'POST' | 'DELETE', body = ''): Promise<number | undefined> {
  try {
    const request = await sign(buildRequest(connectionId, method, body))
    const { response } = await http.handle(new HttpRequest(request))
    const responseBody: unknown = response.body
    // The connection can be reused only after the response was read to the end.
    if (responseBody instanceof Readable) await buffer(responseBody)
    return response.statusCode
  } catch {
    return undefined
  }
}

/**
 * Posts a message to a connection. Returns false if the connection is closed. Retries while the
 * gateway is busy; throws after the fourth attempt.
 */
export async function postToConnection(connectionId: string, body: string): Promise<boolean> {
  for (let attempts = 1; ; attempts += 1) {
    const status = await attempt(connectionId, 'POST', body)
    if (status === 200) return true
    if (status === 410) return false
    const isTemporary = status === undefined || status === 429 || status >= 500
    if (!isTemporary || attempts === ATTEMPTS) throw new Error(`The gateway answered ${status ?? 'nothing'} to a post`)
    await waitBeforeRetry(attempts)
  }
}

/** Closes a connection, in one attempt. Returns false if the gateway did not confirm it. */
export async function closeSocket(connectionId: string): Promise<boolean> {
  const status = await attempt(connectionId, 'DELETE')
  return status === 204 || status === 410
}

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

// A fan-out consists of nothing but these requests. The SDK's client for the gateway takes five
// times the processor time of its signer and HTTP handler (300 posts: 250 ms instead of 50 ms).
const sockets = { maxSockets: MAX_CONCURRENT_POSTS, keepAlive: true }
const { requestHandler: timeouts } = boundedBy({ timeoutMs: TIMEOUT_MS, attempts: 1 })
const http = new NodeHttpHandler({ httpAgent: sockets, httpsAgent: sockets, ...timeouts })

const variable = (name: string) => process.env[name] ?? ''

let signer: SignatureV4 | undefined

const sign = (request: HttpRequest) => {
  signer ??= new SignatureV4({
    service: 'execute-api',
    region: variable('AWS_REGION'),
    credentials: {
      accessKeyId: variable('AWS_ACCESS_KEY_ID'),
      secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
      sessionToken: process.env['AWS_SESSION_TOKEN'],
    },
    sha256: Hash.bind(null, 'sha256'),
  })
  return signer.sign(request)
}

function requestFor(connectionId: string, method: 'POST' | 'DELETE', body: string): HttpRequest {
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

/** Returns the status of one attempt; undefined where the gateway did not answer in time. */
async function attempt(connectionId: string, method: 'POST' | 'DELETE', body = ''): Promise<number | undefined> {
  try {
    const request = await sign(requestFor(connectionId, method, body))
    const { response } = await http.handle(new HttpRequest(request))
    const answer: unknown = response.body
    // The connection is free for the next request only after its response was read to the end.
    if (answer instanceof Readable) await buffer(answer)
    return response.statusCode
  } catch {
    return undefined
  }
}

/**
 * Posts a message to a connection. Returns false where the connection is closed. Retries a busy
 * gateway and throws after the fourth attempt.
 */
export async function postToConnection(connectionId: string, body: string): Promise<boolean> {
  for (let attempts = 1; ; attempts += 1) {
    const status = await attempt(connectionId, 'POST', body)
    if (status === 200) return true
    if (status === 410) return false
    const mayPass = status === undefined || status === 429 || status >= 500
    if (!mayPass || attempts === ATTEMPTS) throw new Error(`The gateway answered ${status ?? 'nothing'} to a post`)
    await waitBeforeRetry(attempts)
  }
}

/** Closes a connection, in one attempt. Returns false where the gateway did not confirm it. */
export async function closeSocket(connectionId: string): Promise<boolean> {
  const status = await attempt(connectionId, 'DELETE')
  return status === 204 || status === 410
}

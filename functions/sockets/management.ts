import { Readable } from 'node:stream'
import { HttpRequest } from '@smithy/core/protocols'
import { Hash } from '@smithy/core/serde'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { SignatureV4 } from '@smithy/signature-v4'
import { environment } from '../runtime/environment'
import { pause } from '../runtime/until-done'

/** Posts under way at once. */
export const AT_ONCE = 50
const TRIES = 4
const PATIENCE_MS = 3000

const variable = (name: string) => process.env[name] ?? ''

const sockets = { maxSockets: AT_ONCE, keepAlive: true }
const http = new NodeHttpHandler({
  httpAgent: sockets,
  httpsAgent: sockets,
  requestTimeout: PATIENCE_MS,
  connectionTimeout: PATIENCE_MS,
})

let signer: SignatureV4 | undefined
const signed = (request: HttpRequest) => {
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

function requestTo(connectionId: string, body: string): HttpRequest {
  const { protocol, hostname, port, pathname, host } = new URL(environment().WEBSOCKET_ENDPOINT ?? '')
  return new HttpRequest({
    method: 'POST',
    protocol,
    hostname,
    port: port === '' ? undefined : Number(port),
    path: `${pathname.replace(/\/$/, '')}/@connections/${encodeURIComponent(connectionId)}`,
    headers: { host, 'content-length': String(Buffer.byteLength(body)) },
    body,
  })
}

/** The status of one attempt; none where the connection to the gateway failed. */
async function attempt(connectionId: string, body: string): Promise<number | undefined> {
  try {
    const { response } = await http.handle(new HttpRequest(await signed(requestTo(connectionId, body))))
    const answer: unknown = response.body
    // Read to its end, or the connection is not free for the next post.
    if (answer instanceof Readable) answer.resume()
    return response.statusCode
  } catch {
    return undefined
  }
}

/**
 * Posts one message to a connection; false when it is gone. The SDK's own client would do the same at five times the
 * processor time (300 posts: 250 ms, so 50), and a fan-out is made of nothing else. What may pass is tried again.
 */
export async function post(connectionId: string, body: string): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const status = await attempt(connectionId, body)
    if (status === 200) return true
    if (status === 410) return false
    const mayPass = status === undefined || status === 429 || status >= 500
    if (!mayPass || tries === TRIES) throw new Error(`A connection's post was answered ${status ?? 'by nobody'}`)
    await pause(tries)
  }
}

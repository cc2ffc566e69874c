import { createECDH, randomBytes } from 'node:crypto'
import { Agent } from 'node:https'
import { Readable } from 'node:stream'
import type { HttpRequest } from '@smithy/core/protocols'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { encrypt } from 'http_ece'
import { importJWK, SignJWT } from 'jose'
import type { PushSubscription } from '#shared/contract/push'
import { isLoopback } from '#shared/rules/push-endpoint'
import { patienceOf, requestTo } from '../runtime/service-request'
import { publicKeyOf, vapidKey } from './keys'

/** A phone that has been off for longer looks at the page itself. */
const KEPT_SECONDS = 3600
const SIGNED_SECONDS = 12 * 3600
const PATIENCE_MS = 3000

const patience = patienceOf(PATIENCE_MS)
const services = new NodeHttpHandler(patience)
// A stand-in on this machine signs for itself.
const standIns = new NodeHttpHandler({ ...patience, httpsAgent: new Agent({ rejectUnauthorized: false }) })

/** A push as the service worker reads it. */
export type PushMessage = {
  readonly title: string
  readonly body: string
  /** The order: a newer push about it takes the place of an older one. */
  readonly tag: string
  readonly url: string
  /** Names what is told among all that the order has to tell: told again, it makes no sound. */
  readonly news: string
}

/** What became of a post: `failed` may pass, `refused` never will. */
export type Posted = 'arrived' | 'gone' | 'failed' | 'refused'

async function authorization(endpoint: string, contact: string): Promise<string> {
  const key = await vapidKey()
  const token = await new SignJWT({ sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(Date.now() / 1000) + SIGNED_SECONDS)
    .sign(await importJWK(key, 'ES256'))
  return `vapid t=${token}, k=${publicKeyOf(key)}`
}

function sealed(message: PushMessage, { p256dh, auth }: PushSubscription['keys']): Buffer {
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  return encrypt(Buffer.from(JSON.stringify(message)), {
    version: 'aes128gcm',
    dh: p256dh,
    privateKey,
    salt: randomBytes(16),
    authSecret: auth,
  })
}

const pushTo = (url: string, body: Buffer, headers: Readonly<Record<string, string>>) =>
  requestTo({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(KEPT_SECONDS),
      urgency: 'high',
      ...headers,
    },
    body,
  })

async function statusOf(endpoint: string, request: HttpRequest): Promise<number | undefined> {
  try {
    const { response } = await (isLoopback(endpoint) ? standIns : services).handle(request)
    const answer: unknown = response.body
    // Read to its end, or the connection is never free again.
    if (answer instanceof Readable) answer.resume()
    return response.statusCode
  } catch {
    return undefined
  }
}

/** Posts a message to a browser's push service, encrypted for that browser (decision 0048). */
export async function post(
  { endpoint, keys }: PushSubscription,
  message: PushMessage,
  contact: string,
): Promise<Posted> {
  let body: Buffer
  try {
    body = sealed(message, keys)
  } catch {
    // Keys that are no point of the curve: nobody could ever read it.
    return 'gone'
  }
  // The service keeps only the newest for a phone that is off.
  const headers = { authorization: await authorization(endpoint, contact), topic: message.tag }
  const status = await statusOf(endpoint, pushTo(endpoint, body, headers))
  if (status === undefined || status === 429 || status >= 500) return 'failed'
  if (status === 404 || status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'arrived' : 'refused'
}

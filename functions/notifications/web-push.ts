import http from 'node:http'
import https from 'node:https'
import webpush, { type RequestDetails } from 'web-push'
import type { PushSubscription } from '#shared/notifications/contract'
import { isLoopbackHost } from '#shared/notifications/push'
import { pushLimits } from '#shared/platform/message-limits'
import { getPublicKey, getVapidKey } from './push-repository'
import type { PushMessage } from './records'

/** How long the push service stores a message for a phone that is off. */
const TTL_SECONDS = { order: 3600, alert: 12 * 3600 } as const

/** The result of a push: `gone` means that the subscription has ended. */
type PushResult = 'delivered' | 'gone' | 'failed'

/** Returns the response's status, or undefined on a timeout or error. Does not follow redirects. */
const postAndGetStatus = ({ endpoint, method, headers, body }: RequestDetails): Promise<number | undefined> =>
  new Promise((resolve) => {
    const options = {
      method,
      headers: { ...headers },
      signal: AbortSignal.timeout(pushLimits.timeoutMs),
      // Only the local product accepts a loopback endpoint; such a service signs its certificate
      // itself.
      rejectUnauthorized: !isLoopbackHost(endpoint),
    }
    const onFailure = () => resolve(undefined)
    const { request } = endpoint.startsWith('http:') ? http : https
    request(endpoint, options, (response) => {
      response.on('error', onFailure).resume()
      resolve(response.statusCode)
    })
      .on('error', onFailure)
      .end(body)
  })

/** Sends a message to a browser's push service, encrypted for that browser (decision 0036). */
export async function sendWebPush(
  subscription: PushSubscription,
  message: PushMessage,
  { contact, about }: { readonly contact: string; readonly about: keyof typeof TTL_SECONDS },
): Promise<PushResult> {
  const key = await getVapidKey()
  const options = {
    vapidDetails: { subject: contact, publicKey: getPublicKey(key), privateKey: key.d },
    TTL: TTL_SECONDS[about],
    urgency: 'high',
    // The service stores only the newest message of a topic for a phone that is off.
    topic: message.tag,
  } as const
  let details: RequestDetails
  try {
    details = webpush.generateRequestDetails(subscription, JSON.stringify(message), options)
  } catch {
    // The browser sent invalid keys.
    return 'failed'
  }
  const status = await postAndGetStatus(details)
  if (status === 404 || status === 410) return 'gone'
  return status !== undefined && status >= 200 && status < 300 ? 'delivered' : 'failed'
}

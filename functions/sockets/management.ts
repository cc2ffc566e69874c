import { environment } from '../runtime/environment'
import { signedRequests } from '../runtime/service-request'
import { pause } from '../runtime/until-done'

/** Posts under way at once. */
export const AT_ONCE = 50
const TRIES = 4
const PATIENCE_MS = 3000

const send = signedRequests({ service: 'execute-api', patienceMs: PATIENCE_MS, atOnce: AT_ONCE })

const addressOf = (connectionId: string) =>
  `${(environment().WEBSOCKET_ENDPOINT ?? '').replace(/\/$/, '')}/@connections/${encodeURIComponent(connectionId)}`

/** The status of one attempt; none where the connection to the gateway failed. */
const attempt = (
  connectionId: string,
  request: { readonly method: 'POST' | 'DELETE'; readonly body: string },
): Promise<number | undefined> =>
  send({ ...request, url: addressOf(connectionId) }).then(
    ({ status }) => status,
    () => undefined,
  )

/**
 * Posts one message to a connection; false when it is gone. The SDK's own client would do the same
 * at five times the processor time (300 posts: 250 ms, so 50), and a fan-out is made of nothing
 * else. What may pass is tried again.
 */
export async function post(connectionId: string, body: string): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const status = await attempt(connectionId, { method: 'POST', body })
    if (status === 200) return true
    if (status === 410) return false
    const mayPass = status === undefined || status === 429 || status >= 500
    if (!mayPass || tries === TRIES) throw new Error(`A connection's post was answered ${status ?? 'by nobody'}`)
    await pause(tries)
  }
}

/**
 * Closes a connection, in one attempt; false where the gateway did not answer that it is closed or
 * gone.
 */
export async function disconnect(connectionId: string): Promise<boolean> {
  const status = await attempt(connectionId, { method: 'DELETE', body: '' })
  return status === 204 || status === 410
}

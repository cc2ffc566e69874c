import { isRecord } from '#shared/is-record'
import type { orderRoutes } from '#shared/contract/orders'
import type { RouteBody } from '#shared/contract/route'
import { createIdempotencyKey } from '#base/api/idempotency'
import { parseJson } from '#base/storage/kept'
import { ORDER_ATTEMPT_KEY } from '#base/storage/names'
import { tabStorage } from '#base/storage/shelf'
import type { KeyValueStorage } from '#base/storage/shelf'

export type OrderRequest = RouteBody<typeof orderRoutes.place>

/**
 * An order that is wanted: its key, and what was sent under it and not answered, as it was sent.
 */
type Attempt = { readonly key: string; readonly unanswered: readonly string[] }

function attemptIn(stored: unknown): Attempt | null {
  if (!isRecord(stored) || typeof stored['key'] !== 'string' || !Array.isArray(stored['unanswered'])) return null
  return { key: stored['key'], unanswered: stored['unanswered'].filter((text) => typeof text === 'string') }
}

const read = (shelf: KeyValueStorage): Attempt | null => parseJson(shelf.getItem(ORDER_ATTEMPT_KEY), attemptIn, null)

const bodyOf = (text: string): OrderRequest => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- this tab wrote it
  const body: OrderRequest = JSON.parse(text)
  return body
}

/**
 * Notes that an order is sent and gives the key to send it under: one key until an order stands,
 * whatever is changed meanwhile. So the server makes one order of all that is sent: the first to
 * arrive, and refuses another body.
 */
export function startAttempt(body: OrderRequest, shelf: KeyValueStorage = tabStorage): string {
  const { key, unanswered } = read(shelf) ?? { key: createIdempotencyKey(), unanswered: [] }
  const sent = new Set([...unanswered, JSON.stringify(body)])
  shelf.setItem(ORDER_ATTEMPT_KEY, JSON.stringify({ key, unanswered: [...sent] } satisfies Attempt))
  return key
}

/**
 * The server refused this body: it is no order. Once nothing is open any more, nothing of it is
 * kept.
 */
export function removeRejectedRequest(body: OrderRequest, shelf: KeyValueStorage = tabStorage): void {
  const attempt = read(shelf)
  if (!attempt) return
  const unanswered = attempt.unanswered.filter((text) => text !== JSON.stringify(body))
  if (unanswered.length === 0) clearAttempt(shelf)
  else shelf.setItem(ORDER_ATTEMPT_KEY, JSON.stringify({ ...attempt, unanswered } satisfies Attempt))
}

/** What was sent and may be an order, though no answer said so: the latest first. */
export const listUnansweredRequests = (shelf: KeyValueStorage = tabStorage): readonly OrderRequest[] =>
  (read(shelf)?.unanswered ?? []).map(bodyOf).reverse()

/** An order stands: the same dishes ordered again are another order. */
export const clearAttempt = (shelf: KeyValueStorage = tabStorage): void => shelf.removeItem(ORDER_ATTEMPT_KEY)

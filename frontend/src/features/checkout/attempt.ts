import { isRecord } from '#shared/is-record'
import type { orders } from '#shared/contract/orders'
import type { BodyOf } from '#shared/contract/route'
import { newKey } from '#base/api/idempotency'
import { readJson } from '#base/storage/kept'
import { ORDER_ATTEMPT } from '#base/storage/names'
import { tabShelf } from '#base/storage/shelf'
import type { Shelf } from '#base/storage/shelf'

export type OrderBody = BodyOf<typeof orders.place>

/**
 * An order that is wanted: its key, and what was sent under it and not answered, as it was sent.
 */
type Attempt = { readonly key: string; readonly unanswered: readonly string[] }

function attemptIn(stored: unknown): Attempt | null {
  if (!isRecord(stored) || typeof stored['key'] !== 'string' || !Array.isArray(stored['unanswered'])) return null
  return { key: stored['key'], unanswered: stored['unanswered'].filter((text) => typeof text === 'string') }
}

const read = (shelf: Shelf): Attempt | null => readJson(shelf.getItem(ORDER_ATTEMPT), attemptIn, null)

const bodyOf = (text: string): OrderBody => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- this tab wrote it
  const body: OrderBody = JSON.parse(text)
  return body
}

/**
 * Notes that an order is sent and gives the key to send it under: one key until an order stands,
 * whatever is changed meanwhile. So the server makes one order of all that is sent: the first to
 * arrive, and refuses another body.
 */
export function beginAttempt(body: OrderBody, shelf: Shelf = tabShelf): string {
  const { key, unanswered } = read(shelf) ?? { key: newKey(), unanswered: [] }
  const sent = new Set([...unanswered, JSON.stringify(body)])
  shelf.setItem(ORDER_ATTEMPT, JSON.stringify({ key, unanswered: [...sent] } satisfies Attempt))
  return key
}

/**
 * The server refused this body: it is no order. Once nothing is open any more, nothing of it is
 * kept.
 */
export function closeAttempt(body: OrderBody, shelf: Shelf = tabShelf): void {
  const attempt = read(shelf)
  if (!attempt) return
  const unanswered = attempt.unanswered.filter((text) => text !== JSON.stringify(body))
  if (unanswered.length === 0) forgetAttempt(shelf)
  else shelf.setItem(ORDER_ATTEMPT, JSON.stringify({ ...attempt, unanswered } satisfies Attempt))
}

/** What was sent and may be an order, though no answer said so: the latest first. */
export const unansweredBodies = (shelf: Shelf = tabShelf): readonly OrderBody[] =>
  (read(shelf)?.unanswered ?? []).map(bodyOf).reverse()

/** An order stands: the same dishes ordered again are another order. */
export const forgetAttempt = (shelf: Shelf = tabShelf): void => shelf.removeItem(ORDER_ATTEMPT)

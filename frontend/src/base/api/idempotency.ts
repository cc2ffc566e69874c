import { ApiError } from './client'
import { tabStorage } from '../storage/storage'
import type { KeyValueStorage } from '../storage/storage'

/** Tells one body of this tab from the next; neither secret nor safe against intent (cyrb53). */
function fingerprintOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}

/**
 * A key for one intent. Not randomUUID: browsers have it on secure origins only, and a phone may
 * come over the LAN.
 */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The idempotency key of an intent: the same for every attempt at the same body, also after a
 * reload (the answer may have been lost), a new one as soon as anything in it changes. Only a
 * fingerprint of the body is kept.
 */
export function getIdempotencyKey(intent: string, body: unknown, shelf: KeyValueStorage = tabStorage): string {
  const fingerprint = fingerprintOf(JSON.stringify(body))
  const [keptFingerprint, keptKey] = shelf.getItem(intent)?.split(':') ?? []
  if (keptFingerprint === fingerprint && keptKey) return keptKey
  const key = createIdempotencyKey()
  shelf.setItem(intent, `${fingerprint}:${key}`)
  return key
}

/** Whether an attempt at the intent is still to be answered. */
export const hasPendingAttempt = (intent: string, shelf: KeyValueStorage = tabStorage): boolean =>
  shelf.getItem(intent) !== null

/** The intent was answered: the same again is another intent. */
export const clearIdempotencyKey = (intent: string, shelf: KeyValueStorage = tabStorage): void =>
  shelf.removeItem(intent)

/**
 * Whether the server itself said that nothing was done. Anything else, such as a lost answer,
 * leaves that open; so does a session that has ended, since an intent is known by whose it is.
 */
export const isDefiniteRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.problem !== undefined && error.status < 500 && error.status !== 401

type Keyed = { readonly 'Idempotency-Key': string }

/**
 * Sends a body once for an intent: an attempt after a lost answer goes under the same key, also
 * after a reload.
 */
export async function sendOnce<T>(intent: string, body: unknown, send: (headers: Keyed) => Promise<T>): Promise<T> {
  try {
    const answer = await send({ 'Idempotency-Key': getIdempotencyKey(intent, body) })
    clearIdempotencyKey(intent)
    return answer
  } catch (error) {
    if (isDefiniteRejection(error)) clearIdempotencyKey(intent)
    throw error
  }
}

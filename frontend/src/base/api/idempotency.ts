import { ApiError } from './client'
import { tabStorage, type KeyValueStorage } from '../storage/storage'

/** Hashes a text (cyrb53). Good enough to notice changes, but not cryptographically secure. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}

/**
 * Creates a random idempotency key.
 * `randomUUID` exists on secure origins only, and developers open the site over the LAN.
 */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Returns the idempotency key of an intent.
 * Every attempt with the same body gets the same key, also after a reload, because the response
 * may have been lost. A changed body gets a new key. The storage holds only a hash of the body.
 */
export function getIdempotencyKey(intent: string, body: unknown, storage: KeyValueStorage = tabStorage): string {
  const bodyHash = hash(JSON.stringify(body))
  const [storedHash, storedKey] = storage.getItem(intent)?.split(':') ?? []
  if (storedHash === bodyHash && storedKey) return storedKey
  const key = createIdempotencyKey()
  storage.setItem(intent, `${bodyHash}:${key}`)
  return key
}

/** Whether an attempt has had no definite response yet. */
export const hasPendingAttempt = (intent: string, storage: KeyValueStorage = tabStorage): boolean =>
  storage.getItem(intent) !== null

/** Ends the intent after a definite response: the same body again is a new intent. */
export const clearIdempotencyKey = (intent: string, storage: KeyValueStorage = tabStorage): void =>
  storage.removeItem(intent)

/**
 * Whether the error proves that the server did nothing. A lost response doesn't.
 * Neither does an expired session: the server looks up idempotency keys by user.
 */
export const isDefiniteRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.problem !== undefined && error.status < 500 && error.status !== 401

export type IdempotencyHeaders = { readonly 'Idempotency-Key': string }

/**
 * Sends a request with the intent's idempotency key, so that repeated attempts take effect once.
 */
export async function sendOnce<T>(
  intent: string,
  body: unknown,
  send: (headers: IdempotencyHeaders) => Promise<T>,
): Promise<T> {
  try {
    const result = await send({ 'Idempotency-Key': getIdempotencyKey(intent, body) })
    clearIdempotencyKey(intent)
    return result
  } catch (error) {
    if (isDefiniteRejection(error)) clearIdempotencyKey(intent)
    throw error
  }
}

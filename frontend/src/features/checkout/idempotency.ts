const STORED_UNDER = 'hibachi-order-intent'

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The idempotency key of an order: the same for every attempt at the same order, also after a reload
 * (the answer may have been lost), a new one as soon as anything in it changes.
 * Only a digest is kept: the order carries a name and a phone number.
 */
export async function keyFor(body: unknown, shelf: Shelf = sessionStorage): Promise<string> {
  const digest = await digestOf(JSON.stringify(body))
  const [keptDigest, keptKey] = shelf.getItem(STORED_UNDER)?.split(':') ?? []
  if (keptDigest === digest && keptKey) return keptKey
  const key = crypto.randomUUID()
  shelf.setItem(STORED_UNDER, `${digest}:${key}`)
  return key
}

/** The order stands: the same dishes ordered again are another order. */
export const forgetKey = (shelf: Shelf = sessionStorage): void => shelf.removeItem(STORED_UNDER)

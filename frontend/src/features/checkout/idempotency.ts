const STORED_UNDER = 'hibachi-order-intent'

/** Tells one order of this tab from the next; neither secret nor safe against intent (cyrb53). */
function fingerprintOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}

/** A key for one intent. Not randomUUID: browsers have it on secure origins only, and a phone may come over the LAN. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const remembered = new Map<string, string>()

const memory: Shelf = {
  getItem: (name) => remembered.get(name) ?? null,
  setItem: (name, value) => void remembered.set(name, value),
  removeItem: (name) => void remembered.delete(name),
}

/** This tab's storage; where the browser keeps none, what is remembered until a reload must do. */
function shelfOfTab(): Shelf {
  try {
    return sessionStorage
  } catch {
    return memory
  }
}

/**
 * The idempotency key of an order: the same for every attempt at the same order, also after a reload
 * (the answer may have been lost), a new one as soon as anything in it changes.
 * Only a fingerprint is kept: the order carries a name and a phone number.
 */
export function keyFor(body: unknown, shelf: Shelf = shelfOfTab()): string {
  const fingerprint = fingerprintOf(JSON.stringify(body))
  const [keptFingerprint, keptKey] = shelf.getItem(STORED_UNDER)?.split(':') ?? []
  if (keptFingerprint === fingerprint && keptKey) return keptKey
  const key = newKey()
  shelf.setItem(STORED_UNDER, `${fingerprint}:${key}`)
  return key
}

/** The order stands: the same dishes ordered again are another order. */
export const forgetKey = (shelf: Shelf = shelfOfTab()): void => shelf.removeItem(STORED_UNDER)

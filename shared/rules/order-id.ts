const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/**
 * An unguessable order id: 60 random bits as Crockford base32, readable over a phone (decision
 * 0030).
 */
export function createOrderId(random: Uint8Array): string {
  if (random.length < LENGTH) throw new RangeError(`an order id needs ${LENGTH} random bytes`)
  return Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte % 32]).join('')
}

/** An order id as a person may type it: any case, with dashes or spaces, O for 0, I or L for 1. */
export const normalizeOrderId = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

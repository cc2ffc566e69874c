import { hasLetterOrDigit } from '../platform/text'

/**
 * A box of the post office, which no driver can deliver to. `5 Pobox Ln` and `12 Boxwood Dr` are
 * streets.
 */
const POST_BOX = /^\W*pobox\W*\d|\bp\W{0,2}o\W{0,2}\sbox\b|\bp\.o\.?box\b|\bpost\s+office\s+box\b/i

type TypedAddress = { readonly street: string; readonly unit?: string | undefined }

/** Returns what is wrong with the street of a delivery; null if a driver can go there. */
export function findStreetError({ street, unit = '' }: TypedAddress): string | null {
  if (!hasLetterOrDigit(street)) return 'Please enter the street'
  return POST_BOX.test(street) || POST_BOX.test(unit)
    ? 'We can’t deliver to a P.O. box. Please enter a street address'
    : null
}

import type { Location } from '../locations'

/** The five digits of what was typed as a zip code, `34667-1234` too; null while it is none. */
export const parseZipCode = (typed: string): string | null => /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(typed)?.[1] ?? null

/**
 * The location that a Florida zip code belongs to
 * (docs/product/locations.md#zip-codes-and-nearness): the one that delivers or stands there.
 */
export function findLocationByZipCode(typed: string, locations: readonly Location[]): Location | undefined {
  const zip = parseZipCode(typed)
  return locations.find(
    ({ address, delivery }) => zip === address.zipCode || delivery.zipCodes.some((one) => one === zip),
  )
}

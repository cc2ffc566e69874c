type Sent = { readonly latitude?: number | null | undefined; readonly longitude?: number | null | undefined }

const PLACES = 1000

const rounded = (degrees: number): number => Math.round(degrees * PLACES) / PLACES

/**
 * A position that says which street, not which house: 3 places, about 100 m
 * (docs/product/specials.md#position). Half of one is none.
 */
export function roundCoordinates({ latitude, longitude }: Sent): { latitude: number | null; longitude: number | null } {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return { latitude: null, longitude: null }
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

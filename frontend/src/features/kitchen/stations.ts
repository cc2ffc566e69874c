import { stations } from '#shared/contract/menu'
import type { Station } from '#shared/contract/menu'

export const stationNames = {
  hibachi: 'Hibachi',
  sushi: 'Sushi',
  fry: 'Fry',
  drinks: 'Drinks',
} as const satisfies Record<Station, string>

/** The station that an address names; null for none, or one that there is not. */
export const parseStation = (text: string | null): Station | null =>
  stations.find((station) => station === text) ?? null

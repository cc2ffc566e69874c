import type { LocationCode } from '#shared/locations/index'

/** Keys of the history of recommendations, by location and day. */
export const recommendationKeys = {
  history: (location: LocationCode, date: string, id: string) => ({
    pk: `RECOMMENDATIONS#${location}#${date}`,
    sk: id,
  }),
} as const

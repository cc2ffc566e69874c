import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'

/** Where what was recommended is kept, by location and day, and how often each category is ordered. */
export const recommendationKeys = {
  history: (location: LocationCode, date: string, id: string) => ({
    pk: `RECOMMENDATIONS#${location}#${date}`,
    sk: id,
  }),
  categoryCounts: { pk: 'CATEGORY-COUNTS', sk: 'ALL' },
  counted: (orderId: string) => ({ pk: `ORDER#${orderId}`, sk: 'CATEGORIES-COUNTED' }),
} as const

const PREFIX = 'category-'

/** The attribute that counts a category's portions. */
export const countOf = (categoryId: number) => `${PREFIX}${categoryId}`

/** Portions by category id; what else the record holds is left out. */
export const CategoryCounts = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform(
    (item) =>
      new Map(
        Object.entries(item).flatMap(([name, count]) =>
          name.startsWith(PREFIX) && typeof count === 'number'
            ? [[Number(name.slice(PREFIX.length)), count] as const]
            : [],
        ),
      ),
  ),
)

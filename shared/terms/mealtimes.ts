/** The meals that a special may be named for (docs/product/specials.md#mealtimes). */
export const mealtimes = ['lunch'] as const
export type Mealtime = (typeof mealtimes)[number]

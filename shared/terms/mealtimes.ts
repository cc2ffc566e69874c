/** The meals that a special may be named for (docs/product/specials.md#mealtimes). */
export const dayparts = ['lunch'] as const
export type Daypart = (typeof dayparts)[number]

/** A stored value that differs from the recomputed one. */
export type Difference = {
  /** The audited area: stock, points, codes and so on. */
  readonly book: string
  readonly of: string
  readonly stored: string | number
  readonly recomputed: string | number
}

/** The area of records that can't be read in full: their type is stored, and nothing recomputed. */
export const DAMAGE = 'records'

type Subject = Pick<Difference, 'book' | 'of'>

/** Returns the difference between a stored and a recomputed value; empty if they are equal. */
export const compareFigures = (
  subject: Subject,
  stored: Difference['stored'],
  recomputed: Difference['recomputed'],
): readonly Difference[] => (stored === recomputed ? [] : [{ ...subject, stored, recomputed }])

/** Returns the difference of two numbers; undefined for other values. */
const gapOf = ({ stored, recomputed }: Difference): number | undefined =>
  typeof stored === 'number' && typeof recomputed === 'number' ? stored - recomputed : undefined

/** Returns a key that is stable for a permanent difference, even while both figures change. */
export const getDifferenceKey = (difference: Difference): string => {
  const { book, of, stored, recomputed } = difference
  return [book, of, gapOf(difference) ?? `${stored} ${recomputed}`].join('\n')
}

/** Formats a difference for people, with the amount for numbers. */
export function formatDifference(difference: Difference): string {
  const { book, of, stored, recomputed } = difference
  if (book === DAMAGE) return `${book}: ${of}: ${stored} ${recomputed}`
  const gap = gapOf(difference)
  const by = gap === undefined ? '' : ` (${gap > 0 ? '+' : ''}${gap})`
  return `${book}: ${of}: stored ${stored}, recomputed ${recomputed}${by}`
}

/** Sums the values of a list by key. */

export function sumBy<T>(list: Iterable<T>, keyOf: (one: T) => string, valueOf: (one: T) => number) {
  const sums = new Map<string, number>()
  for (const one of list) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + valueOf(one))
  return sums
}

/** A list in groups by key. */
export function groupBy<T>(list: Iterable<T>, keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

/** One place where what is kept is not what the orders and ledgers come to. */
export type Difference = {
  /** Which book: stock, points, codes and so on. */
  readonly book: string
  readonly of: string
  readonly kept: string | number
  readonly recomputed: string | number
}

type Subject = Pick<Difference, 'book' | 'of'>

/** The difference between what is kept and what it should be; none where they are equal. */
export const compareFigures = (
  subject: Subject,
  kept: Difference['kept'],
  recomputed: Difference['recomputed'],
): readonly Difference[] => (kept === recomputed ? [] : [{ ...subject, kept, recomputed }])

/** By how much a figure is off; undefined where it isn't one. */
const gapOf = ({ kept, recomputed }: Difference): number | undefined =>
  typeof kept === 'number' && typeof recomputed === 'number' ? kept - recomputed : undefined

/**
 * The same for a difference that stands, though the figures move on while a restaurant is at work.
 */
export const getDifferenceKey = (difference: Difference): string => {
  const { book, of, kept, recomputed } = difference
  return [book, of, gapOf(difference) ?? `${kept} ${recomputed}`].join('\n')
}

/** A line for people: what differs and, of figures, by how much. */
export function formatDifference(difference: Difference): string {
  const { book, of, kept, recomputed } = difference
  const gap = gapOf(difference)
  const by = gap === undefined ? '' : ` (${gap > 0 ? '+' : ''}${gap})`
  return `${book}: ${of}: kept ${kept}, recomputed ${recomputed}${by}`
}

/** What each list adds up to by key. */
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

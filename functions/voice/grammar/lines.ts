import type { MenuItem } from '#shared/contract/menu'

/** A dish with how often and how it is wanted; without a number said, the quantity is null. */
export type SpokenLine = {
  readonly dish: MenuItem
  readonly quantity: number | null
  readonly notes: readonly string[]
  /** What was said of it. */
  readonly said: string
  /**
   * The options of a line that is there, before any wish of this sentence; left out where it is new
   * or not known.
   */
  readonly options?: readonly string[] | undefined
  /** What is left of a number of which some pieces are wanted otherwise. */
  readonly isRest?: boolean | undefined
  /** Pieces of a line that is there, from now on a line of their own. */
  readonly isApart?: boolean
  /** It is in the cart, or waits for it. */
  readonly isThere?: boolean
  /** What was said of options, in the guest's words. */
  readonly wishes?: readonly string[]
}

/** Lines of which the last is otherwise. */
export const updateLastLine = (
  lines: readonly SpokenLine[],
  change: (line: SpokenLine) => SpokenLine,
): readonly SpokenLine[] => lines.map((line, index) => (index === lines.length - 1 ? change(line) : line))

/** The same dish with the same notes is one line. */
export function mergeLines<L extends SpokenLine>(lines: readonly L[]): readonly L[] {
  const keyOf = ({ dish, notes, options = [] }: SpokenLine) => `${dish.id} ${notes.join()} ${options.join()}`
  const kept = new Map<string, L>()
  for (const line of lines) {
    const earlier = kept.get(keyOf(line))
    kept.set(keyOf(line), earlier ? { ...line, quantity: (earlier.quantity ?? 1) + (line.quantity ?? 1) } : line)
  }
  return [...kept.values()]
}

import type { MenuItem } from '#shared/contract/menu'

/** A dish with how often and how it is wanted; without a number said, the quantity is null. */
export type Line = {
  readonly dish: MenuItem
  readonly quantity: number | null
  readonly notes: readonly string[]
  /** What was said of it. */
  readonly said: string
}

/** The same dish with the same notes is one line. */
export function merged(lines: readonly Line[]): readonly Line[] {
  const keyOf = ({ dish, notes }: Line) => `${dish.id} ${notes.join()}`
  const kept = new Map<string, Line>()
  for (const line of lines) {
    const earlier = kept.get(keyOf(line))
    kept.set(keyOf(line), earlier ? { ...line, quantity: (earlier.quantity ?? 1) + (line.quantity ?? 1) } : line)
  }
  return [...kept.values()]
}

export type RandomSource = {
  /** A figure from 0 up to 1. */
  readonly next: () => number
  readonly between: (least: number, most: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T | undefined
  readonly shuffled: <T>(list: readonly T[]) => T[]
}

/** Chance that comes the same again for the same seed (mulberry32). */
export function createRandom(seed: number): RandomSource {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    chance: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)],
    shuffled: (list) =>
      list
        .map((one) => ({ one, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ one }) => one),
  }
}

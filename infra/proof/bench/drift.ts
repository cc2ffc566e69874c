import type { Measurements } from './measurements'

/**
 * How far a stable figure may stray from what is committed before it has to be measured and
 * committed anew.
 */
const SLACK = { bytes: 0.03, units: 0.15 } as const

type Figures = Readonly<Record<string, number>>

const within = (now: number, before: number, slack: number) => now <= before * (1 + slack) + Number.EPSILON

/**
 * One sentence for each figure that has grown beyond its slack or is not committed; less is never a
 * fault, and without any there is nothing to compare.
 */
export function compareToCommitted(now: Figures, before: Figures, kind: keyof typeof SLACK): string[] {
  if (Object.keys(before).length === 0) return []
  return Object.entries(now).flatMap(([name, value]) => {
    const known = before[name]
    if (known === undefined) return [`${name}: ${value} ${kind}, not in docs/measurements.json`]
    return within(value, known, SLACK[kind]) ? [] : [`${name}: ${value} ${kind}, was ${known}`]
  })
}

const named = <T>(list: readonly T[] | undefined, name: (each: T) => string, value: (each: T) => number): Figures =>
  Object.fromEntries((list ?? []).map((each) => [name(each), value(each)]))

/** The stable figures among what was measured, by their kind. */
export const selectStableFigures = (measured: Measurements) => ({
  scripts: named(
    measured.scripts?.figures,
    ({ page }) => page,
    ({ bytes }) => bytes,
  ),
  bundles: named(
    measured.bundles?.figures.functions,
    ({ id }) => id,
    ({ bytes }) => bytes,
  ),
  units: named(
    measured.units?.figures,
    ({ call }) => call,
    ({ units }) => units,
  ),
})

/**
 * What has grown since the committed measurement: bytes of scripts and functions, units of calls.
 */
export function findRegressions(now: Measurements, before: Measurements): string[] {
  const [figures, known] = [selectStableFigures(now), selectStableFigures(before)]
  return [
    ...compareToCommitted(figures.scripts, known.scripts, 'bytes'),
    ...compareToCommitted(figures.bundles, known.bundles, 'bytes'),
    ...compareToCommitted(figures.units, known.units, 'units'),
  ]
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import * as z from 'zod/mini'
import { OrderUsage } from './cost-model'

export const MEASUREMENTS_FILE = 'docs/measurements.json'

/** The time, commit and machine of a measurement. */
const Taken = z.object({ at: z.string(), commit: z.string(), machine: z.string() })

const BundleFigures = z.object({
  id: z.string(),
  bytes: z.int(),
  timesBare: z.number(),
  firstTimesBare: z.number(),
})

const PageFigures = z.object({
  page: z.string(),
  performance: z.number(),
  accessibility: z.number(),
  firstPaintMs: z.number(),
  largestPaintMs: z.number(),
  blockedMs: z.number(),
  layoutShift: z.number(),
  runs: z.int(),
})

const ScriptFigures = z.object({ page: z.string(), bytes: z.int() })

const InteractionFigures = z.object({
  interaction: z.string(),
  /** From the input to the next paint. */
  medianMs: z.number(),
  /** The 95th percentile. */
  slowMs: z.number(),
  rounds: z.int(),
})

const GrowthFigures = z.object({
  /** Orders between the two measurements. */
  orders: z.int(),
  /** Table units of a call, a schedule, or a reaction to an order. */
  reads: z.array(z.object({ call: z.string(), before: z.number(), after: z.number() })),
  times: z.array(z.object({ call: z.string(), beforeMs: z.number(), afterMs: z.number(), timesSlower: z.number() })),
  /** Seconds of each thousand orders. */
  thousands: z.array(z.object({ orders: z.int(), seconds: z.number() })),
})

const part = <T extends z.ZodMiniType>(figures: T) => z.optional(z.object({ taken: Taken, figures }))

export const Measurements = z.object({
  units: part(z.array(z.object({ call: z.string(), status: z.int(), units: z.number() }))),
  bundles: part(
    z.object({
      count: z.int(),
      /** Medians of all functions. */
      timesBare: z.number(),
      firstTimesBare: z.number(),
      bareBytes: z.int(),
      slowest: z.array(BundleFigures),
    }),
  ),
  scripts: part(z.array(ScriptFigures)),
  lighthouse: part(z.array(PageFigures)),
  interaction: part(z.array(InteractionFigures)),
  cost: part(OrderUsage),
  growth: part(GrowthFigures),
})

export type MeasurementRun = z.infer<typeof Taken>
export type BundleFigures = z.infer<typeof BundleFigures>
export type PageFigures = z.infer<typeof PageFigures>
export type ScriptFigures = z.infer<typeof ScriptFigures>
export type InteractionFigures = z.infer<typeof InteractionFigures>
export type GrowthFigures = z.infer<typeof GrowthFigures>
export type Measurements = z.infer<typeof Measurements>
export type PartName = keyof Measurements

/** Reads the committed measurements; empty if there are none. */
export const readCommittedMeasurements = (): Measurements =>
  existsSync(MEASUREMENTS_FILE)
    ? Measurements.parse(JSON.parse(readFileSync(MEASUREMENTS_FILE, 'utf8')))
    : Measurements.parse({})

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Returns the current time, commit and machine. */
export function describeRun(): MeasurementRun {
  const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ' with changes'
  const [{ model = 'an unknown processor' } = {}] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return {
    at: new Date().toISOString(),
    commit: git('rev-parse', '--short', 'HEAD') + changed,
    machine: `${availableParallelism()} x ${model}, ${memory}, ${platform()} ${arch()} ${release()}, Node ${process.versions.node}`,
  }
}

/** Allowed growth of a stable figure before it must be measured and committed again. */
const SLACK = { bytes: 0.03, units: 0.15 } as const

type Figures = Readonly<Record<string, number>>

const within = (now: number, before: number, slack: number) => now <= before * (1 + slack) + Number.EPSILON

/**
 * Lists the figures that exceed the committed ones by more than their slack, or that exist only
 * here or only there. Empty if nothing is committed or measured.
 */
function compareToCommitted(now: Figures, before: Figures, kind: keyof typeof SLACK): string[] {
  if ([before, now].some((figures) => Object.keys(figures).length === 0)) return []
  const gone = Object.keys(before).filter((name) => now[name] === undefined)
  const grown = Object.entries(now).flatMap(([name, value]) => {
    const known = before[name]
    if (known === undefined) return [`${name}: ${value} ${kind}, not in docs/measurements.json`]
    return within(value, known, SLACK[kind]) ? [] : [`${name}: ${value} ${kind}, was ${known}`]
  })
  return [...grown, ...gone.map((name) => `${name}: in docs/measurements.json, but no longer exists`)]
}

const named = <T>(list: readonly T[] | undefined, name: (each: T) => string, value: (each: T) => number): Figures =>
  Object.fromEntries((list ?? []).map((each) => [name(each), value(each)]))

/** Selects the stable figures of the measurements, by kind. */
const selectStableFigures = (measured: Measurements) => ({
  scripts: named(
    measured.scripts?.figures,
    ({ page }) => page,
    ({ bytes }) => bytes,
  ),
  units: named(
    measured.units?.figures,
    ({ call }) => call,
    ({ units }) => units,
  ),
})

/**
 * Lists what has grown since the committed measurements, or no longer exists: bytes of scripts,
 * units of calls.
 */
export function findRegressions(now: Measurements, before: Measurements): string[] {
  const [figures, known] = [selectStableFigures(now), selectStableFigures(before)]
  return [
    ...compareToCommitted(figures.scripts, known.scripts, 'bytes'),
    ...compareToCommitted(figures.units, known.units, 'units'),
  ]
}

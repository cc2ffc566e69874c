import type { RandomSource } from '#infra/testkit/random'

/** One fault: what happens, what must hold after it, and the trial itself. */
export type Scenario = {
  readonly name: string
  readonly happens: string
  readonly holds: string
  readonly run: (trial: ScenarioContext) => Promise<ScenarioResult>
}

export type ScenarioContext = {
  readonly random: RandomSource
  /** A folder of its own, which does not exist yet. */
  readonly dataDir: string
  /** Where the product's own words go. */
  readonly logFile: string
}

export type ScenarioResult = {
  /** What did not hold; nothing when all did. */
  readonly failures: readonly string[]
  /** What happened, in figures. */
  readonly figures: string
  /** Why it could not be tried on this machine. */
  readonly skipped?: string
}

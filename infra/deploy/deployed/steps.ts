/** What came of one thing that was tried. */
export type Outcome = {
  readonly name: string
  readonly went: 'passed' | 'failed' | 'not tried'
  /** What was seen, or why it could not be tried. */
  readonly seen: string
  readonly milliseconds: number
}

/** Thrown by a step that can't be tried here. */
export class NotHere extends Error {}

/** Fails a step with what was seen instead of what it expects. */
export function expectThat(holds: boolean, seen: string): asserts holds {
  if (!holds) throw new Error(seen)
}

/**
 * Tries one thing after another, tells of each as soon as it is known, and goes on after a failure.
 */
export function trying(tell: (outcome: Outcome) => void) {
  const outcomes: Outcome[] = []
  return {
    outcomes,
    step: async (name: string, work: () => Promise<string>): Promise<void> => {
      const startedAt = performance.now()
      const came = await work().then(
        (seen) => ({ went: 'passed', seen }) as const,
        (error: unknown) =>
          ({
            went: error instanceof NotHere ? 'not tried' : 'failed',
            seen: error instanceof Error ? error.message : String(error),
          }) as const,
      )
      const outcome = { name, ...came, milliseconds: Math.round(performance.now() - startedAt) }
      outcomes.push(outcome)
      tell(outcome)
    },
  }
}

/** The result of one check. */
export type Outcome = {
  readonly name: string
  readonly went: 'passed' | 'failed' | 'not tried'
  /** What the check found, or why it could not run. */
  readonly seen: string
  readonly milliseconds: number
}

/** Thrown by a check that can't run at this site. */
export class NotApplicable extends Error {}

/** Throws with what was found where the expectation does not hold. */
export function expectThat(holds: boolean, seen: string): asserts holds {
  if (!holds) throw new Error(seen)
}

/** Runs steps and reports each outcome at once; a failed step does not stop the next. */
export function startSteps(report: (outcome: Outcome) => void) {
  const outcomes: Outcome[] = []
  return {
    outcomes,
    step: async (name: string, work: () => Promise<string>): Promise<void> => {
      const startedAt = performance.now()
      const came = await work().then(
        (seen) => ({ went: 'passed', seen }) as const,
        (error: unknown) =>
          ({
            went: error instanceof NotApplicable ? 'not tried' : 'failed',
            seen: error instanceof Error ? error.message : String(error),
          }) as const,
      )
      const outcome = { name, ...came, milliseconds: Math.round(performance.now() - startedAt) }
      outcomes.push(outcome)
      report(outcome)
    },
  }
}

const marks = { passed: 'ok  ', failed: 'FAIL', 'not tried': '-   ' } as const

/** One outcome as a line of text. */
export const lineOf = ({ name, went, seen, milliseconds }: Outcome): string =>
  `${marks[went]}  ${name.padEnd(42)} ${String(milliseconds).padStart(6)} ms  ${seen}`

const count = (outcomes: readonly Outcome[], went: Outcome['went']) =>
  outcomes.filter((outcome) => outcome.went === went).length

/** The last line of a report. */
export const summaryOf = (outcomes: readonly Outcome[]): string =>
  `${count(outcomes, 'passed')} passed, ${count(outcomes, 'failed')} failed, ${count(outcomes, 'not tried')} not tried.`

/** Whether no check failed; one that could not run does not count. */
export const works = (outcomes: readonly Outcome[]): boolean => outcomes.every(({ went }) => went !== 'failed')

/** The result of one check. */
export type Outcome = {
  readonly name: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** What the check found, or why it could not run. */
  readonly detail: string
  readonly milliseconds: number
}

/** Thrown by a check that can't run at this site. */
export class NotApplicable extends Error {}

/** Throws an error with the detail unless the condition holds. */
export function assertCheck(condition: boolean, detail: string): asserts condition {
  if (!condition) throw new Error(detail)
}

/** Runs steps and reports each outcome at once; a failed step does not stop the next. */
export function createStepRunner(report: (outcome: Outcome) => void) {
  const outcomes: Outcome[] = []
  return {
    outcomes,
    step: async (name: string, run: () => Promise<string>): Promise<void> => {
      const startedAt = performance.now()
      const result = await run().then(
        (detail) => ({ status: 'passed', detail }) as const,
        (error: unknown) =>
          ({
            status: error instanceof NotApplicable ? 'skipped' : 'failed',
            detail: error instanceof Error ? error.message : String(error),
          }) as const,
      )
      const outcome = { name, ...result, milliseconds: Math.round(performance.now() - startedAt) }
      outcomes.push(outcome)
      report(outcome)
    },
  }
}

const marks = { passed: 'ok  ', failed: 'FAIL', skipped: '-   ' } as const

/** One outcome as a line of text. */
export const formatOutcome = ({ name, status, detail, milliseconds }: Outcome): string =>
  `${marks[status]}  ${name.padEnd(42)} ${String(milliseconds).padStart(6)} ms  ${detail}`

const count = (outcomes: readonly Outcome[], status: Outcome['status']) =>
  outcomes.filter((outcome) => outcome.status === status).length

/** The last line of a report. */
export const formatSummary = (outcomes: readonly Outcome[]): string =>
  `${count(outcomes, 'passed')} passed, ${count(outcomes, 'failed')} failed, ${count(outcomes, 'skipped')} skipped.`

/** Whether no check failed; one that could not run does not count. */
export const hasNoFailure = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ status }) => status !== 'failed')

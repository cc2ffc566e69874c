import type { Outcome } from './steps'

const marks = { passed: 'ok  ', failed: 'FAIL', 'not tried': '-   ' } as const

/** What came of one step, as a line. */
export const lineOf = ({ name, went, seen, milliseconds }: Outcome): string =>
  `${marks[went]}  ${name.padEnd(42)} ${String(milliseconds).padStart(6)} ms  ${seen}`

const count = (outcomes: readonly Outcome[], went: Outcome['went']) =>
  outcomes.filter((outcome) => outcome.went === went).length

/** The last line of a report. */
export const summaryOf = (outcomes: readonly Outcome[]): string =>
  `${count(outcomes, 'passed')} passed, ${count(outcomes, 'failed')} failed, ${count(outcomes, 'not tried')} not tried.`

/** Whether a deployment was seen to work: whatever could be tried there held. */
export const works = (outcomes: readonly Outcome[]): boolean => outcomes.every(({ went }) => went !== 'failed')

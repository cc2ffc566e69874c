import type { Lack } from './abilities'
import type { LeftOut } from './leave-out'
import type { Outcome } from './steps'

const marks = { passed: 'ok  ', failed: 'FAIL', 'not tried': '-   ' } as const

/** What came of one step, as a line. */
export const lineOf = ({ name, went, seen, milliseconds }: Outcome): string =>
  `${marks[went]}  ${name.padEnd(42)} ${String(milliseconds).padStart(6)} ms  ${seen}`

export type Findings = {
  readonly outcomes: readonly Outcome[]
  readonly lacks: readonly Lack[]
  readonly leftOut: readonly LeftOut[]
  /** How many resources were made. */
  readonly made: number
  /** What else was stood in for. */
  readonly besides: readonly string[]
}

const count = (outcomes: readonly Outcome[], went: Outcome['went']) =>
  outcomes.filter((outcome) => outcome.went === went).length

const lackLines = ({ type, reason }: Lack, leftOut: readonly LeftOut[]): readonly string[] => [
  `  ${type}${reason ? `: ${reason}` : ''}`,
  ...leftOut
    .filter(({ lacking }) => lacking === type)
    .map(({ file, id, type: own }) => `    without ${file.split('.')[0]}/${id}${own === type ? '' : ` (${own})`}`),
]

/** What was seen of a deployment, and what its endpoint could not do. */
export function reportOf({ outcomes, lacks, leftOut, made, besides }: Findings): readonly string[] {
  const untried = outcomes.filter(({ went }) => went === 'not tried')
  const without = lacks.flatMap((lack) => lackLines(lack, leftOut))
  const could = [
    ...without,
    ...besides.map((line) => `  ${line}`),
    ...untried.map(({ name, seen }) => `  ${name}: ${seen}`),
  ]
  return [
    `${made} resources stand, ${leftOut.length} were left out.`,
    ...(could.length > 0 ? ['What this endpoint could not do:', ...could] : ['This endpoint could do everything.']),
    `${count(outcomes, 'passed')} passed, ${count(outcomes, 'failed')} failed, ${untried.length} not tried.`,
  ]
}

/** Whether a deployment was seen to work: whatever could be tried there held. */
export const works = (outcomes: readonly Outcome[]): boolean => outcomes.every(({ went }) => went !== 'failed')

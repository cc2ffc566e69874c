import type { LogLine } from './log-source'

/**
 * Returns the first start of the commit that runs, after those of the commit before it, which a
 * rollback goes back to, and of commits that were rolled back since, which none goes back to.
 */
export function pickStarts(starts: readonly LogLine[]): readonly LogLine[] {
  const getCommit = (line: LogLine | undefined) => line?.['commit']
  const changes = starts.filter((start, index) => getCommit(start) !== getCommit(starts[index - 1]))
  const running = changes.at(-1)
  const first = changes.findIndex((start) => getCommit(start) === getCommit(running))
  const rolledBack = changes.slice(first).filter((start) => getCommit(start) !== getCommit(running))
  return [
    ...changes.slice(Math.max(first - 1, 0), Math.max(first, 0)),
    ...rolledBack.map((start) => ({ ...start, fate: 'ROLLED BACK' })),
    ...changes.slice(-1),
  ]
}

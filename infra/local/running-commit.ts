import { execFileSync } from 'node:child_process'

/** Returns the commit that is checked out, with its subject; undefined without git. */
export function findRunningCommit(root: string): string | undefined {
  try {
    const command = ['log', '-1', '--format=%h %s']
    return execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

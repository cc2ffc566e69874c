import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const isLinux = process.platform === 'linux'

const ps = (pid: number, column: string) =>
  execFileSync('ps', ['-p', String(pid), '-o', `${column}=`], { encoding: 'utf8' })

/** The command line of a running process; empty when there is none. */
export function getCommandLine(pid: number): string {
  try {
    return isLinux ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') : ps(pid, 'command')
  } catch {
    return ''
  }
}

function parentOf(pid: number): number {
  try {
    // The name in parentheses may hold blanks; state and parent follow it.
    return Number(
      isLinux
        ? readFileSync(`/proc/${pid}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ')[1]
        : ps(pid, 'ppid'),
    )
  } catch {
    return 0
  }
}

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The npm that runs this process, directly or through a shell; undefined when none does. */
export const findParentNpm = (): number | undefined =>
  [process.ppid, parentOf(process.ppid)].find((pid) => pid > 1 && /^npm\b/.test(getCommandLine(pid)))

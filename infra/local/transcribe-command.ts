import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { text } from 'node:stream/consumers'

const isWindows = process.platform === 'win32'
/** Nobody waits longer than this for a comment. */
const PATIENCE_MS = 30_000

function start(command: string, file: string): ChildProcess {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  return isWindows
    ? spawn(`${command} "${file}"`, { shell: true, stdio })
    : spawn('/bin/sh', ['-c', `${command} "$1"`, 'sh', file], { detached: true, stdio })
}

// A group of its own, so that what the command itself has started ends with it.
function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    if (isWindows) child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It ended by itself meanwhile.
  }
}

/** What the command prints when it is given a file; throws what it complains of. */
export async function runTranscribeCommand(command: string, file: string, stopped: AbortSignal): Promise<string> {
  const child = start(command, file)
  const stop = () => end(child)
  const timer = setTimeout(stop, PATIENCE_MS)
  stopped.addEventListener('abort', stop, { once: true })
  try {
    const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
    const [printed, complaint, code] = await Promise.all([
      child.stdout ? text(child.stdout) : '',
      child.stderr ? text(child.stderr) : '',
      ended,
    ])
    if (code !== 0) throw new Error(`The command ended with ${code}: ${complaint.trim().slice(0, 300)}`)
    return printed.trim()
  } finally {
    clearTimeout(timer)
    stopped.removeEventListener('abort', stop)
  }
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { writeFileAtomically } from '../write-file'
import { createServer } from 'node:net'
import { addStreamIndexes } from './table-file'

const isLinux = process.platform === 'linux'

const ps = (pid: number, column: string) =>
  execFileSync('ps', ['-p', String(pid), '-o', `${column}=`], { encoding: 'utf8' })

/** Returns the command line of a running process; empty if there is none. */
function getCommandLine(pid: number): string {
  try {
    return isLinux ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') : ps(pid, 'command')
  } catch {
    return ''
  }
}

function parentOf(pid: number): number {
  try {
    // The name in parentheses may contain blanks. State and parent follow it.
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

/** The process that uses a data folder, stored to find leftovers after a kill. */
const Note = z.object({
  engine: z.int(),
  product: z.int(),
  productCommand: z.string(),
  endpoint: z._default(z.string(), ''),
})

const noteFile = (folder: string) => join(folder, 'engine.json')

const saveEngineProcess = (folder: string, engine: number, endpoint: string): void =>
  writeFileAtomically(
    noteFile(folder),
    JSON.stringify({ engine, endpoint, product: process.pid, productCommand: getCommandLine(process.pid) }),
  )

const deleteEngineProcess = (folder: string): void => rmSync(noteFile(folder), { force: true })

function readNote(folder: string): z.infer<typeof Note> | undefined {
  return existsSync(noteFile(folder)) ? Note.parse(JSON.parse(readFileSync(noteFile(folder), 'utf8'))) : undefined
}

/** Returns the engine that runs on a data folder, for other tools; undefined if there is none. */
export function findRunningEngine(folder: string): { readonly pid: number; readonly endpoint: string } | undefined {
  const note = readNote(folder)
  const runs = note && getCommandLine(note.engine).includes(folder)
  return runs ? { pid: note.engine, endpoint: note.endpoint } : undefined
}

/** Stops an engine that a killed product left running. Throws if that product still runs. */
async function stopStaleEngine(folder: string, file: string): Promise<void> {
  const note = readNote(folder)
  if (!note) return
  const isOurs = () => getCommandLine(note.engine).includes(file)
  const command = getCommandLine(note.product)
  const productLives = note.product !== process.pid && command !== '' && command === note.productCommand
  if (productLives && isOurs()) {
    throw new Error(`The data in ${folder} is in use by process ${note.product}: stop it, or choose another DATA_DIR.`)
  }
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!isOurs()) break
    process.kill(note.engine, signal)
    for (let waited = 0; waited < 3000 && isOurs(); waited += 20) await sleep(20)
  }
  deleteEngineProcess(folder)
}

const VERSION = '1.2.1'

export type TableEngine = {
  readonly endpoint: string
  /** The SQLite file with the table. */
  readonly file: string
  readonly stop: () => Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Makes the system end the engine when this process is killed. Without it, the next start does. */
const SETPRIV = '/usr/bin/setpriv'

/** Returns the command of the installed engine for this platform, or of npx. */
function commandOf(root: string): readonly [string, ...string[]] {
  const installed = join(root, 'node_modules/@dynoxide/linux-x64/dynoxide')
  const fits = process.platform === 'linux' && process.arch === 'x64' && existsSync(installed)
  if (!fits) return ['npx', '--yes', `dynoxide@${VERSION}`]
  return existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'TERM', '--', installed] : [installed]
}

const answers = (endpoint: string) =>
  fetch(endpoint, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false,
  )

async function untilAnswering(child: ChildProcess, endpoint: string, logFile: string): Promise<void> {
  // npx may have to download the engine.
  const deadline = performance.now() + 120_000
  while (!(await answers(endpoint))) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() > deadline) {
      throw new Error(`The table engine did not start; ${logFile} says why.`)
    }
    await sleep(15)
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = new Promise((resolveGone) => child.once('exit', resolveGone))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(timer)
}

/** Runs the table engine on the data folder until it is stopped, and restarts it after a crash. */
export async function startTableEngine(root: string, dataDir: string): Promise<TableEngine> {
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'table.db')
  const logFile = join(folder, 'engine.log')
  await stopStaleEngine(folder, file)
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  let stopping = false
  let child = launch()

  function launch(): ChildProcess {
    const [command, ...before] = commandOf(root)
    const log = openSync(logFile, 'a')
    // Its own process group, so that Ctrl-C does not end it before the requests in progress.
    const started = spawn(command, [...before, 'serve', '--host', '127.0.0.1', '-p', String(port), '--db-path', file], {
      detached: true,
      stdio: ['ignore', log, log],
    })
    started.once('error', (error) => console.error(`The table engine could not be run: ${error.message}`))
    if (started.pid !== undefined) saveEngineProcess(folder, started.pid, endpoint)
    started.once('exit', () => void again())
    return started
  }

  async function again(): Promise<void> {
    if (stopping) return
    console.error('The table engine stopped unexpectedly; starting it again.')
    await sleep(200)
    if (!stopping) child = launch()
  }

  const stop = async () => {
    stopping = true
    await ended(child)
    deleteEngineProcess(folder)
  }

  try {
    await untilAnswering(child, endpoint, logFile)
    // The engine has created the file, and nothing uses it yet.
    addStreamIndexes(file)
  } catch (error) {
    await stop()
    throw error
  }
  return { endpoint, file, stop }
}

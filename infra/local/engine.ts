import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopStaleEngine, deleteEngineProcess, saveEngineProcess } from './stale-engine'

const VERSION = '1.2.1'

export type TableEngine = { readonly endpoint: string; readonly stop: () => Promise<void> }

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

/** Has the system end the engine when this process is killed; without it the next start does. */
const SETPRIV = '/usr/bin/setpriv'

/** The engine that npm installed for this platform, or npx's where npm has none. */
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
  // npx may have to fetch the engine first.
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

/** Runs the table engine on the data folder until stopped, and starts it again should it die. */
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
    // Its own process group: an interrupt from the keyboard must not end it before the requests in
    // flight.
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
  } catch (error) {
    await stop()
    throw error
  }
  return { endpoint, stop }
}

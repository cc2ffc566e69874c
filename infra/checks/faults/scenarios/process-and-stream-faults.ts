import { setTimeout as sleep } from 'node:timers/promises'
import { runUnderFault, waitForOrders, type Scenario } from '../scenario'
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KILLS = 3

export const killProduct: Scenario = {
  name: 'product killed',
  happens: 'kill -9 at random moments of a rush, started again on the same data',
  holds: 'clients that ask again under their keys get their one order',
  run: (trial) =>
    runUnderFault(trial, async ({ product, rush }) => {
      const backMs: number[] = []
      for (let kill = 0; kill < KILLS; kill += 1) {
        await waitForOrders(rush, 4)
        await sleep(trial.random.between(50, 1000))
        const killedAt = performance.now()
        await product.killAndRestart()
        backMs.push(performance.now() - killedAt)
      }
      await waitForOrders(rush, 4)
      return { failures: [], figures: `${KILLS} kills, back in ${(Math.max(...backMs) / 1000).toFixed(1)} s at most` }
    }),
}

const KILLSOfKillEngine = 4

export const killEngine: Scenario = {
  name: 'table engine killed',
  happens: 'kill -9 of the table alone at random moments of a rush; the product starts it again',
  holds: 'what the table acknowledged is in it, and the reactions go on where they were',
  run: (trial) =>
    runUnderFault(trial, async ({ product, rush }) => {
      const failures: string[] = []
      for (let kill = 0; kill < KILLSOfKillEngine; kill += 1) {
        await waitForOrders(rush, 4)
        await sleep(trial.random.between(50, 1000))
        const engine = product.engine()
        if (engine) process.kill(engine.pid, 'SIGKILL')
        else failures.push('the engine was not there to be killed')
      }
      await waitForOrders(rush, 4)
      return { failures, figures: `${KILLSOfKillEngine} kills` }
    }),
}

const HOUR_MS = 3600_000
/** Hours to jump: past the end of a day, before its beginning, and back. */
const JUMPS = [3, -7, 16, -11, -1]

export const clockJumps: Scenario = {
  name: 'clock jumps',
  happens: `the product's clock jumps by ${JUMPS.join(', ')} hours under a rush`,
  holds: 'no order twice, no ticket number twice in a day, boards updated as before',
  run: (trial) =>
    runUnderFault(trial, async ({ product, rush }) => {
      for (const hours of JUMPS) {
        await waitForOrders(rush, 3)
        await sleep(trial.random.between(50, 500))
        await product.ask({ ask: 'jump-clock', byMs: hours * HOUR_MS })
      }
      await waitForOrders(rush, 3)
      return { failures: [], figures: `${JUMPS.length} jumps` }
    }),
}

const SIZE = '48m'

/** Mounts a small disk; false where that isn't allowed. */
function mountSmallDisk(folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Fills the disk. */
function fill(folder: string): string {
  const file = join(folder, 'ballast')
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize))
  } catch {
    // The write that no longer fits is the purpose.
  }
  return file
}

export const diskFull: Scenario = {
  name: 'disk full',
  happens: "the disk of the table's folder fills up under a rush, and room is made again",
  holds: 'clients get clear errors, no acknowledged order is lost, and the product recovers by itself',
  run: async (trial) => {
    const disk = `${trial.dataDir}-disk`
    if (!mountSmallDisk(disk))
      return { failures: [], figures: '', skipped: 'this user may not mount a small disk (needs root on Linux)' }
    try {
      const dataDir = join(disk, 'data')
      return await runUnderFault({ ...trial, dataDir }, async ({ rush }) => {
        await sleep(trial.random.between(1000, 2000))
        const ballast = fill(disk)
        const [placed, retries] = [rush.tabs.size, rush.troubles.retries]
        await sleep(4000)
        const refused = rush.troubles.retries - retries
        const whileFull = rush.tabs.size - placed
        rmSync(ballast)
        await sleep(2500)
        return {
          failures: refused === 0 ? ['the disk was full without an error'] : [],
          figures: `${whileFull} orders placed and ${refused} calls refused while full`,
        }
      })
    } finally {
      execFileSync('umount', ['-l', disk], { stdio: 'ignore' })
    }
  },
}

export const unsettledStream: Scenario = {
  name: 'stream unsettled',
  happens: 'batches in another order across items, old records again, functions lost halfway or after their work',
  holds: 'each reaction has the same result as with one ordered delivery',
  run: (trial) =>
    runUnderFault(trial, async ({ product, rush }) => {
      await product.ask({ ask: 'unsettle-stream', seed: Math.floor(trial.random.next() * 2 ** 31) })
      await waitForOrders(rush, 40)
    }),
}

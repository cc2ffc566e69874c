import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runUnderFault } from '../kitchen-under-fault'
import type { Scenario } from '../scenario'

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

/** Takes all the room that is left. */
function fill(folder: string): string {
  const file = join(folder, 'ballast')
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize))
  } catch {
    // What did not fit any more is the point.
  }
  return file
}

export const diskFull: Scenario = {
  name: 'disk full',
  happens: "the disk of the table's folder fills up under a rush, and room is made again",
  holds: 'clients are told clearly, nothing acknowledged is lost, and afterwards it goes on by itself',
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
          failures: refused === 0 ? ['the disk was full and nobody noticed'] : [],
          figures: `${whileFull} orders placed and ${refused} calls refused while full`,
        }
      })
    } finally {
      execFileSync('umount', ['-l', disk], { stdio: 'ignore' })
    }
  },
}

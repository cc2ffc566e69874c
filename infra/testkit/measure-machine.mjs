import { createHash } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'

/** How long the reference work takes on the machine on which limits were set. */
const REFERENCE_MS = 480
const ROUNDS = 320_000
const MAX_FACTOR = 10

/** Work that a processor does at its own speed: short hashes, as of signatures and keys. */
function measureReferenceWork() {
  const startedAt = performance.now()
  let text = ''
  for (let round = 0; round < ROUNDS; round += 1) text = createHash('sha256').update(text).digest('base64url')
  return performance.now() - startedAt
}

/**
 * Returns by how many processes that want to run each processor is shared, as of the last minute. A
 * scheduler favours a new process, so its own work doesn't show busy neighbours. 0 on Windows.
 */
function countNeighbours() {
  const [ofLastMinute = 0] = loadavg()
  return ofLastMinute / availableParallelism()
}

/**
 * Returns how many times slower this machine is now than the one on which limits were set, from 1
 * to 10. Includes what other processes take. A run of tests measures once and passes the result to
 * its processes.
 */
export function getMachineFactor() {
  process.env['MACHINE_FACTOR'] ??= String(
    Math.min(MAX_FACTOR, Math.max(1, measureReferenceWork() / REFERENCE_MS) * Math.max(1, countNeighbours())),
  )
  return Number(process.env['MACHINE_FACTOR'])
}

import { createHash } from 'node:crypto'

/** How long the reference work takes on the machine on which limits were set. */
const REFERENCE_MS = 480
/** A scheduler favours a new process for a moment, so a short measurement misses busy neighbours. */
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
 * Returns how many times slower this machine is now than the one on which limits were set, from 1
 * to 10. Includes what other processes take. A run of tests measures once and passes the result to
 * its processes.
 */
export function getMachineFactor() {
  process.env['MACHINE_FACTOR'] ??= String(Math.min(MAX_FACTOR, Math.max(1, measureReferenceWork() / REFERENCE_MS)))
  return Number(process.env['MACHINE_FACTOR'])
}

import { createHash } from 'node:crypto'

/** How long the reference work takes on the machine on which limits were set. */
const REFERENCE_MS = 60
const ROUNDS = 40_000
const MAX_FACTOR = 10

/** Work that a processor does at its own speed: short hashes, as of signatures and keys. */
function measureReferenceWork(): number {
  const startedAt = performance.now()
  let text = ''
  for (let round = 0; round < ROUNDS; round += 1) text = createHash('sha256').update(text).digest('base64url')
  return performance.now() - startedAt
}

let factor: number | undefined

/**
 * Returns how many times slower this machine is now than the one on which limits were set, at least
 * 1. Includes what other processes take.
 */
function getMachineFactor(): number {
  factor ??= Math.min(MAX_FACTOR, Math.max(1, measureReferenceWork() / REFERENCE_MS))
  return factor
}

/** Scales a limit in milliseconds to the speed of this machine. */
export const scaleLimit = (ms: number): number => Math.round(ms * getMachineFactor())

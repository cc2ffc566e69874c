import { deviceStorage } from './storage'

/**
 * How the practice board of the kitchen went, on this device: of how many exercises, how many were
 * done without help.
 */
export type PracticeResult = { readonly alone: number; readonly count: number }

// Not among the storage's other names: the landing page has no use for it.
const nameFor = (userId: string | undefined): string => `hibachi-practice-${userId ?? 'guest'}`

/** What somebody has kept of their practice; null for nothing, or nothing that can be read. */
export function getPracticeResult(userId: string | undefined): PracticeResult | null {
  const [alone, count] = (deviceStorage.getItem(nameFor(userId)) ?? '').split('/').map(Number)
  if (!Number.isInteger(alone) || !Number.isInteger(count) || alone === undefined || count === undefined) return null
  return { alone, count }
}

/** Keeps how it went, unless it went better before. */
export function savePracticeResult(userId: string | undefined, { alone, count }: PracticeResult): void {
  const before = getPracticeResult(userId)
  if (before && before.count === count && before.alone >= alone) return
  deviceStorage.setItem(nameFor(userId), `${alone}/${count}`)
}

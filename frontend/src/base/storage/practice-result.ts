import { deviceStorage } from './storage'

/**
 * A result of the kitchen's practice board: `alone` of `count` exercises were solved without help.
 */
type PracticeResult = { readonly alone: number; readonly count: number }

// Not in storage-keys.ts, because the landing page doesn't need it.
const getKey = (userId: string | undefined): string => `hibachi-practice-${userId ?? 'guest'}`

/** Returns the result stored on this device; null if there is none. */
export function getPracticeResult(userId: string | undefined): PracticeResult | null {
  const [alone, count] = (deviceStorage.getItem(getKey(userId)) ?? '').split('/').map(Number)
  if (!Number.isInteger(alone) || !Number.isInteger(count) || alone === undefined || count === undefined) return null
  return { alone, count }
}

/** Stores a result unless the stored one is better. */
export function savePracticeResult(userId: string | undefined, { alone, count }: PracticeResult): void {
  const previous = getPracticeResult(userId)
  if (previous && previous.count === count && previous.alone >= alone) return
  deviceStorage.setItem(getKey(userId), `${alone}/${count}`)
}

import { deviceShelf } from './storage/shelf'

/**
 * How the practice board of the kitchen went, on this device: of how many exercises, how many were
 * done without help.
 */
export type Practised = { readonly alone: number; readonly count: number }

// Not among the storage's other names: the landing page has no use for it.
const nameFor = (userId: string | undefined): string => `hibachi-practice-${userId ?? 'guest'}`

/** What somebody has kept of their practice; null for nothing, or nothing that can be read. */
export function practised(userId: string | undefined): Practised | null {
  const [alone, count] = (deviceShelf.getItem(nameFor(userId)) ?? '').split('/').map(Number)
  if (!Number.isInteger(alone) || !Number.isInteger(count) || alone === undefined || count === undefined) return null
  return { alone, count }
}

/** Keeps how it went, unless it went better before. */
export function keepPractised(userId: string | undefined, { alone, count }: Practised): void {
  const before = practised(userId)
  if (before && before.count === count && before.alone >= alone) return
  deviceShelf.setItem(nameFor(userId), `${alone}/${count}`)
}

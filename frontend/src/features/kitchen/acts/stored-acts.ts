import type { Act } from '#shared/rules/kitchen-acts'

/** An act that the server does not have yet; `waited` once it had to wait for a connection. */
export type Queued = { readonly act: Act; readonly waited: boolean }

/** An act that the server would not take, and its sentence. */
export type Refused = Queued & { readonly reason: string }

export type Acts = { readonly queued: readonly Queued[]; readonly refused: readonly Refused[] }

export const noActs: Acts = { queued: [], refused: [] }

/** Where acts are kept: they outlive a reload, and every window of this browser sees the same. */
export type Shelf = { readonly read: () => Acts; readonly write: (acts: Acts) => void }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isAct(value: unknown): value is Act {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['orderId'] !== 'string') return false
  if (value['kind'] === 'move') return isRecord(value['from']) && isRecord(value['to'])
  return value['kind'] === 'strike' && typeof value['lineId'] === 'string'
}

const isQueued = (value: unknown): value is Queued => isRecord(value) && isAct(value['act'])
const isRefused = (value: unknown): value is Refused =>
  isRecord(value) && typeof value['reason'] === 'string' && isAct(value['act'])
const listOf = <T>(value: unknown, isOne: (one: unknown) => one is T): T[] =>
  Array.isArray(value) ? value.filter(isOne) : []

function parse(text: string | null): Acts {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(value)) return noActs
    return { queued: listOf(value['queued'], isQueued), refused: listOf(value['refused'], isRefused) }
  } catch {
    return noActs
  }
}

export const storedUnder = (location: string): string => `hibachi-kitchen-acts:${location}`

/** The acts of a location's boards in this browser; only remembered where it stores nothing. */
export function shelfFor(location: string): Shelf {
  const name = storedUnder(location)
  let unstored: Acts | null = null
  return {
    read: () => {
      if (unstored) return unstored
      try {
        return parse(localStorage.getItem(name))
      } catch {
        return noActs
      }
    },
    write: (acts) => {
      try {
        localStorage.setItem(name, JSON.stringify(acts))
        unstored = null
      } catch {
        unstored = acts
      }
    },
  }
}

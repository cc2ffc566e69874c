import { isRecord } from '#shared/is-record'
import type { Act } from '#shared/rules/kitchen-acts'
import { readJson } from '#base/storage/kept'
import { kitchenActs } from '#base/storage/names'
import { deviceShelf } from '#base/storage/shelf'

/** An act that the server does not have yet; `waited` once it had to wait for a connection. */
export type Queued = { readonly act: Act; readonly waited: boolean }

/** An act that the server would not take, and its sentence. */
export type Refused = Queued & { readonly reason: string }

export type Acts = { readonly queued: readonly Queued[]; readonly refused: readonly Refused[] }

export const noActs: Acts = { queued: [], refused: [] }

/** Where acts are kept: they outlive a reload, and every window of this browser sees the same. */
export type Shelf = { readonly read: () => Acts; readonly write: (acts: Acts) => void }

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

const actsIn = (stored: unknown): Acts =>
  isRecord(stored)
    ? { queued: listOf(stored['queued'], isQueued), refused: listOf(stored['refused'], isRefused) }
    : noActs

/** The acts of a location's boards in this browser; only remembered where it stores nothing. */
export function shelfFor(location: string): Shelf {
  const name = kitchenActs(location)
  return {
    read: () => readJson(deviceShelf.getItem(name), actsIn, noActs),
    write: (acts) => deviceShelf.setItem(name, JSON.stringify(acts)),
  }
}

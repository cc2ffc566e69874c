import { isRecord } from '#shared/is-record'
import type { BoardAction } from '#shared/rules/kitchen-acts'
import { parseJson } from '#base/storage/kept'
import { kitchenActionsKey } from '#base/storage/names'
import { deviceStorage } from '#base/storage/shelf'

/** An act that the server does not have yet; `waited` once it had to wait for a connection. */
export type QueuedAction = { readonly act: BoardAction; readonly waited: boolean }

/** An act that the server would not take, and its sentence. */
export type RejectedAction = QueuedAction & { readonly reason: string }

export type StoredActions = { readonly queued: readonly QueuedAction[]; readonly refused: readonly RejectedAction[] }

export const noStoredActions: StoredActions = { queued: [], refused: [] }

/** Where acts are kept: they outlive a reload, and every window of this browser sees the same. */
export type ActionStorage = { readonly read: () => StoredActions; readonly write: (acts: StoredActions) => void }

function isAct(value: unknown): value is BoardAction {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['orderId'] !== 'string') return false
  if (value['kind'] === 'move') return isRecord(value['from']) && isRecord(value['to'])
  return value['kind'] === 'strike' && typeof value['lineId'] === 'string'
}

const isQueued = (value: unknown): value is QueuedAction => isRecord(value) && isAct(value['act'])
const isRefused = (value: unknown): value is RejectedAction =>
  isRecord(value) && typeof value['reason'] === 'string' && isAct(value['act'])
const listOf = <T>(value: unknown, isOne: (one: unknown) => one is T): T[] =>
  Array.isArray(value) ? value.filter(isOne) : []

const actsIn = (stored: unknown): StoredActions =>
  isRecord(stored)
    ? { queued: listOf(stored['queued'], isQueued), refused: listOf(stored['refused'], isRefused) }
    : noStoredActions

/** The acts of a location's boards in this browser; only remembered where it stores nothing. */
export function createActionStorage(location: string): ActionStorage {
  const name = kitchenActionsKey(location)
  return {
    read: () => parseJson(deviceStorage.getItem(name), actsIn, noStoredActions),
    write: (acts) => deviceStorage.setItem(name, JSON.stringify(acts)),
  }
}

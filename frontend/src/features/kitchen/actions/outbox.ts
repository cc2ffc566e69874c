import { isRecord } from '#shared/platform/is-record'
import type { BoardAction } from '#shared/kitchen/board-actions'
import { parseJson } from '#base/storage/stored-value'
import { kitchenActionsKey } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { getReconnectDelayMs } from '#shared/platform/live/reconnect-delay'

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

/** What became of an attempt: the server has it, would not take it, or could not be asked. */
export type DeliveryResult =
  { readonly kind: 'done' } | { readonly kind: 'refused'; readonly reason: string } | { readonly kind: 'unreachable' }

type Post = {
  readonly shelf: ActionStorage
  readonly deliver: (queued: QueuedAction) => Promise<DeliveryResult>
  /** Whether the board hears the server at this moment. */
  readonly isConnected: () => boolean
  /** Runs work while no other window of this browser does the like. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly onEnd: (act: BoardAction, delivery: 'done' | 'refused') => void
}

/** An act that fails on an open connection is tried once more before the cook is told. */
const ATTEMPTS = 2

/**
 * Sends what was done on a board to the server, one act after the other in their order. What can't
 * be sent is kept and tried again for ever; each is sent under its own id, so that a lost answer
 * does nothing twice.
 */
export class Outbox {
  private acts: StoredActions
  private readonly watchers = new Set<() => void>()
  private isSending = false
  private isOpen = true
  private failures = 0
  private retry: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly post: Post) {
    this.acts = post.shelf.read()
  }

  readonly current = (): StoredActions => this.acts

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  /** Takes an act; whatever was refused on the same ticket before is answered by it. */
  add(...acts: readonly BoardAction[]): void {
    const orderIds = acts.map(({ orderId }) => orderId)
    this.change(({ queued, refused }) => ({
      queued: [...queued, ...acts.map((act) => ({ act, waited: false }))],
      refused: refused.filter(({ act, waited }) => waited || !orderIds.includes(act.orderId)),
    }))
    if (this.retry === undefined) void this.send()
  }

  /** Forgets that an act was refused. */
  forget(actId: string): void {
    this.change((acts) => ({ ...acts, refused: acts.refused.filter(({ act }) => act.id !== actId) }))
  }

  /** The connection is back: no reason to wait any longer. */
  readonly wake = (): void => {
    clearTimeout(this.retry)
    this.retry = undefined
    void this.send()
  }

  /** Another window has changed what is kept. */
  readonly reread = (): void => this.tell(this.post.shelf.read())

  open(): void {
    this.isOpen = true
    this.wake()
  }

  close(): void {
    this.isOpen = false
    clearTimeout(this.retry)
    this.retry = undefined
  }

  private async send(): Promise<void> {
    if (this.isSending || !this.isOpen) return
    this.isSending = true
    await this.post.alone(async () => {
      for (let next = this.first(); next && this.isOpen; next = this.first()) {
        if (!(await this.attempt(next))) return
      }
    })
    this.isSending = false
    // An act may have come between the last look and here.
    if (this.first() && this.retry === undefined) void this.send()
  }

  private first(): QueuedAction | undefined {
    this.reread()
    return this.acts.queued[0]
  }

  /** Whether to go on with the next act. */
  private async attempt(queued: QueuedAction): Promise<boolean> {
    const delivery = await this.post.deliver(queued)
    switch (delivery.kind) {
      case 'done':
        this.end(queued)
        this.post.onEnd(queued.act, 'done')
        return true
      case 'refused':
        this.end(queued, delivery.reason)
        this.post.onEnd(queued.act, 'refused')
        return true
      case 'unreachable':
        return this.failed(queued)
    }
  }

  private failed(queued: QueuedAction): boolean {
    this.failures += 1
    const isOurs = this.post.isConnected() && !queued.waited
    if (isOurs && this.failures >= ATTEMPTS) {
      this.end(queued, '')
      this.post.onEnd(queued.act, 'refused')
      return true
    }
    if (!isOurs) this.change((acts) => ({ ...acts, queued: acts.queued.map((one) => ({ ...one, waited: true })) }))
    this.retry = setTimeout(this.wake, getReconnectDelayMs(this.failures, { forever: true }) ?? 0)
    return false
  }

  private end({ act, waited }: QueuedAction, reason?: string): void {
    this.failures = 0
    const refused: readonly RejectedAction[] = reason === undefined ? [] : [{ act, waited, reason }]
    this.change((acts) => ({
      queued: acts.queued.filter((one) => one.act.id !== act.id),
      refused: [...acts.refused, ...refused],
    }))
  }

  /** What another window has added or sent meanwhile stays so. */
  private change(to: (acts: StoredActions) => StoredActions): void {
    const changed = to(this.post.shelf.read())
    this.post.shelf.write(changed)
    this.tell(changed)
  }

  private tell(acts: StoredActions): void {
    if (JSON.stringify(acts) === JSON.stringify(this.acts)) return
    this.acts = acts
    for (const watcher of this.watchers) watcher()
  }
}

import { createStore } from 'zustand/vanilla'
import { isRecord } from '#shared/platform/is-record'
import type { BoardAction } from '#shared/kitchen/board-actions'
import type { Ticket } from '#shared/orders/contract'
import { parseJson } from '#base/storage/stored-value'
import { kitchenActionsKey } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'

/**
 * An action that the server doesn't have yet. `waited` is true once it has waited for a connection.
 */
export type QueuedAction = { readonly act: BoardAction; readonly waited: boolean }

/** An action that the server rejected, with the reason as a sentence and its code. */
type RejectedAction = QueuedAction & { readonly reason: string; readonly code?: string | undefined }

export type StoredActions = { readonly queued: readonly QueuedAction[]; readonly rejected: readonly RejectedAction[] }

/** A rejected action of which the server said why. */
export type Conflict = RejectedAction & { readonly mayRepeat: boolean }

type KnownTicket = Pick<Ticket, 'id' | 'status'> & { readonly orderItems: readonly { readonly id: string }[] }

/** Whether an action is possible: not on a cancelled order, or a line that is gone or served. */
function isPossible(act: BoardAction, ticket: KnownTicket | undefined): boolean {
  if (!ticket || ticket.status === 'cancelled') return false
  return act.kind === 'move' || (ticket.status !== 'completed' && ticket.orderItems.some(({ id }) => id === act.lineId))
}

/**
 * Returns the rejected actions of which the server said why, for staff to decide. `tickets` lacks
 * orders that were cancelled while the board was offline.
 */
export const listConflicts = (
  { rejected }: Pick<StoredActions, 'rejected'>,
  tickets: readonly KnownTicket[],
): readonly Conflict[] =>
  rejected
    .filter(({ reason }) => reason !== '')
    .map((action) => ({
      ...action,
      mayRepeat: isPossible(
        action.act,
        tickets.find(({ id }) => id === action.act.orderId),
      ),
    }))

export const noStoredActions: StoredActions = { queued: [], rejected: [] }

/** Persists actions across reloads. All windows of this browser share it. */
export type ActionStorage = { readonly read: () => StoredActions; readonly write: (actions: StoredActions) => void }

function isAction(value: unknown): value is BoardAction {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['orderId'] !== 'string') return false
  if (value['kind'] === 'move') return isRecord(value['from']) && isRecord(value['to'])
  return value['kind'] === 'strike' && typeof value['lineId'] === 'string'
}

const isQueued = (value: unknown): value is QueuedAction => isRecord(value) && isAction(value['act'])
const isRejected = (value: unknown): value is RejectedAction =>
  isRecord(value) && typeof value['reason'] === 'string' && isAction(value['act'])
const listOf = <T>(value: unknown, isOne: (one: unknown) => one is T): T[] =>
  Array.isArray(value) ? value.filter(isOne) : []

const parseActions = (stored: unknown): StoredActions =>
  isRecord(stored)
    ? { queued: listOf(stored['queued'], isQueued), rejected: listOf(stored['rejected'], isRejected) }
    : noStoredActions

/**
 * Returns the stored actions of a location's boards. Without device storage they last until a
 * reload.
 */
export function createActionStorage(location: string): ActionStorage {
  const name = kitchenActionsKey(location)
  return {
    read: () => parseJson(deviceStorage.getItem(name), parseActions, noStoredActions),
    write: (actions) => deviceStorage.setItem(name, JSON.stringify(actions)),
  }
}

/** The result of one attempt: done, rejected by the server, or no response. */
export type DeliveryResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: string; readonly code?: string | undefined }
  | { readonly kind: 'unreachable' }

type OutboxOptions = {
  readonly storage: ActionStorage
  readonly deliver: (queued: QueuedAction) => Promise<DeliveryResult>
  /** Whether the live connection is open. */
  readonly isConnected: () => boolean
  /** Runs work under a lock shared by all windows of this browser. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>
  readonly onEnd: (act: BoardAction, delivery: 'done' | 'refused') => void
}

/**
 * An action that fails is repeated once. Then the cook sees the failure, or the action waits for
 * the connection.
 */
const ATTEMPTS = 2
const REPEAT_MS = 1_000

/**
 * Sends a board's actions to the server one after the other, in order
 * (docs/product/kitchen.md#board-tools). Each action is its own idempotency key, so a lost response
 * can't apply it twice.
 */
export class Outbox {
  readonly actions = createStore<StoredActions>(() => noStoredActions)
  private isSending = false
  private isOpen = true
  private failures = 0
  /** Until `start`, because the last action failed twice without a connection. */
  private awaitsConnection = false
  private retry: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly options: OutboxOptions) {
    this.actions.setState(options.storage.read())
  }

  /** Queues actions; they replace earlier rejections on the same ticket. */
  add(...actions: readonly BoardAction[]): void {
    const orderIds = actions.map(({ orderId }) => orderId)
    this.change(({ queued, rejected }) => ({
      queued: [...queued, ...actions.map((act) => ({ act, waited: false }))],
      rejected: rejected.filter(({ act, waited }) => waited || !orderIds.includes(act.orderId)),
    }))
    if (this.retry === undefined) this.start()
  }

  /** Removes a rejected action. */
  forget(actId: string): void {
    this.change((actions) => ({ ...actions, rejected: actions.rejected.filter(({ act }) => act.id !== actId) }))
  }

  /** Sends at once, because the connection is back. What failed before doesn't count. */
  readonly wake = (): void => {
    this.failures = 0
    this.start()
  }

  /** Reads what another window has changed. */
  readonly reread = (): void => this.publish(this.options.storage.read())

  open(): void {
    this.isOpen = true
    this.wake()
  }

  close(): void {
    this.isOpen = false
    clearTimeout(this.retry)
    this.retry = undefined
  }

  private readonly start = (): void => {
    clearTimeout(this.retry)
    this.retry = undefined
    this.awaitsConnection = false
    void this.send()
  }

  private async send(): Promise<void> {
    if (this.isSending || !this.isOpen) return
    this.isSending = true
    await this.options.withLock(async () => {
      for (let next = this.first(); next && this.isOpen; next = this.first()) {
        if (!(await this.attempt(next))) return
      }
    })
    this.isSending = false
    // An action may have been added after the last check.
    if (this.first() && this.retry === undefined && !this.awaitsConnection) void this.send()
  }

  private first(): QueuedAction | undefined {
    this.reread()
    return this.actions.getState().queued[0]
  }

  /** Sends one action; returns whether to continue with the next. */
  private async attempt(queued: QueuedAction): Promise<boolean> {
    const delivery = await this.options.deliver(queued)
    switch (delivery.kind) {
      case 'done':
        this.end(queued)
        this.options.onEnd(queued.act, 'done')
        return true
      case 'refused':
        this.end(queued, delivery)
        this.options.onEnd(queued.act, 'refused')
        return true
      case 'unreachable':
        return this.failed(queued)
    }
  }

  private failed(queued: QueuedAction): boolean {
    this.failures += 1
    const isOffline = !this.options.isConnected()
    if (isOffline)
      this.change((actions) => ({ ...actions, queued: actions.queued.map((one) => ({ ...one, waited: true })) }))
    if (this.failures < ATTEMPTS) {
      this.retry = setTimeout(this.start, REPEAT_MS)
      return false
    }
    this.failures = 0
    if (isOffline) {
      this.awaitsConnection = true
      return false
    }
    this.end(queued, { reason: '' })
    this.options.onEnd(queued.act, 'refused')
    return true
  }

  private end({ act, waited }: QueuedAction, rejection?: Pick<RejectedAction, 'reason' | 'code'>): void {
    this.failures = 0
    const rejections: readonly RejectedAction[] = rejection
      ? [{ act, waited, reason: rejection.reason, code: rejection.code }]
      : []
    this.change((actions) => ({
      queued: actions.queued.filter((one) => one.act.id !== act.id),
      rejected: [...actions.rejected, ...rejections],
    }))
  }

  /** Applies a change to the stored actions, so that changes by other windows survive. */
  private change(to: (actions: StoredActions) => StoredActions): void {
    const changed = to(this.options.storage.read())
    this.options.storage.write(changed)
    this.publish(changed)
  }

  private publish(actions: StoredActions): void {
    if (JSON.stringify(actions) !== JSON.stringify(this.actions.getState())) this.actions.setState(actions)
  }
}

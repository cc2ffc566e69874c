import { kitchenRoutes } from '#shared/kitchen/contract'
import type { Ticket } from '#shared/orders/contract'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { Outbox, createActionStorage, type DeliveryResult, type QueuedAction } from './outbox'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { getServerTime } from '#base/browser/server-clock'
import { isLiveConnected, verifyLiveConnection } from '#base/live/live-connection'
import { kitchenActionsKey } from '#base/storage/storage-keys'
import { UNDO_WINDOW_MS, canUndoMove, type MoveAction } from '#shared/kitchen/board-actions'

/** Requests time out after this, so that one that hangs doesn't block the others. */
const TIMEOUT_MS = 8_000

/** Whether an error is temporary: signed out, rate limit, or a server failure. */
const isTemporary = (status: number): boolean => status === 401 || status === 429 || status >= 500

function callServer({ act, waited }: QueuedAction): Promise<Ticket> {
  const { orderId } = act
  const sent = { headers: { 'Idempotency-Key': act.id }, timeoutMs: TIMEOUT_MS }
  switch (act.kind) {
    case 'move': {
      const { status, kitchenStatus, reason, tender, isMade, handoverCode, override, overrideReason } = act.to
      // The server checks the stage that the cook saw if time has passed, or for an undo.
      const from = waited || act.isBack ? act.from.kitchenStatus : undefined
      // An order with dishes that the cook has not read is not ready.
      const version = status === 'ready' && !act.isBack ? act.version : undefined
      return callApi(kitchenRoutes.updateTicketStatus, {
        params: { orderId },
        body: { status, kitchenStatus, from, version, reason, tender, isMade, handoverCode, override, overrideReason },
        ...sent,
      })
    }
    case 'strike':
      return callApi(kitchenRoutes.strikeLine, {
        params: { orderId, lineId: act.lineId },
        body: { isStruck: act.isStruck, version: act.version },
        ...sent,
      })
  }
}

/** Sends an action and applies the ticket in the response to the board's cache. */
async function sendAction(queued: QueuedAction, applyTicket: (ticket: Ticket) => void): Promise<DeliveryResult> {
  try {
    applyTicket(await callServer(queued))
    return { kind: 'done' }
  } catch (error) {
    if (error instanceof ApiError && !isTemporary(error.status))
      return { kind: 'refused', reason: getErrorMessage(error, error.message), code: error.code }
    return { kind: 'unreachable' }
  }
}

export type OutboxCallbacks = { readonly done?: () => void; readonly failed?: () => void }

const withLock = async (work: () => Promise<void>): Promise<void> => {
  // Web Locks exist on secure origins only; elsewhere the idempotency keys suffice.
  if ('locks' in navigator) await navigator.locks.request('hibachi-kitchen-acts', work)
  else await work()
}

type Options = {
  readonly location: string
  readonly applyTicket: (ticket: Ticket) => void
  readonly callbacks: OutboxCallbacks
}

/** Returns this board's outbox of unsent actions, which survives a reload. */
export function useOutbox({ location, applyTicket, callbacks }: Options) {
  const [outbox] = useState(
    () =>
      new Outbox({
        storage: createActionStorage(location),
        deliver: async (queued) => {
          const delivery = await sendAction(queued, applyTicket)
          if (delivery.kind === 'unreachable') verifyLiveConnection()
          return delivery
        },
        isConnected: isLiveConnected,
        withLock,
        onEnd: ({ kind }, delivery) => {
          if (delivery === 'done') return kind === 'move' && callbacks.done?.()
          console.error(new Error('Failed to update order status'))
          callbacks.failed?.()
        },
      }),
  )
  useEffect(() => {
    const followStorage = ({ key }: StorageEvent) => {
      if (key === kitchenActionsKey(location)) outbox.reread()
    }
    addEventListener('storage', followStorage)
    outbox.open()
    return () => {
      removeEventListener('storage', followStorage)
      outbox.close()
    }
  }, [outbox, location])
  return { outbox, acts: useStore(outbox.actions) }
}

/** A bump that can be recalled: a ticket that advanced, or lines that were struck. */
export type Bump = { readonly orderId: string; readonly ticketNumber: number } & (
  | { readonly kind: 'move'; readonly move: MoveAction }
  | { readonly kind: 'strike'; readonly lineIds: readonly string[] }
)

const MAX_BUMPS = 20

/** The last bumps of this board, latest last. */
export function useBumps() {
  const [bumps, setBumps] = useState<readonly Bump[]>([])
  return {
    last: bumps.at(-1),
    all: bumps,
    add: (bump: Bump) => setBumps((all) => [...all, bump].slice(-MAX_BUMPS)),
    drop: (bump: Bump) => setBumps((all) => all.filter((one) => one !== bump)),
  }
}

export type UndoableMove = { readonly move: MoveAction; readonly until: number }

/** The moves of the last ten seconds, latest last. */
export function useUndoableMoves() {
  const [moves, setMoves] = useState<readonly UndoableMove[]>([])
  const first = moves[0]?.until
  useEffect(() => {
    if (first === undefined) return
    const forget = () => setMoves((all) => all.filter(({ until }) => until > getServerTime()))
    const timer = setTimeout(forget, first - getServerTime())
    return () => clearTimeout(timer)
  }, [first])
  return {
    latest: moves.at(-1),
    remember: (move: MoveAction) => {
      if (canUndoMove(move)) setMoves((all) => [...all, { move, until: getServerTime() + UNDO_WINDOW_MS }])
    },
    forget: (move: MoveAction) => setMoves((all) => all.filter((one) => one.move.id !== move.id)),
  }
}

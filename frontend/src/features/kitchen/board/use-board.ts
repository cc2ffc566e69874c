import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import {
  applyBoardActions,
  canUndoMove,
  createUndoMove,
  type BoardAction,
  type MoveAction,
  type StageCommand,
} from '#shared/kitchen/board-actions'
import { isActiveStatus } from '#shared/orders/constants'
import { createIdempotencyKey } from '#base/api/idempotency'
import { toServerTime } from '#base/browser/server-clock'
import { useLocationConfig } from '#base/location/location'
import { useBumps, useOutbox, useUndoableMoves, type OutboxCallbacks } from '../actions/use-outbox'
import { useBumpMode } from '../data/use-board-settings'
import { useTickets } from '../data/use-tickets'
import { isDamaged, isFullTicket } from '../tickets/tickets'

export type TicketState = Pick<
  Ticket,
  'id' | 'ticketNumber' | 'version' | 'status' | 'kitchenStatus' | 'customerInfo' | 'asksHandoverCode' | 'packing'
> &
  Pick<
    Ticket,
    'paymentStatus' | 'paymentMethod' | 'total' | 'giftCardPaid' | 'balanceDue' | 'failedRefund' | 'event' | 'payment'
  >

/** The actions of a ticket. */
export type TicketActions = {
  readonly move: (ticket: TicketState, to: StageCommand) => void
  readonly strike: (ticket: TicketState, lines: readonly TicketLine[], isStruck: boolean) => void
}

const headOf = ({ id, ticketNumber }: Pick<Ticket, 'id' | 'ticketNumber'>) => ({
  id: createIdempotencyKey(),
  orderId: id,
  ticketNumber,
})
const stageOfTicket = ({ status, kitchenStatus }: TicketState) => ({ status, kitchenStatus })

type Options = { readonly pollMs: number; readonly callbacks?: OutboxCallbacks }

/** A kitchen board: its tickets with unsent actions applied, and the actions. */
export function useBoard({ pollMs, callbacks = {} }: Options) {
  const location = useLocationConfig().code
  const reading = useTickets({ pollMs, onReconnect: () => outbox.wake() })
  const { data: entries, applyTicket } = reading
  const { outbox, acts } = useOutbox({ location, applyTicket, callbacks })
  const { latest, remember, forget } = useUndoableMoves()
  const bumps = useBumps()
  const fullTickets = useMemo(() => entries?.filter(isFullTicket), [entries])
  const damaged = useMemo(() => entries?.filter(isDamaged) ?? [], [entries])
  const tickets = useMemo(() => {
    const queued = acts.queued.map(({ act }) => act)
    return fullTickets && applyBoardActions(fullTickets, queued)
  }, [fullTickets, acts.queued])

  const [work] = useState<TicketActions>(() => ({
    move: (ticket, to) => {
      const { version } = ticket
      const move: MoveAction = { ...headOf(ticket), kind: 'move', from: stageOfTicket(ticket), to, version }
      outbox.add(move)
      remember(move)
      if (canUndoMove(move)) bumps.add({ kind: 'move', orderId: ticket.id, ticketNumber: ticket.ticketNumber, move })
    },
    strike: (ticket, lines, isStruck) => {
      const { version } = ticket
      outbox.add(
        ...lines.map(({ id }): BoardAction => ({ ...headOf(ticket), kind: 'strike', lineId: id, isStruck, version })),
      )
      const lineIds = lines.map(({ id }) => id)
      if (isStruck) bumps.add({ kind: 'strike', orderId: ticket.id, ticketNumber: ticket.ticketNumber, lineIds })
    },
  }))
  const undoMove = (move: MoveAction) => {
    outbox.add({ ...move, ...createUndoMove(move), id: createIdempotencyKey() })
    forget(move)
  }
  const undo = () => {
    if (!latest) return
    undoMove(latest.move)
    if (bumps.last?.kind === 'move' && bumps.last.move.id === latest.move.id) bumps.drop(bumps.last)
  }
  const ended = new Set(tickets?.flatMap(({ id, status }) => (isActiveStatus(status) ? [] : [id])))
  // A dish that was handed over, or whose order was cancelled, is not made again.
  const bumped = bumps.all.findLast(({ kind, orderId }) => kind === 'move' || !ended.has(orderId))
  const recall = () => {
    const bump = bumped
    if (!bump) return
    bumps.drop(bump)
    if (bump.kind === 'move') undoMove(bump.move)
    else {
      const { orderId, ticketNumber } = bump
      const back = { kind: 'strike', orderId, ticketNumber, isStruck: false } as const
      outbox.add(...bump.lineIds.map((lineId): BoardAction => ({ ...back, id: createIdempotencyKey(), lineId })))
    }
  }

  const onOnline = useEffectEvent(() => outbox.wake())
  useEffect(() => {
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])

  return {
    tickets,
    ...useBumpMode(),
    /** How many of today's orders can no longer be recalled. */
    finished: (entries?.length ?? 0) - (fullTickets?.length ?? 0) - damaged.length,
    /** Orders whose records can't be read. */
    damaged,
    error: reading.error,
    readAt: toServerTime(reading.dataUpdatedAt),
    /** A new array for every response from the server. */
    serverTickets: fullTickets,
    refetch: reading.refetch,
    live: reading.live,
    acts,
    work,
    undo,
    /** The last bump since this board opened; `recall` reverts it. */
    bumped,
    recall,
    undoable: acts.rejected.some(({ act }) => act.id === latest?.move.id) ? undefined : latest,
    /** Sends a rejected action again, now without checking the stage or changes. */
    resend: (act: BoardAction) => {
      outbox.forget(act.id)
      const { id: _, ...rest } = act
      outbox.add(
        rest.kind === 'move'
          ? { ...rest, isBack: false, version: undefined, id: createIdempotencyKey() }
          : { ...rest, version: undefined, id: createIdempotencyKey() },
      )
    },
    dismiss: (act: BoardAction) => outbox.forget(act.id),
  }
}
export type Board = ReturnType<typeof useBoard>

import type { PaymentStatus } from '../payments/online-payments'
import { orderStatuses, type KitchenStatus, type OrderStatus, type StatusInput, type Tender } from '../orders/constants'
import type { CancelReason } from '../orders/order-steps'
import type { UnpackedReason } from '../orders/handover'
import { isActiveStatus, resolveStage, type OrderStage } from '../orders/status'
import { isOrderFinal, isStarted } from '../orders/transitions'

export type StageCommand = {
  readonly status: StatusInput
  readonly kitchenStatus?: KitchenStatus | undefined
  /** Why the order is cancelled. */
  readonly reason?: CancelReason
  /** Whether a cancelled order was made. */
  readonly isMade?: boolean
  /** How an order that is completed was paid at the counter. */
  readonly tender?: Tender
  /** The code that the guest showed, or that staff complete the order without it. */
  readonly handoverCode?: string
  readonly override?: boolean
  /** Why something of the packing list stays out. */
  readonly overrideReason?: UnpackedReason
}

/**
 * An action of a cook on a board. The board stores it until the server confirms it, and sends it
 * again with the same id.
 */
export type BoardAction = {
  readonly id: string
  readonly orderId: string
  readonly ticketNumber: number
} & (
  | {
      readonly kind: 'move'
      readonly from: OrderStage
      readonly to: StageCommand
      /**
       * Whether it undoes a move; the server then applies it only if the ticket has not moved
       * since.
       */
      readonly isBack?: boolean
      /** The version of the ticket that the cook saw; without it, a later change doesn't matter. */
      readonly version?: number | undefined
    }
  | {
      readonly kind: 'strike'
      readonly lineId: string
      readonly isStruck: boolean
      /** As in a move. */
      readonly version?: number | undefined
    }
)
export type MoveAction = Extract<BoardAction, { kind: 'move' }>

type WorkableTicket = OrderStage & {
  readonly id: string
  readonly orderItems: readonly { readonly id: string; readonly isStruck: boolean }[]
}

/**
 * Returns the stage of a new or confirmed order once one of its lines is made; null for others
 * (docs/product/kitchen.md#first-strike).
 */
export const getStageOfStart = (status: OrderStatus): OrderStage | null =>
  isStarted(status) ? null : resolveStage({ status: 'cooking' })

function applyAction<T extends WorkableTicket>(ticket: T, action: BoardAction): T {
  switch (action.kind) {
    case 'move':
      return { ...ticket, ...resolveStage(action.to) }
    case 'strike': {
      const orderItems = ticket.orderItems.map((line) =>
        line.id === action.lineId ? { ...line, isStruck: action.isStruck } : line,
      )
      return { ...ticket, ...(action.isStruck && getStageOfStart(ticket.status)), orderItems }
    }
  }
}

/**
 * Returns the tickets after applying the actions in order. Tickets without an action are the same
 * objects as before.
 */
export function applyBoardActions<T extends WorkableTicket>(
  tickets: readonly T[],
  actions: readonly BoardAction[],
): readonly T[] {
  if (actions.length === 0) return tickets
  return tickets.map((ticket) =>
    actions
      .filter(({ orderId }) => orderId === ticket.id)
      .reduce<T>((worked, action) => applyAction(worked, action), ticket),
  )
}

/** How long staff can undo a move with one tap, in milliseconds. */
export const UNDO_WINDOW_MS = 10_000

/** Whether a move can be undone. Cancelling is final. */
export const canUndoMove = ({ to }: Pick<MoveAction, 'to'>): boolean => to.status !== 'cancelled'

/** Returns the move that undoes the given one. */
export const createUndoMove = ({
  from,
  to,
}: Pick<MoveAction, 'from' | 'to'>): Pick<MoveAction, 'from' | 'to' | 'isBack'> => ({
  from: resolveStage(to),
  to: from,
  isBack: true,
})

type EndedTicket = {
  readonly status: OrderStatus
  readonly completedAt?: string | undefined
  readonly history: readonly OrderStage[]
}

/** Returns the completed orders that can still be recalled, latest first. */
export const listRecallableTickets = <T extends EndedTicket>(tickets: readonly T[], now: Date): readonly T[] =>
  tickets
    .filter((ticket) => ticket.status === 'completed' && !isOrderFinal(ticket, now))
    .sort((one, other) => (other.completedAt ?? '').localeCompare(one.completedAt ?? ''))

/** Returns the stage that an order had before it was completed; `ready` if its history has none. */
export function getStageBeforeCompletion({ history }: Pick<EndedTicket, 'history'>): OrderStage {
  const { status, kitchenStatus } =
    history.findLast((entry) => isActiveStatus(entry.status)) ?? resolveStage({ status: 'ready' })
  return { status, kitchenStatus }
}

/**
 * What a board alerts cooks to: an unconfirmed, new or cancelled order, a failed payment or refund,
 * a guest who is outside, an order that was edited or went back a stage, or one moved on at another
 * board.
 */
export type BoardAlert = 'unanswered' | 'payment-failed' | 'new' | 'cancelled' | 'arrived' | 'changed' | 'moved'

/** From most to least urgent. */
const alertsByUrgency = [
  'unanswered',
  'payment-failed',
  'cancelled',
  'new',
  'arrived',
  'changed',
  'moved',
] as const satisfies readonly BoardAlert[]

/** Whether an alert repeats until someone touches the board. */
export const isRepeatingAlert = (news: BoardAlert): boolean => news !== 'moved'

type TicketState = {
  readonly id: string
  readonly status: OrderStatus
  readonly arrival?: unknown
  readonly unseenChanges?: { readonly version: number } | undefined
  readonly paymentStatus?: PaymentStatus | undefined
}

const isOpen = (ticket: TicketState | undefined): boolean => ticket !== undefined && isActiveStatus(ticket.status)

function detectAlert(before: TicketState | undefined, after: TicketState | undefined): BoardAlert | null {
  if (isOpen(after) && after) {
    if (!before) return 'new'
    if (after.paymentStatus === 'failed' && before.paymentStatus !== 'failed') return 'payment-failed'
    if (after.arrival && !before.arrival) return 'arrived'
    const steps = orderStatuses.indexOf(after.status) - orderStatuses.indexOf(before.status)
    if (steps === 0) {
      const { unseenChanges } = after
      return unseenChanges && unseenChanges.version !== before.unseenChanges?.version ? 'changed' : null
    }
    return steps > 0 ? 'moved' : 'changed'
  }
  if (!isOpen(before)) return null
  // Completed orders stay in the list, so an order that has left it was cancelled.
  return after ? 'moved' : 'cancelled'
}

/**
 * Returns the alerts for the differences between two states of a board. The caller applies this
 * board's own actions to both.
 */
export function detectBoardAlerts<T extends TicketState>(
  before: readonly T[],
  after: readonly T[],
): readonly { readonly news: BoardAlert; readonly ticket: T }[] {
  const earlier = new Map(before.map((ticket) => [ticket.id, ticket]))
  const later = new Map(after.map((ticket) => [ticket.id, ticket]))
  return [...new Map([...earlier, ...later]).values()].flatMap((ticket) => {
    const news = detectAlert(earlier.get(ticket.id), later.get(ticket.id))
    return news ? [{ news, ticket }] : []
  })
}

/** Returns the most urgent alert; null if there is none. */
export const getMostUrgentAlert = (all: readonly BoardAlert[]): BoardAlert | null =>
  alertsByUrgency.find((news) => all.includes(news)) ?? null

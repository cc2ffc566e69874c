import { orderStatuses } from '../orders/constants'
import type { KitchenStatus, OrderStatus, StatusInput } from '../orders/constants'
import { isActiveStatus, isOrderFinal, resolveStage } from '../orders/status'
import type { OrderStage } from '../orders/status'

export type StageCommand = { readonly status: StatusInput; readonly kitchenStatus?: KitchenStatus | undefined }

/**
 * What a cook did on a board: kept until the server has it, told apart by its id when it is sent
 * again.
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
      /** Takes a move back: only where nobody has moved the ticket since. */
      readonly isBack?: boolean
    }
  | { readonly kind: 'strike'; readonly lineId: string; readonly isStruck: boolean }
)
export type MoveAction = Extract<BoardAction, { kind: 'move' }>

type Worked = OrderStage & {
  readonly id: string
  readonly orderItems: readonly { readonly id: string; readonly isStruck: boolean }[]
}

function after<T extends Worked>(ticket: T, act: BoardAction): T {
  switch (act.kind) {
    case 'move':
      return { ...ticket, ...resolveStage(act.to) }
    case 'strike': {
      const orderItems = ticket.orderItems.map((line) =>
        line.id === act.lineId ? { ...line, isStruck: act.isStruck } : line,
      )
      return { ...ticket, orderItems }
    }
  }
}

/**
 * The tickets as they will be once these acts are done, in their order; what no act concerns is the
 * very same.
 */
export function applyBoardActions<T extends Worked>(tickets: readonly T[], acts: readonly BoardAction[]): readonly T[] {
  if (acts.length === 0) return tickets
  return tickets.map((ticket) =>
    acts.filter(({ orderId }) => orderId === ticket.id).reduce<T>((worked, act) => after(worked, act), ticket),
  )
}

/** So long a move can be undone with one touch, in milliseconds. */
export const UNDO_WINDOW_MS = 10_000

/** Whether a move can be undone: a cancelled order is final at once. */
export const canUndoMove = ({ to }: Pick<MoveAction, 'to'>): boolean => to.status !== 'cancelled'

/** What puts a ticket back to where a move took it from. */
export const createUndoMove = ({
  from,
  to,
}: Pick<MoveAction, 'from' | 'to'>): Pick<MoveAction, 'from' | 'to' | 'isBack'> => ({
  from: resolveStage(to),
  to: from,
  isBack: true,
})

type Ended = {
  readonly status: OrderStatus
  readonly completedAt?: string | undefined
  readonly history: readonly OrderStage[]
}

/** The orders that were completed and can still be put back, the latest first. */
export const listRecallableTickets = <T extends Ended>(tickets: readonly T[], now: Date): readonly T[] =>
  tickets
    .filter((ticket) => ticket.status === 'completed' && !isOrderFinal(ticket, now))
    .sort((one, other) => (other.completedAt ?? '').localeCompare(one.completedAt ?? ''))

/** Where a completed order was before: at the pass, unless it jumped there from elsewhere. */
export function getStageBeforeCompletion({ history }: Pick<Ended, 'history'>): OrderStage {
  const { status, kitchenStatus } =
    history.findLast((entry) => isActiveStatus(entry.status)) ?? resolveStage({ status: 'ready' })
  return { status, kitchenStatus }
}

/**
 * What a cook must hear: an order came in, was called off, went back, was moved on at another
 * board, or waits for anybody.
 */
export type BoardAlert = 'unanswered' | 'new' | 'cancelled' | 'changed' | 'moved'

/** The most pressing first. */
const pressing = ['unanswered', 'cancelled', 'new', 'changed', 'moved'] as const satisfies readonly BoardAlert[]

/** What goes on sounding until somebody has touched the board. */
export const isRepeatingAlert = (news: BoardAlert): boolean => news !== 'moved'

type Told = { readonly id: string; readonly status: OrderStatus }

const isOpen = (ticket: Told | undefined): boolean => ticket !== undefined && isActiveStatus(ticket.status)

function newsOf(before: Told | undefined, after: Told | undefined): BoardAlert | null {
  if (isOpen(after) && after) {
    if (!before) return 'new'
    const steps = orderStatuses.indexOf(after.status) - orderStatuses.indexOf(before.status)
    if (steps === 0) return null
    return steps > 0 ? 'moved' : 'changed'
  }
  if (!isOpen(before)) return null
  // Completed orders stay in the list: what has left it was cancelled.
  return after ? 'moved' : 'cancelled'
}

/** What happened between two readings of a board, without what this board did itself. */
export function detectBoardAlerts<T extends Told>(
  before: readonly T[],
  after: readonly T[],
): readonly { readonly news: BoardAlert; readonly ticket: T }[] {
  const earlier = new Map(before.map((ticket) => [ticket.id, ticket]))
  const later = new Map(after.map((ticket) => [ticket.id, ticket]))
  return [...new Map([...earlier, ...later]).values()].flatMap((ticket) => {
    const news = newsOf(earlier.get(ticket.id), later.get(ticket.id))
    return news ? [{ news, ticket }] : []
  })
}

/** The one to sound when several things happened at once. */
export const getMostUrgentAlert = (all: readonly BoardAlert[]): BoardAlert | null =>
  pressing.find((news) => all.includes(news)) ?? null

import type { KitchenStatus, OrderStatus, SentStatus } from '../terms/orders'
import { isActive, isFinal, stageOf } from './order-status'
import type { Stage } from './order-status'

export type Sent = { readonly status: SentStatus; readonly kitchenStatus?: KitchenStatus | undefined }

/**
 * What a cook did on a board: kept until the server has it, told apart by its id when it is sent
 * again.
 */
export type Act = {
  readonly id: string
  readonly orderId: string
  readonly ticketNumber: number
} & (
  | {
      readonly kind: 'move'
      readonly from: Stage
      readonly to: Sent
      /** Takes a move back: only where nobody has moved the ticket since. */
      readonly isBack?: boolean
    }
  | { readonly kind: 'strike'; readonly lineId: string; readonly isStruck: boolean }
)
export type Move = Extract<Act, { kind: 'move' }>

type Worked = Stage & {
  readonly id: string
  readonly orderItems: readonly { readonly id: string; readonly isStruck: boolean }[]
}

function after<T extends Worked>(ticket: T, act: Act): T {
  switch (act.kind) {
    case 'move':
      return { ...ticket, ...stageOf(act.to) }
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
export function withActs<T extends Worked>(tickets: readonly T[], acts: readonly Act[]): readonly T[] {
  if (acts.length === 0) return tickets
  return tickets.map((ticket) =>
    acts.filter(({ orderId }) => orderId === ticket.id).reduce<T>((worked, act) => after(worked, act), ticket),
  )
}

/** So long a move can be undone with one touch, in milliseconds. */
export const UNDO_MS = 10_000

/** Whether a move can be undone: a cancelled order is final at once. */
export const canUndo = ({ to }: Pick<Move, 'to'>): boolean => to.status !== 'cancelled'

/** What puts a ticket back to where a move took it from. */
export const undoing = ({ from, to }: Pick<Move, 'from' | 'to'>): Pick<Move, 'from' | 'to' | 'isBack'> => ({
  from: stageOf(to),
  to: from,
  isBack: true,
})

type Ended = {
  readonly status: OrderStatus
  readonly completedAt?: string | undefined
  readonly history: readonly Stage[]
}

/** The orders that were completed and can still be put back, the latest first. */
export const recallable = <T extends Ended>(tickets: readonly T[], now: Date): readonly T[] =>
  tickets
    .filter((ticket) => ticket.status === 'completed' && !isFinal(ticket, now))
    .sort((one, other) => (other.completedAt ?? '').localeCompare(one.completedAt ?? ''))

/** Where a completed order was before: at the pass, unless it jumped there from elsewhere. */
export function stageBefore({ history }: Pick<Ended, 'history'>): Stage {
  const { status, kitchenStatus } = history.findLast((entry) => isActive(entry.status)) ?? stageOf({ status: 'ready' })
  return { status, kitchenStatus }
}

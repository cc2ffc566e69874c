import { isOrderFinal } from '#shared/orders/transitions'
import { isEditableStatus } from '#shared/orders/editing/edit-rules'
import { Problem } from '#shared/platform/problem'
import { getActor } from '../orders/order-actor'
import { getLineId } from '../orders/lines/line-ids'
import type { OrderRecord } from '../orders/records'
import { buildOrderUpdate, getOrder } from '../orders/repository'
import type { Caller } from '../platform/session/session'
import { runOptimisticWrite, type WriteStep } from '../platform/table/transaction'

type Waste = NonNullable<OrderRecord['wastes']>[number]

type WasteCommand = Pick<Waste, 'lines' | 'reason'> & {
  readonly orderId: string
  readonly by: Caller
  readonly now: Date
  readonly requestId: string
  /** Throws if the caller may not change the order. */
  readonly check: (order: OrderRecord) => void
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (after: OrderRecord) => readonly WriteStep[]
}

/** The table stores 400 KB for an order, so what staff add to one is limited. */
const MAX_WASTES = 50

/** Adds up the portions of each line, which a request may name twice. */
function addUpPortions(lines: Waste['lines']): Waste['lines'] {
  const portions = new Map<string, number>()
  for (const { lineId, quantity } of lines) portions.set(lineId, (portions.get(lineId) ?? 0) + quantity)
  return [...portions].map(([lineId, quantity]) => ({ lineId, quantity }))
}

function assertOnTicket(order: OrderRecord, { lineId, quantity }: Waste['lines'][number]): void {
  const line = order.lines.find((_, index) => getLineId(order, index) === lineId)
  if (!line) throw new Problem('not-found', `Ticket ${order.ticketNumber} has no such line.`)
  if (quantity <= line.quantity) return
  throw new Problem('invalid-input', 'The ticket has fewer portions.', {
    errors: [{ path: 'lines', message: `At most ${line.quantity} of ${line.name}` }],
  })
}

/** Returns the lines with the wasted ones to make, so that their stations show them again. */
function restoreLines(order: OrderRecord, wasted: Waste['lines']): OrderRecord['lines'] {
  const ids = new Set(wasted.map(({ lineId }) => lineId))
  return order.lines.map((line, index) => (ids.has(getLineId(order, index)) ? { ...line, struckAt: undefined } : line))
}

/**
 * Records that dishes of an order were thrown away. A reaction takes their recipes from stock.
 * Until the order is ready, their lines are to be made again.
 * @throws Problem `not-found`, `invalid-input` or `order-final`
 */
export const wasteDishes = (command: WasteCommand): Promise<OrderRecord> =>
  runOptimisticWrite(
    () => getOrder(command.orderId),
    (order) => {
      const { reason, by, now, requestId, check, extraSteps } = command
      const lines = addUpPortions(command.lines)
      check(order)
      if (isOrderFinal(order, now)) throw new Problem('order-final', `Ticket ${order.ticketNumber} is ${order.status}.`)
      if ((order.wastes?.length ?? 0) >= MAX_WASTES)
        throw new Problem('order-final', `Ticket ${order.ticketNumber} has very much waste already.`)
      for (const line of lines) assertOnTicket(order, line)
      const waste: Waste = { lines, reason, at: now.toISOString(), by: getActor(by, order.location) }
      const restored = isEditableStatus(order.status) ? { lines: restoreLines(order, lines) } : {}
      const changes = { wastes: [...(order.wastes ?? []), waste], requestId, ...restored }
      const after = { ...order, ...changes, version: order.version + 1 }
      return {
        steps: [{ write: { Update: buildOrderUpdate(order, changes) } }, ...extraSteps(after)],
        answer: after,
      }
    },
  )

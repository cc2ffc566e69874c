import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { isActiveStatus, resolveStage } from '#shared/orders/status'
import { getLineId, getLineNumber } from '../orders/lines/line-ids'
import { OrderRecord } from '../orders/records'
import { buildOrderUpdate, getOrder } from '../orders/repository'
import { keepUnchanged, runOptimisticWrite, type Update } from '../platform/table/transaction'
import { getItem } from '../platform/table/table'
import { getStageOfStart } from '#shared/kitchen/board-actions'
import { DEFAULT_INTAKE, isAutoConfirmed } from '#shared/kitchen/intake'
import { LocationStateRecord, stateKey } from '../locations/state/records'
import { getActor, type StepAuthor } from '../orders/order-actor'
import { buildMove, moveOrder } from '../orders/order-transitions'
import { toScheduledOrder } from '../orders/ticket-repository'

type StrikeRequest = {
  readonly orderId: string
  readonly lineId: string
  readonly isStruck: boolean
  /** The version of the order that the cook saw. */
  readonly version?: number | undefined
  readonly by: StepAuthor
  readonly now: Date
  readonly requestId: string
  /** Throws if the caller may not change the order. */
  readonly check: (order: OrderRecord) => void
}

/** Whether an edit after a version changed the line at an index. */
const isEditedSince = (order: OrderRecord, index: number, version: number): boolean => {
  const number = getLineNumber(order, index)
  return (order.edits ?? []).some((edit) => edit.version > version && edit.lines.some(({ line }) => line === number))
}

/**
 * Returns the update that strikes or restores a line, with the stage that it implies, so that no
 * other move gets between them.
 */
function buildStrike(order: OrderRecord, index: number, request: StrikeRequest): Update {
  const { isStruck, by, now, requestId } = request
  const at = now.toISOString()
  const struckAt = isStruck ? at : undefined
  const lines = order.lines.map((line, place) => (place === index ? { ...line, struckAt } : line))
  const changes = { requestId, lines }
  const stage = isStruck && getStageOfStart(order.status)
  if (!stage) return buildOrderUpdate(order, changes)
  return buildMove(order, { ...stage, at, by: getActor(by, order.location), byStrike: true }, changes).update
}

/**
 * Strikes a line of an order or restores it, and moves the order to the stage that this implies.
 * Returns the order, unchanged if the line has that state.
 * @throws Problem `not-found`, `order-final`, or `changed-meanwhile` if the line was changed since
 */
export const strikeLine = (request: StrikeRequest): Promise<OrderRecord> =>
  runOptimisticWrite(
    (current) => (current ? OrderRecord.parse(current) : getOrder(request.orderId)),
    (order) => {
      request.check(order)
      const index = order.lines.findIndex((_, position) => getLineId(order, position) === request.lineId)
      const line = order.lines[index]
      if (!line) throw new Problem('not-found', `Ticket ${order.ticketNumber} has no such line.`)
      if ((line.struckAt !== undefined) === request.isStruck) return keepUnchanged(order)
      if (!isActiveStatus(order.status))
        throw new Problem('order-final', `Ticket ${order.ticketNumber} is ${order.status}.`)
      if (request.isStruck && isEditedSince(order, index, request.version ?? order.version))
        throw new Problem('changed-meanwhile', `${line.name} was changed meanwhile: ${line.quantity}× to make now.`)
      const update = buildStrike(order, index, request)
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )

async function confirmOrder(order: OrderRecord, now: Date): Promise<void> {
  try {
    const to = resolveStage({ status: 'confirmed' })
    await moveOrder({ orderId: order.id, to, from: 'waiting', by: 'system', now, check: () => undefined })
  } catch (error) {
    // Staff have moved or cancelled the order meanwhile.
    if (!(error instanceof Problem) || error.status !== 409) throw error
  }
}

/**
 * Confirms orders that are due for automatic confirmation. Returns the others, which still wait.
 */
export async function autoConfirmOrders(
  location: LocationCode,
  waiting: readonly OrderRecord[],
  { isBoardConnected, now }: { readonly isBoardConnected: boolean; readonly now: Date },
): Promise<readonly OrderRecord[]> {
  const item = await getItem(stateKey(location))
  const { stations, intake = DEFAULT_INTAKE } = item ? LocationStateRecord.parse(item) : {}
  const kitchen = { autoConfirm: stations?.autoConfirm, intake, isBoardConnected }
  const due = waiting.filter((order) => isAutoConfirmed(toScheduledOrder(order), kitchen, now))
  for (const order of due) await confirmOrder(order, now)
  return waiting.filter((order) => !due.includes(order))
}

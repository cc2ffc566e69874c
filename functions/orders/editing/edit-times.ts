import { getBusinessDay } from '#shared/hours/business-day'
import { estimateEta, getEtaFields, getWorkload } from '#shared/orders/eta'
import { getRescheduledEta } from '#shared/orders/eta-updates'
import { assertNotBeforeQuote } from '#shared/orders/timing/last-order'
import { getSlotLimit, getSlotStart } from '#shared/orders/timing/slots'
import type { SlotRequest } from '../placement/slot-repository'
import type { OrderRecord } from '../records'
import { isRescheduled } from './edit-time-rules'
import type { PricedEdit } from './price-edit'

type TimeChanges = {
  /** Whether the customer or staff chose another time. */
  readonly isRescheduled: boolean
  readonly changes: Partial<OrderRecord>
}

/**
 * Checks that an order which moves to an earlier time doesn't go ahead of what the kitchen quotes.
 * @throws Problem `too-late` with the next possible time
 */
function assertEarlierTimeQuoted({ order, place, policy, command, orderedLines, ...edit }: PricedEdit, at: Date) {
  const { leadMinutes, others: activeOrders, menu } = edit
  const { stations, intake } = menu.state
  const { orderType } = order
  const { promisedFrom } = getEtaFields(order)
  const kitchen = { stations, extraMinutes: intake.extraMinutes, activeOrders }
  const moved = { orderType, leadMinutes, work: getWorkload(orderedLines), scheduledFor: at, promisedFrom }
  assertNotBeforeQuote(moved, kitchen, { policy, place, now: command.now })
}

/**
 * Moves the order to the requested time, as a rescheduling by staff does.
 * @throws Problem `too-late` with the next possible time
 */
function reschedule(edit: PricedEdit, at: Date): TimeChanges {
  const { order, place, command } = edit
  const { now } = command
  if (!isRescheduled(edit)) return { isRescheduled: false, changes: {} }
  assertEarlierTimeQuoted(edit, at)
  const changes = {
    ...getRescheduledEta(order, at, now),
    ...getBusinessDay(place, at),
    firstPromisedAt: undefined,
    firedAt: undefined,
    slotMoves: (order.slotMoves ?? 0) + 1,
    slotMovedAt: now.toISOString(),
  }
  return { isRescheduled: true, changes }
}

/**
 * Returns how an edit changes an order's times. The promise of a pending order moves later if its
 * dishes would have moved it when it was placed; it never moves earlier. A longer lead time counts
 * from the edit. Once the kitchen works on an order, `update-etas` postpones a promise that it will
 * miss.
 */
export function changeTimes(edit: PricedEdit): TimeChanges {
  const { order, command, orderedLines, menu, queue, leadMinutes } = edit
  const unchanged = { isRescheduled: false, changes: {} }
  if (command.edit.scheduledFor !== undefined) return reschedule(edit, new Date(command.edit.scheduledFor))
  const { orderType, scheduledFor, status, promisedAt, firstPromisedAt = promisedAt, promiseMoves = 0 } = order
  if (scheduledFor !== undefined || status !== 'pending' || promisedAt === undefined) return unchanged
  const { stations } = menu.state
  const load = { stations, extraMinutes: order.extraMinutes ?? 0, activeOrders: queue }
  const request = { orderType, work: getWorkload(orderedLines), scheduledFor: null, leadMinutes }
  const isLeadLonger = leadMinutes > (order.leadMinutes ?? 0)
  const promise = estimateEta(request, load, isLeadLonger ? command.now : new Date(order.createdAt))
  if (promise === null || promise.at <= Date.parse(promisedAt)) return unchanged
  const [from, at] = [promise.from, promise.at].map((time) => new Date(time).toISOString())
  return {
    isRescheduled: false,
    changes: { promisedFrom: from, promisedAt: at, firstPromisedAt, promiseMoves: promiseMoves + 1 },
  }
}

/**
 * Returns the slot of an edited order; undefined if the location does not limit slots of its type.
 * An order without a slot whose time stays gets none.
 */
export function getEditedSlot({ place, menu, leadMinutes }: PricedEdit, after: OrderRecord): SlotRequest | undefined {
  const { orderType } = after
  const limit = getSlotLimit(menu.state.capacity, orderType)
  const { promisedFrom } = getEtaFields(after)
  if (limit === null || orderType === 'event' || promisedFrom === null) return undefined
  return { place, limit, leadMinutes, slot: { type: orderType, at: getSlotStart(Date.parse(promisedFrom)) } }
}

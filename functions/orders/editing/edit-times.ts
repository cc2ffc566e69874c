import { getBusinessDay } from '#shared/hours/business-day'
import { stations } from '#shared/menu/contract'
import { estimateEta, getEtaFields } from '#shared/orders/eta'
import { type StationWorkload, getWorkload } from '#shared/orders/workload'
import { getRescheduledEta } from '#shared/orders/timing/eta-updates'
import { assertNotBeforeQuote } from '#shared/orders/timing/last-order'
import type { OrderRecord } from '../records'
import { getOrderTime } from '../times/order-time'
import { listHeldMinutes } from '../times/exchange-time'
import { isRescheduled } from './edit-time-rules'
import type { PricedEdit } from './price-edit'

type TimeChanges = {
  /** Whether the customer or staff chose another time. */
  readonly isRescheduled: boolean
  readonly changes: Partial<OrderRecord>
}

type Quoted = { readonly at: Date; readonly work: StationWorkload; readonly promisedFrom: string | null }

/** @throws Problem `too-late` with the next possible time */
function assertQuoted({ order, place, policy, command, ...edit }: PricedEdit, quoted: Quoted): void {
  const { leadMinutes, deliveryMinutes, others: activeOrders, menu } = edit
  const { stations, intake } = menu.state
  const kitchen = { stations, extraMinutes: intake.extraMinutes, activeOrders, deliveryMinutes }
  const { at: scheduledFor, ...rest } = quoted
  const moved = { ...rest, orderType: order.orderType, leadMinutes, scheduledFor }
  assertNotBeforeQuote(moved, kitchen, { policy, place, now: command.now })
}

/**
 * Checks that an order which moves to an earlier time, or farther, doesn't go ahead of what the
 * kitchen quotes.
 * @throws Problem `too-late` with the next possible time
 */
function assertMoveQuoted(edit: PricedEdit, at: Date): void {
  const promisedFrom = edit.isFarther ? null : getEtaFields(edit.order).promisedFrom
  assertQuoted(edit, { at, work: getWorkload(edit.orderedLines), promisedFrom })
}

/** Counts the dishes that an edit adds at each station, if it adds any. */
function getAddedWork({ order, orderedLines }: PricedEdit): StationWorkload {
  const [was, is] = [getWorkload(order.lines), getWorkload(orderedLines)]
  const added = stations.map((station) => [station, (is[station] ?? 0) - (was[station] ?? 0)] as const)
  return Object.fromEntries(added.filter(([, more]) => more > 0))
}

/**
 * Checks that the dishes which a guest adds to a later order don't go ahead of waiting guests: a
 * small order would keep a place for a large one.
 * @throws Problem `too-late` with the next possible time
 */
function assertAddedDishesQuoted(edit: PricedEdit): void {
  const { order, command, editor } = edit
  const scheduledFor = command.edit.scheduledFor ?? order.scheduledFor
  const work = getAddedWork(edit)
  if (editor !== 'customer' || scheduledFor === undefined || Object.keys(work).length === 0) return
  assertQuoted(edit, { at: new Date(scheduledFor), work, promisedFrom: null })
}

/**
 * Moves the order to the requested time, as a rescheduling by staff does.
 * @throws Problem `too-late` with the next possible time
 */
function reschedule(edit: PricedEdit, at: Date): TimeChanges {
  const { order, place, command } = edit
  const { now } = command
  if (!isRescheduled(edit)) return { isRescheduled: false, changes: {} }
  assertMoveQuoted(edit, at)
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
  assertAddedDishesQuoted(edit)
  if (edit.isFarther && order.scheduledFor !== undefined && !isRescheduled(edit))
    assertMoveQuoted(edit, new Date(order.scheduledFor))
  if (command.edit.scheduledFor !== undefined) return reschedule(edit, new Date(command.edit.scheduledFor))
  const { orderType, scheduledFor, status, promisedAt, firstPromisedAt = promisedAt, promiseMoves = 0 } = order
  if (scheduledFor !== undefined || status !== 'pending' || promisedAt === undefined) return unchanged
  const load = {
    stations: menu.state.stations,
    extraMinutes: order.extraMinutes ?? 0,
    activeOrders: queue,
    deliveryMinutes: edit.deliveryMinutes,
  }
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
 * Returns what an edited order takes of its time; undefined without a promise. An order whose time
 * stays takes no slot that it didn't have.
 */
export function getEditedTime(edit: PricedEdit, after: OrderRecord) {
  const { order, place, menu, leadMinutes, orderedLines, customerInfo } = edit
  const { promisedFrom } = getEtaFields(after)
  if (promisedFrom === null) return undefined
  const held = listHeldMinutes(order)
  const edited = { ...after, leadMinutes, zipCode: customerInfo.address?.zipCode, lines: orderedLines, held }
  return getOrderTime(edited, promisedFrom, place, menu.state)
}

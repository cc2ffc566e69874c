import { getLocation, type LocationCode } from '../locations/index'
import type { KitchenStatus, OrderStatus, OrderType } from '../orders/constants'
import { getWastedHundredths, type Hundredths, type MovementReason, type MovementType } from '../inventory/stock'
import { getStepDate } from '../hours/business-day'
import { addFigures, type FigureTotals } from './figures'
import { groupFiguresByDay, type DailyFigures } from './figure-days'
import { toWallClock } from '../platform/time'
import { listCurrentPoints } from '../loyalty/points-postings'
import type { Cents } from '../platform/money'
import {
  getPaymentFigures,
  listDepositFigures,
  listDisputeFigures,
  listMoneyRefundFigures,
  type PaidOrder,
} from './payment-figures'
import { listLineNets, listRefundedLineCents } from './refunded-lines'
import { getRefundTaxFigures, getSaleTaxFigures } from './tax-figures'
import { getEtaFields } from '../orders/eta'
import { listArrivedRefunds } from '../payments/refund-parts'
import { isOrderPlaced } from '../payments/payment-state'

/** An order with the fields that the figures depend on. */
export type CountedOrder = PaidOrder & {
  readonly location: LocationCode
  readonly status: OrderStatus
  readonly orderType: OrderType
  readonly taxRate: number
  readonly isDeliveryFeeTaxed: boolean
  readonly createdAt: string
  /** Its business day, and until when steps after midnight count for that. */
  readonly businessDate?: string | undefined
  readonly nightEndsAt?: string | undefined
  readonly completedAt?: string | undefined
  readonly scheduledFor?: string | undefined
  readonly extraMinutes?: number | undefined
  /** The estimated times shown to the guest, if stored. */
  readonly promisedFrom?: string | undefined
  readonly promisedAt?: string | undefined
  readonly firstPromisedAt?: string | undefined
  /** Whether an account earns points for it. */
  readonly earnsPoints: boolean
  readonly lines: readonly {
    readonly menuItemId: number
    readonly station: string
    readonly quantity: number
    readonly totalPriceCents: Cents
    readonly loyaltyMultiplier: number
    readonly struckAt?: string | undefined
  }[]
  readonly history: readonly {
    readonly status: OrderStatus
    readonly kitchenStatus: KitchenStatus
    readonly at: string
  }[]
}

/** Returns the local date and hour of a time at a location. */
export function getLocalHour(location: LocationCode, at: string): { readonly date: string; readonly hour: number } {
  const { date, minutes } = toWallClock(getLocation(location), new Date(at))
  return { date, hour: Math.floor(minutes / 60) }
}

/** Returns the minutes between two times, rounded and at least 0. */
const minutesBetween = (from: string, to: string) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000))

type StageTimes = { readonly confirmedAt: string | undefined; readonly readyAt: string; readonly completedAt: string }

/**
 * Returns when an order was confirmed, ready and completed. If a stage occurred twice, the last one
 * before the completion counts.
 */
function getStageTimes({ history }: CountedOrder, completedAt: string): StageTimes {
  const before = history.filter(({ at }) => at <= completedAt)
  const confirmed = before.find(({ status }) => status !== 'pending')
  const isWorked = confirmed !== undefined && confirmed.status !== 'completed' && confirmed.status !== 'ready'
  const ready = before.findLast(({ status }) => status === 'ready')
  return { confirmedAt: isWorked ? confirmed.at : undefined, readyAt: ready?.at ?? completedAt, completedAt }
}

/** Measures punctuality: pickups by when they were ready, deliveries by when they arrived. */
function getPunctuality(order: CountedOrder, { readyAt, completedAt }: StageTimes): FigureTotals {
  // The first estimate counts, so an order whose estimate moved wasn't on time.
  const promisedAt = order.firstPromisedAt ?? getEtaFields(order).promisedAt
  if (promisedAt === null) return {}
  const isOnTime = Date.parse(order.orderType === 'delivery' ? completedAt : readyAt) <= Date.parse(promisedAt)
  return { promised: 1, ...(isOnTime && { onTime: 1 }) }
}

/** Whether a completed order was on time; null without an estimate, or if it isn't completed. */
export function isOrderOnTime(order: CountedOrder): boolean | null {
  if (order.status !== 'completed' || order.completedAt === undefined) return null
  const { promised, onTime } = getPunctuality(order, getStageTimes(order, order.completedAt))
  return promised === undefined ? null : onTime === 1
}

function times(order: CountedOrder, { confirmedAt, readyAt, completedAt }: StageTimes): FigureTotals {
  // A scheduled order waits for its time, which says nothing about the kitchen.
  const waited = order.scheduledFor === undefined
  return {
    ...(waited && { [`total/${minutesBetween(order.createdAt, completedAt)}`]: 1 }),
    ...(waited && confirmedAt !== undefined && { [`confirm/${minutesBetween(order.createdAt, confirmedAt)}`]: 1 }),
    ...(confirmedAt !== undefined && { [`cook/${minutesBetween(confirmedAt, readyAt)}`]: 1 }),
  }
}

/** Returns the minutes that a line of a completed order took at its station; null if unknown. */
export function getLineMinutes(order: CountedOrder, { struckAt }: Pick<CountedOrder['lines'][number], 'struckAt'>) {
  if (order.status !== 'completed' || order.completedAt === undefined) return null
  const { confirmedAt, readyAt } = getStageTimes(order, order.completedAt)
  return confirmedAt === undefined ? null : minutesBetween(confirmedAt, struckAt ?? readyAt)
}

const UNKNOWN_MINUTES = 'untimed'

function getLineFigures(
  order: CountedOrder,
  foodCosts: readonly Cents[],
  { confirmedAt, readyAt }: StageTimes,
): FigureTotals {
  const figures: Record<string, number> = {}
  const add = (name: string, figure: number) => {
    figures[name] = (figures[name] ?? 0) + figure
  }
  const [nets, refunded] = [listLineNets(order), listRefundedLineCents(order)]
  order.lines.forEach(({ menuItemId, station, quantity, struckAt }, index) => {
    add(`dish/${menuItemId}/quantity`, quantity)
    add(`dish/${menuItemId}/net`, nets[index] ?? 0)
    add(`dish/${menuItemId}/refunded`, refunded[index] ?? 0)
    add(`dish/${menuItemId}/foodCost`, foodCosts[index] ?? 0)
    add('foodCost', foodCosts[index] ?? 0)
    const minutes = confirmedAt === undefined ? UNKNOWN_MINUTES : minutesBetween(confirmedAt, struckAt ?? readyAt)
    add(`station/${station}/${minutes}`, 1)
  })
  return figures
}

/** Returns when a cancelled order was cancelled. */
const cancelledAt = ({ history, createdAt }: CountedOrder) =>
  history.findLast(({ status }) => status === 'cancelled')?.at ?? createdAt

/** Whether figures count an order: the kitchen never had one that was not paid. */
export const isOrderCounted = (order: Pick<CountedOrder, 'payment'>): boolean => isOrderPlaced(order)

/**
 * Returns what an order adds to the figures of a business day: a completed one on the day of its
 * completion, the money of its refunds on the days they were made, a cancelled one only as
 * cancelled, any other nothing (docs/product/numbers.md#counting-rules). `foodCosts` has the cost
 * of each line.
 */
export function getOrderFigures(order: CountedOrder, foodCosts: readonly Cents[]): readonly DailyFigures[] {
  const { location } = order
  const on = (at: string, figures: FigureTotals): DailyFigures => ({ location, date: getStepDate(order, at), figures })
  if (!isOrderCounted(order)) return []
  const deposits = listDepositFigures(order).map(({ at, figures: amounts }) => on(at, amounts))
  if (order.status === 'cancelled') return groupFiguresByDay([on(cancelledAt(order), { cancelled: 1 }), ...deposits])
  if (order.status !== 'completed' || order.completedAt === undefined) return groupFiguresByDay(deposits)
  const { hour } = getLocalHour(location, order.completedAt)
  const stages = getStageTimes(order, order.completedAt)
  const figures = {
    orders: 1,
    gross: order.subtotalCents,
    discount: order.discountCents,
    tax: order.taxCents,
    fees: order.deliveryFeeCents,
    ...(order.serviceChargeCents && { serviceCharges: order.serviceChargeCents }),
    [`hour/${hour}`]: 1,
    [`type/${order.orderType}`]: 1,
    ...times(order, stages),
    ...getPunctuality(order, stages),
    ...getLineFigures(order, foodCosts, stages),
    ...getSaleTaxFigures(order),
    ...getPaymentFigures(order),
  }
  const points = (order.earnsPoints ? listCurrentPoints(order) : []).map((posting) =>
    on(posting.at, { 'points/issued': posting.points }),
  )
  const refunded = { ...order, refunds: listArrivedRefunds(order) }
  const refunds = [
    ...getRefundTaxFigures(refunded),
    ...listMoneyRefundFigures(refunded),
    ...listDisputeFigures(order),
  ].map(({ at, figures: amounts }) => on(at, amounts))
  return groupFiguresByDay([on(order.completedAt, addFigures(figures, {})), ...points, ...refunds, ...deposits])
}

type WasteMovement = {
  readonly location: LocationCode
  readonly movementType: MovementType
  readonly reason: MovementReason
  readonly beforeHundredths: Hundredths
  readonly afterHundredths: Hundredths
  readonly createdAt: string
}

/** Returns the value that a movement wasted, at its unit cost; negative for an undone one. */
export function getWasteFigures(movement: WasteMovement, costPerUnitCents: Cents): readonly DailyFigures[] {
  const hundredths = Math.abs(movement.afterHundredths - movement.beforeHundredths)
  const wasted = getWastedHundredths({ ...movement, hundredths })
  const cents = Math.sign(wasted) * Math.floor((Math.abs(wasted) * costPerUnitCents + 50) / 100)
  return cents === 0 ? [] : [createDailyFigures(movement.location, movement.createdAt, { waste: cents })]
}

/** Assigns figures to the local day of a time. */
export const createDailyFigures = (location: LocationCode, at: string, figures: FigureTotals): DailyFigures => ({
  location,
  date: getLocalHour(location, at).date,
  figures,
})

type PointsEntry = {
  readonly points: number
  readonly createdAt: string
  readonly counts?: { readonly at: LocationCode; readonly as: 'issued' | 'redeemed' } | undefined
}

/**
 * Returns the points of a ledger entry that counts by itself; points of orders count with the
 * orders.
 */
export function getPointsFigures({ points, createdAt, counts }: PointsEntry): readonly DailyFigures[] {
  if (!counts || points === 0) return []
  const figures: FigureTotals = counts.as === 'issued' ? { 'points/issued': points } : { 'points/redeemed': -points }
  return [createDailyFigures(counts.at, createdAt, figures)]
}

type IssuedCode = { readonly location?: LocationCode | undefined; readonly issuedAt: string }

/** Returns the figures of a code: issued, and spent if it was, both at the issuing location. */
export function getCodeFigures(
  { location, issuedAt }: IssuedCode,
  spentAt: string | undefined,
): readonly DailyFigures[] {
  if (location === undefined) return []
  const issued = createDailyFigures(location, issuedAt, { 'codes/issued': 1 })
  return spentAt === undefined ? [issued] : [issued, createDailyFigures(location, spentAt, { 'codes/spent': 1 })]
}

/** Returns the figures of a rating from 1 to 5 stars; one by staff has none, but its day. */
export const getFeedbackFigures = (
  location: LocationCode,
  { at, rating, byStaff }: { at: string; rating: number; byStaff?: boolean | undefined },
): readonly DailyFigures[] => [createDailyFigures(location, at, byStaff ? {} : { [`rating/${rating}`]: 1 })]

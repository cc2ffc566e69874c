import { getLocation } from '../locations/index'
import type { LocationCode } from '../locations/index'
import type { KitchenStatus, OrderStatus, OrderType } from '../orders/constants'
import { getWastedHundredths } from '../inventory/stock'
import type { Hundredths, MovementReason, MovementType } from '../inventory/stock'
import { addFigures } from './figures'
import type { FigureTotals } from './figures'
import { toWallClock } from '../platform/time'
import { calculatePoints } from '../loyalty/loyalty'
import type { Cents } from '../platform/money'
import { getEtaFields } from '../orders/eta'

/**
 * What a thing adds to the figures of one day of a location
 * (docs/product/numbers.md#what-counts-when).
 */
export type DailyFigures = { readonly location: LocationCode; readonly date: string; readonly figures: FigureTotals }

/** An order as far as it counts. */
export type CountedOrder = {
  readonly location: LocationCode
  readonly status: OrderStatus
  readonly orderType: OrderType
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly deliveryFeeCents: Cents
  readonly createdAt: string
  readonly completedAt?: string | undefined
  readonly scheduledFor?: string | undefined
  readonly extraMinutes?: number | undefined
  /** What its guest was told, where it says so. */
  readonly promisedFrom?: string | undefined
  readonly promisedAt?: string | undefined
  readonly firstPromisedAt?: string | undefined
  /** Whether an account gets its points. */
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

/** The day and hour of a moment on the wall of a location. */
export function getLocalHour(location: LocationCode, at: string): { readonly date: string; readonly hour: number } {
  const { date, minutes } = toWallClock(getLocation(location), new Date(at))
  return { date, hour: Math.floor(minutes / 60) }
}

/** Whole minutes from one moment to another, never less than none. */
const minutesBetween = (from: string, to: string) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000))

/**
 * A discount shared out over lines by what they cost, whole cents that come to exactly the
 * discount: the largest remainders get the cents that rounding leaves.
 */
export function allocateDiscount(discountCents: Cents, prices: readonly Cents[]): readonly Cents[] {
  const total = prices.reduce((sum, price) => sum + price, 0)
  if (total === 0) return prices.map(() => 0)
  const exact = prices.map((price, index) => ({ index, units: price * discountCents }))
  const whole = exact.map(({ units }) => Math.floor(units / total))
  const left = discountCents - whole.reduce((sum, share) => sum + share, 0)
  const first = [...exact].sort((one, other) => (other.units % total) - (one.units % total) || one.index - other.index)
  const more = new Set(first.slice(0, left).map(({ index }) => index))
  return whole.map((share, index) => share + (more.has(index) ? 1 : 0))
}

type Stages = { readonly confirmedAt: string | undefined; readonly readyAt: string; readonly completedAt: string }

/**
 * When an order was confirmed, ready, and handed over: of what was done twice, the last that led to
 * its completion.
 */
function stagesOf({ history }: CountedOrder, completedAt: string): Stages {
  const before = history.filter(({ at }) => at <= completedAt)
  const confirmed = before.find(({ status }) => status !== 'pending')
  const isWorked = confirmed !== undefined && confirmed.status !== 'completed' && confirmed.status !== 'ready'
  const ready = before.findLast(({ status }) => status === 'ready')
  return { confirmedAt: isWorked ? confirmed.at : undefined, readyAt: ready?.at ?? completedAt, completedAt }
}

/**
 * Whether it was kept: what is picked up by when it was ready, what is brought by when it was
 * there.
 */
function punctuality(order: CountedOrder, { readyAt, completedAt }: Stages): FigureTotals {
  // What was told first: a promise that moves was not kept.
  const promisedAt = order.firstPromisedAt ?? getEtaFields(order).promisedAt
  if (promisedAt === null) return {}
  const isKept = Date.parse(order.orderType === 'delivery' ? completedAt : readyAt) <= Date.parse(promisedAt)
  return { promised: 1, ...(isKept && { kept: 1 }) }
}

/**
 * Whether a completed order kept what was promised for it; null where nothing was, or it is not
 * completed.
 */
export function isOrderOnTime(order: CountedOrder): boolean | null {
  if (order.status !== 'completed' || order.completedAt === undefined) return null
  const { promised, kept } = punctuality(order, stagesOf(order, order.completedAt))
  return promised === undefined ? null : kept === 1
}

function times(order: CountedOrder, { confirmedAt, readyAt, completedAt }: Stages): FigureTotals {
  // One for later waits for its hour, which says nothing of the kitchen.
  const waited = order.scheduledFor === undefined
  return {
    ...(waited && { [`total/${minutesBetween(order.createdAt, completedAt)}`]: 1 }),
    ...(waited && confirmedAt !== undefined && { [`confirm/${minutesBetween(order.createdAt, confirmedAt)}`]: 1 }),
    ...(confirmedAt !== undefined && { [`cook/${minutesBetween(confirmedAt, readyAt)}`]: 1 }),
  }
}

/** How long a line of a completed order took at its station; null where nobody says. */
export function getLineMinutes(order: CountedOrder, { struckAt }: Pick<CountedOrder['lines'][number], 'struckAt'>) {
  if (order.status !== 'completed' || order.completedAt === undefined) return null
  const { confirmedAt, readyAt } = stagesOf(order, order.completedAt)
  return confirmedAt === undefined ? null : minutesBetween(confirmedAt, struckAt ?? readyAt)
}

const UNTIMED = 'untimed'

function ofLines(order: CountedOrder, foodCosts: readonly Cents[], { confirmedAt, readyAt }: Stages): FigureTotals {
  const figures: Record<string, number> = {}
  const add = (name: string, figure: number) => {
    figures[name] = (figures[name] ?? 0) + figure
  }
  const shares = allocateDiscount(
    order.discountCents,
    order.lines.map(({ totalPriceCents }) => totalPriceCents),
  )
  order.lines.forEach(({ menuItemId, station, quantity, totalPriceCents, struckAt }, index) => {
    add(`dish/${menuItemId}/quantity`, quantity)
    add(`dish/${menuItemId}/net`, totalPriceCents - (shares[index] ?? 0))
    add(`dish/${menuItemId}/foodCost`, foodCosts[index] ?? 0)
    add('foodCost', foodCosts[index] ?? 0)
    const minutes = confirmedAt === undefined ? UNTIMED : minutesBetween(confirmedAt, struckAt ?? readyAt)
    add(`station/${station}/${minutes}`, 1)
  })
  return figures
}

/** When a cancelled order was cancelled. */
const cancelledAt = ({ history, createdAt }: CountedOrder) =>
  history.findLast(({ status }) => status === 'cancelled')?.at ?? createdAt

/**
 * What an order adds to its day: a completed one on the day that it was, a cancelled one as such
 * alone, any other nothing (docs/product/numbers.md#what-counts-when). `foodCosts` are what each
 * line's ingredients cost.
 */
export function getOrderFigures(order: CountedOrder, foodCosts: readonly Cents[]): readonly DailyFigures[] {
  const { location } = order
  if (order.status === 'cancelled')
    return [{ location, date: getLocalHour(location, cancelledAt(order)).date, figures: { cancelled: 1 } }]
  if (order.status !== 'completed' || order.completedAt === undefined) return []
  const { date, hour } = getLocalHour(location, order.completedAt)
  const stages = stagesOf(order, order.completedAt)
  const figures = {
    orders: 1,
    gross: order.subtotalCents,
    discount: order.discountCents,
    tax: order.taxCents,
    fees: order.deliveryFeeCents,
    [`hour/${hour}`]: 1,
    [`type/${order.orderType}`]: 1,
    ...times(order, stages),
    ...punctuality(order, stages),
    ...ofLines(order, foodCosts, stages),
    ...(order.earnsPoints && { 'points/issued': calculatePoints(order) }),
  }
  return [{ location, date, figures: addFigures(figures, {}) }]
}

type Moved = {
  readonly location: LocationCode
  readonly movementType: MovementType
  readonly reason: MovementReason
  readonly beforeHundredths: Hundredths
  readonly afterHundredths: Hundredths
  readonly createdAt: string
}

/** What a movement threw away, at what a unit cost then; an undone one is below nothing. */
export function getWasteFigures(movement: Moved, costPerUnitCents: Cents): readonly DailyFigures[] {
  const hundredths = Math.abs(movement.afterHundredths - movement.beforeHundredths)
  const wasted = getWastedHundredths({ ...movement, hundredths })
  const cents = Math.sign(wasted) * Math.floor((Math.abs(wasted) * costPerUnitCents + 50) / 100)
  return cents === 0 ? [] : [createDailyFigures(movement.location, movement.createdAt, { waste: cents })]
}

/** A part of the day that a moment belongs to. */
export const createDailyFigures = (location: LocationCode, at: string, figures: FigureTotals): DailyFigures => ({
  location,
  date: getLocalHour(location, at).date,
  figures,
})

type Entry = {
  readonly points: number
  readonly createdAt: string
  readonly counts?: { readonly at: LocationCode; readonly as: 'issued' | 'redeemed' } | undefined
}

/**
 * What a line of the ledger adds that says where it counts; points of orders count with the orders.
 */
export function getPointsFigures({ points, createdAt, counts }: Entry): readonly DailyFigures[] {
  if (!counts || points === 0) return []
  const figures: FigureTotals = counts.as === 'issued' ? { 'points/issued': points } : { 'points/redeemed': -points }
  return [createDailyFigures(counts.at, createdAt, figures)]
}

type Code = { readonly location?: LocationCode | undefined; readonly issuedAt: string }

/** A code that was issued, and spent by an order of that moment, both where it was given. */
export function getCodeFigures({ location, issuedAt }: Code, spentAt: string | undefined): readonly DailyFigures[] {
  if (location === undefined) return []
  const issued = createDailyFigures(location, issuedAt, { 'codes/issued': 1 })
  return spentAt === undefined ? [issued] : [issued, createDailyFigures(location, spentAt, { 'codes/spent': 1 })]
}

/** What a customer gave: stars from one to five. */
export const getFeedbackFigures = (
  location: LocationCode,
  { at, rating }: { at: string; rating: number },
): readonly DailyFigures[] => [createDailyFigures(location, at, { [`rating/${rating}`]: 1 })]

/** Parts with each day of a location once, in their order; what comes to nothing is left out. */
export function groupFiguresByDay(parts: readonly DailyFigures[]): readonly DailyFigures[] {
  const days = new Map<string, DailyFigures>()
  for (const part of parts) {
    const key = `${part.location} ${part.date}`
    const known = days.get(key)
    days.set(key, known ? { ...part, figures: addFigures(known.figures, part.figures) } : part)
  }
  return [...days.values()].filter(({ figures }) => Object.keys(figures).length > 0)
}

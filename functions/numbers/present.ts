import type * as z from 'zod/mini'
import type { CountedOrderDetails, DailyNumbers, FigureFilter, Numbers } from '#shared/numbers/contract'
import { estimateCloudCostCents, getMedian } from '#shared/numbers/figures'
import { centsToDecimal } from '#shared/platform/money'
import { findCouponCode } from '#shared/payments/coupons'
import type { Sums } from './sums'
import { listCurrentPoints } from '#shared/loyalty/points-postings'
import { getLineMinutes, getLocalHour, isOrderOnTime } from '#shared/numbers/daily-figures'
import { getStepDate } from '#shared/hours/business-day'
import { listLineNets, listRefundedLineCents } from '#shared/numbers/refunded-lines'
import { getEtaFields } from '#shared/orders/eta'
import type { FigureOrder } from './breakdown-repository'
import { presentPayments } from './present-payments'

const HOURS = 24

/** Returns counts by minutes, without the lines that have no time. */
function toMinutes(figures: ReadonlyMap<string, number>): ReadonlyMap<number, number> {
  const minutes = new Map<number, number>()
  for (const [name, count] of figures) {
    const value = Number(name)
    if (Number.isInteger(value)) minutes.set(value, count)
  }
  return minutes
}

const getMedianMinutes = ({ group }: Sums, name: string) => getMedian(toMinutes(group(name)))

const toPercent = (part: number, whole: number) => (whole === 0 ? null : Math.floor((part * 100) / whole + 0.5))

/** Presents the figures of one day or of several days together. */
export function presentFigures(sums: Sums): Omit<DailyNumbers, 'date'> {
  const { group, dishes } = sums
  const of = (name: string) => group('').get(name) ?? 0
  const [hours, types] = [group('hour'), group('type')]
  const ofType = (type: string) => types.get(type) ?? 0
  return {
    orders: of('orders'),
    cancelled: of('cancelled'),
    gross: centsToDecimal(of('gross')),
    discount: centsToDecimal(of('discount')),
    tax: centsToDecimal(of('tax')),
    fees: centsToDecimal(of('fees')),
    serviceCharges: centsToDecimal(of('serviceCharges')),
    net: centsToDecimal(of('gross') - of('discount')),
    netRefunded: centsToDecimal([...dishes.values()].reduce((total, { refunded }) => total + refunded, 0)),
    payments: presentPayments(sums),
    byHour: Array.from({ length: HOURS }, (_, hour) => hours.get(String(hour)) ?? 0),
    byType: { pickup: ofType('pickup'), delivery: ofType('delivery'), event: ofType('event') },
    foodCost: centsToDecimal(of('foodCost')),
    waste: centsToDecimal(of('waste')),
    medianMinutes: {
      confirm: getMedianMinutes(sums, 'confirm'),
      cook: getMedianMinutes(sums, 'cook'),
      total: getMedianMinutes(sums, 'total'),
    },
    onTimePercent: toPercent(of('onTime'), of('promised')),
  }
}

const presentDishes = ({ dishes }: Sums, names: ReadonlyMap<string, string>): Numbers['dishes'] =>
  [...dishes]
    .filter(([, { quantity, net, foodCost }]) => quantity !== 0 || net !== 0 || foodCost !== 0)
    .sort(([one, { net }], [other, { net: otherNet }]) => otherNet - net || one - other)
    .map(([id, { quantity, net, refunded, foodCost }]) => ({
      menuItemId: id,
      name: names.get(String(id)) ?? `Dish ${id}`,
      quantity,
      net: centsToDecimal(net),
      netRefunded: centsToDecimal(refunded),
      foodCost: centsToDecimal(foodCost),
    }))

const STATION_PREFIX = 'station/'

const presentStations = ({ groups }: Sums): Numbers['stations'] =>
  [...groups]
    .filter(([name]) => name.startsWith(STATION_PREFIX))
    .map(([name, minutes]) => ({
      station: name.slice(STATION_PREFIX.length),
      lines: [...minutes.values()].reduce((sum, count) => sum + count, 0),
      medianMinutes: getMedian(toMinutes(minutes)),
    }))
    .filter(({ lines }) => lines > 0)
    .sort((one, other) => one.station.localeCompare(other.station))

const COUPON_PREFIX = 'coupon/'

const presentCoupons = ({ groups }: Sums): Numbers['coupons'] =>
  [...groups]
    .filter(([name, of]) => name.startsWith(COUPON_PREFIX) && (of.get('orders') ?? 0) > 0)
    .map(([name, of]) => ({
      code: name.slice(COUPON_PREFIX.length),
      orders: of.get('orders') ?? 0,
      discount: centsToDecimal(of.get('discount') ?? 0),
      net: centsToDecimal(of.get('net') ?? 0),
    }))
    .sort((one, other) => other.orders - one.orders || one.code.localeCompare(other.code))

/** Presents what each driver delivered; `drivers` has the names, also of removed ones. */
export const presentDrivers = (
  { group }: Sums,
  drivers: readonly { readonly id: string; readonly name: string }[],
): Numbers['drivers'] =>
  drivers
    .map(({ id, name }) => ({ id, name, of: group(`driver/${id}`) }))
    .map(({ id, name, of }) => ({
      id,
      name,
      orders: of.get('orders') ?? 0,
      cashDue: centsToDecimal(of.get('cash') ?? 0),
    }))
    .filter(({ orders }) => orders > 0)

const STARS = [1, 2, 3, 4, 5] as const

function presentFeedback({ group }: Sums, latest: Numbers['feedback']['latest']): Numbers['feedback'] {
  const counts = group('rating')
  const ratings = STARS.map((stars) => counts.get(String(stars)) ?? 0)
  const count = ratings.reduce((sum, ratingCount) => sum + ratingCount, 0)
  const stars = ratings.reduce((sum, ratingCount, index) => sum + ratingCount * (index + 1), 0)
  return { count, average: count === 0 ? null : Math.round((stars * 100) / count) / 100, ratings, latest }
}

type TotalsContext = {
  readonly names: ReadonlyMap<string, string>
  readonly latest: Numbers['feedback']['latest']
}

/** Presents the figures that exist only for all days together. */
export function presentTotals(
  sums: Sums,
  { names, latest }: TotalsContext,
): Omit<z.infer<typeof Numbers>, 'days' | 'giftCards' | 'drivers'> {
  const of = (group: string, name: string) => sums.group(group).get(name) ?? 0
  return {
    onTimePercent: toPercent(of('', 'onTime'), of('', 'promised')),
    dishes: presentDishes(sums, names),
    stations: presentStations(sums),
    feedback: presentFeedback(sums, latest),
    points: { issued: of('points', 'issued'), redeemed: of('points', 'redeemed') },
    codes: { issued: of('codes', 'issued'), spent: of('codes', 'spent') },
    coupons: presentCoupons(sums),
    cost: centsToDecimal(estimateCloudCostCents(of('', 'orders') + of('', 'cancelled'))),
  }
}

/** Returns when an order was completed or cancelled, or changed stage last. */
export const getEndTime = ({ completedAt, history, createdAt }: FigureOrder): string =>
  completedAt ?? history.at(-1)?.at ?? createdAt

/** Returns the points that an order gave on the day of its completion, less refunds of that day. */
function calculateIssuedPoints(order: FigureOrder): number {
  if (!order.earnsPoints || order.status !== 'completed') return 0
  const dayOf = (at: string) => getStepDate(order, at)
  return listCurrentPoints(order)
    .filter(({ at }) => dayOf(at) === dayOf(getEndTime(order)))
    .reduce((sum, { points }) => sum + points, 0)
}

/** Whether an order counts towards a figure. */
export function countsTowardsFigure(order: FigureOrder, { what, name }: FigureFilter): boolean {
  if (what === 'rating') return order.said.some(({ rating }) => rating === Number(name))
  if (what === 'feedback') return true
  if (what === 'cancelled') return order.status === 'cancelled'
  if (order.status !== 'completed') return false
  switch (what) {
    case 'hour':
      return getLocalHour(order.location, getEndTime(order)).hour === Number(name)
    case 'type':
      return order.orderType === name
    case 'dish':
      return order.lines.some(({ menuItemId }) => menuItemId === Number(name))
    case 'station':
      return order.lines.some(({ station }) => station === name)
    case 'coupon':
      return findCouponCode(order.reservations ?? []) === name
    case 'promised':
      return isOrderOnTime(order) !== null
    case 'discounts':
      return order.discountCents !== 0
    case 'points':
      return name === 'issued' && calculateIssuedPoints(order) > 0
    // Codes and waste do not come from orders.
    case 'codes':
    case 'waste':
      return false
    default:
      return true
  }
}

/** Presents an order with the figures that each line added to its dish and station. */
export function presentCountedOrder(order: FigureOrder): CountedOrderDetails {
  const { lines, foodCosts, discountCents, subtotalCents, createdAt } = order
  const nets = listLineNets(order)
  const refunded = order.status === 'completed' ? listRefundedLineCents(order) : []
  const at = getEndTime(order)
  return {
    id: order.id,
    location: order.location,
    ticketNumber: order.ticketNumber,
    status: order.status === 'completed' || order.status === 'cancelled' ? order.status : 'active',
    orderType: order.orderType,
    at,
    gross: centsToDecimal(subtotalCents),
    discount: centsToDecimal(discountCents),
    net: centsToDecimal(subtotalCents - discountCents),
    netRefunded: centsToDecimal(refunded.reduce((sum, cents) => sum + cents, 0)),
    minutes: Math.max(0, Math.round((Date.parse(at) - Date.parse(createdAt)) / 60_000)),
    promisedAt: order.firstPromisedAt ?? getEtaFields(order).promisedAt,
    isOnTime: isOrderOnTime(order),
    points: calculateIssuedPoints(order),
    said: order.said.map(({ at: saidAt, rating, comment }) => ({ at: saidAt, rating, comment })),
    lines: lines.map((line, index) => ({
      menuItemId: line.menuItemId,
      name: line.name,
      station: line.station,
      quantity: line.quantity,
      net: centsToDecimal(nets[index] ?? 0),
      netRefunded: centsToDecimal(refunded[index] ?? 0),
      foodCost: centsToDecimal(foodCosts[index] ?? 0),
      minutes: getLineMinutes(order, line),
    })),
    isSample: order.isSample,
  }
}

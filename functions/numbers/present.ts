import type * as z from 'zod/mini'
import type { CountedOrderDetails, DailyNumbers, FigureFilter, Numbers } from '#shared/numbers/contract'
import { estimateCloudCostCents, getMedian } from '#shared/numbers/figures'
import { centsToDecimal } from '#shared/platform/money'
import type { Sums } from './sums'
import { calculatePoints } from '#shared/loyalty/loyalty'
import { allocateDiscount, getLineMinutes, getLocalHour, isOrderOnTime } from '#shared/numbers/daily-figures'
import { getEtaFields } from '#shared/orders/eta'
import type { FigureOrder } from './breakdown-repository'

const HOURS = 24

/** Those that are told in minutes: a line that nobody timed has a word there. */
function numbered(figures: ReadonlyMap<string, number>): ReadonlyMap<number, number> {
  const minutes = new Map<number, number>()
  for (const [name, count] of figures) {
    const value = Number(name)
    if (Number.isInteger(value)) minutes.set(value, count)
  }
  return minutes
}

const medianOf = ({ group }: Sums, name: string) => getMedian(numbered(group(name)))

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.floor((part * 100) / whole + 0.5))

/** What a day, or all days together, came to, but for its date. */
export function presentFigures(sums: Sums): Omit<DailyNumbers, 'date'> {
  const { group } = sums
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
    net: centsToDecimal(of('gross') - of('discount')),
    byHour: Array.from({ length: HOURS }, (_, hour) => hours.get(String(hour)) ?? 0),
    byType: { pickup: ofType('pickup'), delivery: ofType('delivery'), event: ofType('event') },
    foodCost: centsToDecimal(of('foodCost')),
    waste: centsToDecimal(of('waste')),
    medianMinutes: {
      confirm: medianOf(sums, 'confirm'),
      cook: medianOf(sums, 'cook'),
      total: medianOf(sums, 'total'),
    },
    onTimePercent: percent(of('kept'), of('promised')),
  }
}

const dishesOf = ({ dishes }: Sums, names: ReadonlyMap<string, string>): Numbers['dishes'] =>
  [...dishes]
    .filter(([, { quantity, net, foodCost }]) => quantity !== 0 || net !== 0 || foodCost !== 0)
    .sort(([one, { net }], [other, { net: otherNet }]) => otherNet - net || one - other)
    .map(([id, { quantity, net, foodCost }]) => ({
      menuItemId: id,
      name: names.get(String(id)) ?? `Dish ${id}`,
      quantity,
      net: centsToDecimal(net),
      foodCost: centsToDecimal(foodCost),
    }))

const OF_STATION = 'station/'

const stationsOf = ({ groups }: Sums): Numbers['stations'] =>
  [...groups]
    .filter(([name]) => name.startsWith(OF_STATION))
    .map(([name, minutes]) => ({
      station: name.slice(OF_STATION.length),
      lines: [...minutes.values()].reduce((sum, count) => sum + count, 0),
      medianMinutes: getMedian(numbered(minutes)),
    }))
    .filter(({ lines }) => lines > 0)
    .sort((one, other) => one.station.localeCompare(other.station))

const STARS = [1, 2, 3, 4, 5] as const

function feedbackOf({ group }: Sums, latest: Numbers['feedback']['latest']): Numbers['feedback'] {
  const given = group('rating')
  const ratings = STARS.map((stars) => given.get(String(stars)) ?? 0)
  const count = ratings.reduce((sum, some) => sum + some, 0)
  const stars = ratings.reduce((sum, some, index) => sum + some * (index + 1), 0)
  return { count, average: count === 0 ? null : Math.round((stars * 100) / count) / 100, ratings, latest }
}

type Known = {
  readonly names: ReadonlyMap<string, string>
  readonly latest: Numbers['feedback']['latest']
}

/** What all days together say beside their own figures. */
export function presentTotals(sums: Sums, { names, latest }: Known): Omit<z.infer<typeof Numbers>, 'days'> {
  const of = (group: string, name: string) => sums.group(group).get(name) ?? 0
  return {
    dishes: dishesOf(sums, names),
    stations: stationsOf(sums),
    feedback: feedbackOf(sums, latest),
    points: { issued: of('points', 'issued'), redeemed: of('points', 'redeemed') },
    codes: { issued: of('codes', 'issued'), spent: of('codes', 'spent') },
    cost: centsToDecimal(estimateCloudCostCents(of('', 'orders') + of('', 'cancelled'))),
  }
}

const endOf = ({ completedAt, history, createdAt }: FigureOrder) => completedAt ?? history.at(-1)?.at ?? createdAt

const pointsGiven = (order: FigureOrder) =>
  order.earnsPoints && order.status === 'completed' ? calculatePoints(order) : 0

/** Whether an order is among those that a figure is made of. */
export function countsTowardsFigure(order: FigureOrder, { what, name }: FigureFilter): boolean {
  if (what === 'rating') return order.said.some(({ rating }) => rating === Number(name))
  if (what === 'feedback') return true
  if (what === 'cancelled') return order.status === 'cancelled'
  if (order.status !== 'completed') return false
  switch (what) {
    case 'hour':
      return getLocalHour(order.location, endOf(order)).hour === Number(name)
    case 'type':
      return order.orderType === name
    case 'dish':
      return order.lines.some(({ menuItemId }) => menuItemId === Number(name))
    case 'station':
      return order.lines.some(({ station }) => station === name)
    case 'promised':
      return isOrderOnTime(order) !== null
    case 'discounts':
      return order.discountCents !== 0
    case 'points':
      return name === 'issued' && pointsGiven(order) > 0
    // What is of no order: points and codes that were given or redeemed otherwise, and what was
    // thrown away.
    case 'codes':
    case 'waste':
      return false
    default:
      return true
  }
}

/** An order as it counted, line by line what the figures of dishes and stations got of it. */
export function presentCountedOrder(order: FigureOrder): CountedOrderDetails {
  const { lines, foodCosts, discountCents, subtotalCents, createdAt } = order
  const shares = allocateDiscount(
    discountCents,
    lines.map(({ totalPriceCents }) => totalPriceCents),
  )
  const at = endOf(order)
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
    minutes: Math.max(0, Math.round((Date.parse(at) - Date.parse(createdAt)) / 60_000)),
    promisedAt: order.firstPromisedAt ?? getEtaFields(order).promisedAt,
    isOnTime: isOrderOnTime(order),
    points: pointsGiven(order),
    said: order.said.map(({ at: saidAt, rating, comment }) => ({ at: saidAt, rating, comment })),
    lines: lines.map((line, index) => ({
      menuItemId: line.menuItemId,
      name: line.name,
      station: line.station,
      quantity: line.quantity,
      net: centsToDecimal(line.totalPriceCents - (shares[index] ?? 0)),
      foodCost: centsToDecimal(foodCosts[index] ?? 0),
      minutes: getLineMinutes(order, line),
    })),
    isSample: order.isSample,
  }
}

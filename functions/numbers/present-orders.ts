import type { FigureFilter, CountedOrderDetails } from '#shared/contract/numbers'
import { centsToDecimal } from '#shared/rules/money'
import { calculatePoints } from '#shared/rules/loyalty'
import { isOrderOnTime, getLocalHour, getLineMinutes, allocateDiscount } from '#shared/rules/numbers'
import { getEtaFields } from '#shared/rules/promise'
import type { FigureOrder } from './store-orders'

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

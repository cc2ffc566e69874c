import type { Figure, OrderInNumbers } from '#shared/contract/numbers'
import { fromCents } from '#shared/rules/money'
import { pointsOf } from '#shared/rules/loyalty'
import { isOnTime, localHour, lineMinutes, sharesOf } from '#shared/rules/numbers'
import { promiseOf } from '#shared/rules/promise'
import type { Counted } from './store-orders'

const endOf = ({ completedAt, history, createdAt }: Counted) => completedAt ?? history.at(-1)?.at ?? createdAt

const pointsGiven = (order: Counted) => (order.earnsPoints && order.status === 'completed' ? pointsOf(order) : 0)

/** Whether an order is among those that a figure is made of. */
export function isOf(order: Counted, { what, name }: Figure): boolean {
  if (what === 'rating') return order.said.some(({ rating }) => rating === Number(name))
  if (what === 'feedback') return true
  if (what === 'cancelled') return order.status === 'cancelled'
  if (order.status !== 'completed') return false
  switch (what) {
    case 'hour':
      return localHour(order.location, endOf(order)).hour === Number(name)
    case 'type':
      return order.orderType === name
    case 'dish':
      return order.lines.some(({ menuItemId }) => menuItemId === Number(name))
    case 'station':
      return order.lines.some(({ station }) => station === name)
    case 'promised':
      return isOnTime(order) !== null
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
export function presentCounted(order: Counted): OrderInNumbers {
  const { lines, foodCosts, discountCents, subtotalCents, createdAt } = order
  const shares = sharesOf(
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
    gross: fromCents(subtotalCents),
    discount: fromCents(discountCents),
    net: fromCents(subtotalCents - discountCents),
    minutes: Math.max(0, Math.round((Date.parse(at) - Date.parse(createdAt)) / 60_000)),
    promisedAt: order.firstPromisedAt ?? promiseOf(order).promisedAt,
    isOnTime: isOnTime(order),
    points: pointsGiven(order),
    said: order.said.map(({ at: saidAt, rating, comment }) => ({ at: saidAt, rating, comment })),
    lines: lines.map((line, index) => ({
      menuItemId: line.menuItemId,
      name: line.name,
      station: line.station,
      quantity: line.quantity,
      net: fromCents(line.totalPriceCents - (shares[index] ?? 0)),
      foodCost: fromCents(foodCosts[index] ?? 0),
      minutes: lineMinutes(order, line),
    })),
    isSample: order.isSample,
  }
}

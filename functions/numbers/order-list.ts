import { getLocation, type LocationCode } from '#shared/locations/index'
import { findCouponCode } from '#shared/payments/coupons'
import { listLostAmounts } from '#shared/payments/disputes'
import { listPayments, type OrderPayments } from '#shared/payments/payment-amounts'
import type { PaymentState } from '#shared/payments/payment-state'
import type { RefundDestination } from '#shared/payments/refunds'
import { centsToDecimal, type Cents } from '#shared/platform/money'
import { listDates, toWallClock } from '#shared/platform/time'
import type { CsvCell } from '../platform/csv'
import { listCountedOrders, type FigureOrder } from './breakdown-repository'
import { getMaxListedOrders } from './ended-keys'
import { getEndTime } from './present'

const HEADER = [
  ...['date', 'time', 'location', 'ticket', 'type', 'status', 'dishes', 'coupon', 'subtotal', 'discount', 'tax'],
  ...['deliveryFee', 'serviceCharge', 'tip', 'total', 'refunded', 'lostInDisputes', 'tender', 'sample'],
] as const

const MINUTES_PER_HOUR = 60
const twoDigits = (value: number): string => String(value).padStart(2, '0')

function formatLocalTime(location: LocationCode, at: string): string {
  const { minutes } = toWallClock(getLocation(location), new Date(at))
  return `${twoDigits(Math.floor(minutes / MINUTES_PER_HOUR))}:${twoDigits(minutes % MINUTES_PER_HOUR)}`
}

type ReturnedOrder = OrderPayments<Pick<PaymentState, 'disputes'>> & {
  readonly refunds?: readonly { readonly to?: RefundDestination | undefined; readonly amountCents: Cents }[] | undefined
}

/** Returns what was refunded in money, and what banks took back for good. */
export function formatReturnedCells({ refunds = [], ...order }: ReturnedOrder): readonly CsvCell[] {
  const money = refunds.filter(({ to }) => to !== undefined && to !== 'code')
  const lost = listPayments(order).flatMap(listLostAmounts)
  return [money, lost].map((list) => centsToDecimal(list.reduce((sum, { amountCents }) => sum + amountCents, 0)))
}

function formatOrderRow(date: string, order: FigureOrder): readonly CsvCell[] {
  const { location, subtotalCents, discountCents, taxCents, deliveryFeeCents } = order
  const { serviceChargeCents = 0, tipCents = 0, reservations = [], tender = '' } = order
  const totalCents = subtotalCents - discountCents + taxCents + deliveryFeeCents + serviceChargeCents + tipCents
  return [
    ...[date, formatLocalTime(location, getEndTime(order)), location, order.ticketNumber],
    ...[order.orderType, order.status],
    order.lines.map(({ name, quantity }) => `${name} x${quantity}`).join(', '),
    findCouponCode(reservations) ?? '',
    ...[subtotalCents, discountCents, taxCents, deliveryFeeCents, serviceChargeCents, tipCents].map(centsToDecimal),
    ...[centsToDecimal(totalCents), ...formatReturnedCells(order), tender, order.isSample ? 'yes' : ''],
  ]
}

type Request = { readonly places: readonly LocationCode[]; readonly from: string; readonly to: string }

/**
 * Returns the orders that were completed or cancelled on some days as CSV rows, oldest first,
 * without personal data.
 * @throws Problem `invalid-input` for more than `maxListedOrders`
 */
export async function listOrderRows({ places, from, to }: Request): Promise<readonly (readonly CsvCell[])[]> {
  const rows: (readonly CsvCell[])[] = [HEADER]
  let read = 0
  // Day by day, because all orders of a month at once could exceed the table's throughput.
  for (const date of listDates(from, to)) {
    const listed = await Promise.all(
      places.map((place) => listCountedOrders(place, date, getMaxListedOrders(place) - read)),
    )
    const orders = listed.flat()
    read += orders.filter(({ isSample }) => !isSample).length
    orders.sort((one, other) => getEndTime(one).localeCompare(getEndTime(other)))
    rows.push(...orders.map((order) => formatOrderRow(date, order)))
  }
  return rows
}

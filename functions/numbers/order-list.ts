import { getLocation, type LocationCode } from '#shared/locations/index'
import { findCouponCode } from '#shared/payments/coupons'
import { centsToDecimal } from '#shared/platform/money'
import { listDates, toWallClock } from '#shared/platform/time'
import type { CsvCell } from '../platform/csv'
import { listCountedOrders, type FigureOrder } from './breakdown-repository'
import { getMaxListedOrders } from './ended-keys'
import { getEndTime } from './present'

const HEADER = [
  ...['date', 'time', 'location', 'ticket', 'type', 'status', 'dishes', 'coupon', 'subtotal', 'discount', 'tax'],
  ...['deliveryFee', 'serviceCharge', 'tip', 'total', 'refunded', 'tender', 'sample'],
] as const

const MINUTES_PER_HOUR = 60
const twoDigits = (value: number): string => String(value).padStart(2, '0')

function formatLocalTime(location: LocationCode, at: string): string {
  const { minutes } = toWallClock(getLocation(location), new Date(at))
  return `${twoDigits(Math.floor(minutes / MINUTES_PER_HOUR))}:${twoDigits(minutes % MINUTES_PER_HOUR)}`
}

function formatOrderRow(date: string, order: FigureOrder): readonly CsvCell[] {
  const { location, subtotalCents, discountCents, taxCents, deliveryFeeCents } = order
  const { serviceChargeCents = 0, tipCents = 0, refunds = [], reservations = [], tender = '' } = order
  const totalCents = subtotalCents - discountCents + taxCents + deliveryFeeCents + serviceChargeCents + tipCents
  const refundedCents = refunds
    .filter(({ to }) => to !== undefined && to !== 'code')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return [
    ...[date, formatLocalTime(location, getEndTime(order)), location, order.ticketNumber],
    ...[order.orderType, order.status],
    order.lines.map(({ name, quantity }) => `${name} x${quantity}`).join(', '),
    findCouponCode(reservations) ?? '',
    ...[subtotalCents, discountCents, taxCents, deliveryFeeCents, serviceChargeCents, tipCents].map(centsToDecimal),
    ...[centsToDecimal(totalCents), centsToDecimal(refundedCents), tender, order.isSample ? 'yes' : ''],
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

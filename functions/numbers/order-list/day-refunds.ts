import { getStepDate } from '#shared/hours/business-day'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { isOrderCounted } from '#shared/numbers/daily-figures'
import { haveRefunds } from '#shared/numbers/payment-figures'
import { splitMoneyRefunds, type MoneyRefund } from '#shared/numbers/tax-figures'
import { listArrivedRefunds } from '#shared/payments/refund-parts'
import { addDays, fromWallClock } from '#shared/platform/time'
import { OrderRecord, orderKeys } from '../../orders/records'
import { isOfSite } from '../../orders/repository'
import { listLoggedSubjects } from '../../platform/change-log/logged-subjects'
import { parseItems } from '../../platform/table/parse-items'
import { getItems } from '../../platform/table/table'
import { getDayFigures } from '../day-repository'

type RefundRecord = NonNullable<OrderRecord['refunds']>[number]

/** A refund of money with its order and the business day on which it counts. */
export type DayRefund = MoneyRefund<RefundRecord> & { readonly order: OrderRecord; readonly date: string }

const listRefunds = (order: OrderRecord): readonly DayRefund[] =>
  splitMoneyRefunds(order, listArrivedRefunds(order)).map((one) => ({
    ...one,
    order,
    date: getStepDate(order, one.refund.at),
  }))

/** Returns the refunds of one day, oldest first. The log of changes says which orders had any. */
async function listRefundsOn(location: LocationCode, date: string): Promise<readonly DayRefund[]> {
  const place = getLocation(location)
  // A night of the business day may last into the next date.
  const [from, to] = [fromWallClock(place, date, 0), fromWallClock(place, addDays(date, 2), 0)]
  const ids = await listLoggedSubjects(location, { kind: 'refund', from, to })
  const orders = parseItems(OrderRecord, await getItems([...ids].map(orderKeys.order)))
  return orders
    .filter((order) => order.status === 'completed' && isOrderCounted(order) && isOfSite(order))
    .flatMap(listRefunds)
    .filter((refund) => refund.date === date)
    .sort((one, other) => one.refund.at.localeCompare(other.refund.at))
}

/**
 * Returns the refunds of money that a location's figures of some days count, by day. Only days
 * whose figures have refunds are read.
 */
export async function listDayRefunds(location: LocationCode, from: string, to: string): Promise<readonly DayRefund[]> {
  const days = await getDayFigures(location, from, to)
  const dates = [...days].filter(([, figures]) => haveRefunds(figures)).map(([date]) => date)
  const refunds: DayRefund[] = []
  for (const date of dates) refunds.push(...(await listRefundsOn(location, date)))
  return refunds
}

import { getStepDate } from '#shared/hours/business-day'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { isOrderCounted } from '#shared/numbers/daily-figures'
import { haveReturnsOrDeposits, listDepositSteps, type DepositStep } from '#shared/numbers/payment-figures'
import { splitMoneyRefunds, type MoneyRefund } from '#shared/numbers/tax-figures'
import { listLostAmounts } from '#shared/payments/disputes'
import { listPayments } from '#shared/payments/payment-amounts'
import { listArrivedRefunds } from '#shared/payments/refund-parts'
import type { ActivityKind } from '#shared/platform/contract'
import type { Cents } from '#shared/platform/money'
import { addDays, fromWallClock } from '#shared/platform/time'
import { EventRecord, eventKeys } from '../../catering/records'
import { OrderRecord, orderKeys } from '../../orders/records'
import { isOfSite } from '../../orders/repository'
import { listLoggedSubjects } from '../../platform/change-log/logged-subjects'
import { parseItems } from '../../platform/table/parse-items'
import { getItems } from '../../platform/table/table'
import { getDayFigures } from '../day-repository'

type RefundRecord = NonNullable<OrderRecord['refunds']>[number]

/** What happened to money of an order, with the business day on which it counts. */
type OfOrder<Step> = Step & { readonly order: OrderRecord; readonly date: string; readonly at: string }

/** A refund of money, with what it reverses of its sale. */
export type DayRefund = OfOrder<MoneyRefund<RefundRecord>>
/** What a bank took back for good. */
export type DayLoss = OfOrder<{ readonly amountCents: Cents }>
export type DayDeposit = OfOrder<DepositStep>

/** What went back to guests and banks, and the deposits, of some days. */
export type DayReturns = {
  readonly refunds: readonly DayRefund[]
  readonly lostDisputes: readonly DayLoss[]
  readonly deposits: readonly DayDeposit[]
}

const ofOrder =
  <Step extends { readonly at: string }>(order: OrderRecord) =>
  (step: Step): OfOrder<Step> => ({ ...step, order, date: getStepDate(order, step.at) })

/** Returns what the figures count of an order's refunds, disputes and deposit. */
function listReturns(order: OrderRecord): DayReturns {
  const deposits = listDepositSteps(order).map(ofOrder(order))
  // Of orders that are not completed, the figures count only deposits.
  if (order.status !== 'completed') return { refunds: [], lostDisputes: [], deposits }
  const refunds = splitMoneyRefunds(order, listArrivedRefunds(order))
  return {
    refunds: refunds.map((one) => ({ ...one, at: one.refund.at })).map(ofOrder(order)),
    lostDisputes: listPayments(order).flatMap(listLostAmounts).map(ofOrder(order)),
    deposits,
  }
}

/**
 * Returns the ids of the orders that had a refund, a dispute or a deposit on a day, by the log of
 * changes.
 */
async function listOrderIds(location: LocationCode, date: string): Promise<ReadonlySet<string>> {
  const place = getLocation(location)
  // A night of the business day may last into the next date.
  const [from, to] = [fromWallClock(place, date, 0), fromWallClock(place, addDays(date, 2), 0)]
  const listLogged = (kind: ActivityKind) => listLoggedSubjects(location, { kind, from, to })
  const [refunded, disputed, events] = await Promise.all([
    listLogged('refund'),
    listLogged('dispute'),
    listLogged('event'),
  ])
  const ordered = parseItems(EventRecord, await getItems([...events].map(eventKeys.event)))
  return new Set([...refunded, ...disputed, ...ordered.flatMap(({ orderId }) => orderId ?? [])])
}

const byTime = (one: { readonly at: string }, other: { readonly at: string }) => one.at.localeCompare(other.at)

async function listReturnsOn(location: LocationCode, date: string): Promise<DayReturns> {
  const ids = await listOrderIds(location, date)
  const orders = parseItems(OrderRecord, await getItems([...ids].map(orderKeys.order)))
  const all = orders.filter((order) => isOrderCounted(order) && isOfSite(order)).map(listReturns)
  const isOnDay = (step: { readonly date: string }) => step.date === date
  return {
    refunds: all.flatMap(({ refunds }) => refunds.filter(isOnDay)).sort(byTime),
    lostDisputes: all.flatMap(({ lostDisputes }) => lostDisputes.filter(isOnDay)).sort(byTime),
    deposits: all.flatMap(({ deposits }) => deposits.filter(isOnDay)).sort(byTime),
  }
}

/** Puts what several days or locations have into one list of each kind. */
const joinReturns = (all: readonly DayReturns[]): DayReturns => ({
  refunds: all.flatMap(({ refunds }) => refunds),
  lostDisputes: all.flatMap(({ lostDisputes }) => lostDisputes),
  deposits: all.flatMap(({ deposits }) => deposits),
})

async function listReturnsAt(location: LocationCode, from: string, to: string): Promise<DayReturns> {
  const days = await getDayFigures(location, from, to)
  const dates = [...days].filter(([, figures]) => haveReturnsOrDeposits(figures)).map(([date]) => date)
  const returns: DayReturns[] = []
  for (const date of dates) returns.push(await listReturnsOn(location, date))
  return joinReturns(returns)
}

/**
 * Returns the refunds of money, the lost disputes and the deposits that the figures of some days
 * count, by day. Only days whose figures have any are read.
 */
export const listDayReturns = async (places: readonly LocationCode[], from: string, to: string): Promise<DayReturns> =>
  joinReturns(await Promise.all(places.map((place) => listReturnsAt(place, from, to))))

import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPaymentFigures, getRefundWays } from '#shared/numbers/payment-figures'
import { findCouponCode } from '#shared/payments/coupons'
import { formatRefundedDish } from '#shared/payments/refunds'
import { centsToDecimal, type Cents } from '#shared/platform/money'
import { listDates, toWallClock } from '#shared/platform/time'
import type { CsvCell } from '../../platform/csv'
import { listCountedOrders, type FigureOrder } from '../breakdown-repository'
import { getMaxListedOrders } from '../ended-keys'
import { getEndTime } from '../present'
import { listDayReturns, type DayDeposit, type DayLoss, type DayRefund } from './day-returns'

const amountColumns = [
  ...['subtotal', 'discount', 'tax', 'deliveryFee', 'serviceCharge', 'tip', 'total'],
  ...['online', 'giftCards', 'deposits', 'cash', 'card', 'notCollected', 'notRecorded'],
] as const

export const orderListHeader = [
  ...['date', 'time', 'businessDay', 'location', 'ticket', 'type', 'status', 'dishes', 'coupon'],
  ...amountColumns,
  ...['lostInDisputes', 'sample'],
] as const

/** A row of the spreadsheet, with the time by which the rows are sorted. */
type Row = { readonly at: string; readonly cells: readonly CsvCell[] }

type RowAmounts = {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly deliveryFeeCents: Cents
  readonly serviceChargeCents: Cents
  readonly tipCents: Cents
}

/** What came in or, negative, went back by each way. */
type RowPayments = {
  readonly online: Cents
  readonly giftCards: Cents
  /** What an order got from its deposit; negative in the deposit's own row. */
  readonly deposits: Cents
  readonly cash: Cents
  readonly card: Cents
  readonly notCollected: Cents
  readonly notRecorded: Cents
}

const MINUTES_PER_HOUR = 60
const twoDigits = (value: number): string => String(value).padStart(2, '0')

function formatLocalTime(location: LocationCode, at: string): readonly [date: string, time: string] {
  const { date, minutes } = toWallClock(getLocation(location), new Date(at))
  return [date, `${twoDigits(Math.floor(minutes / MINUTES_PER_HOUR))}:${twoDigits(minutes % MINUTES_PER_HOUR)}`]
}

const sumAmounts = (of: RowAmounts): Cents =>
  of.subtotalCents - of.discountCents + of.taxCents + of.deliveryFeeCents + of.serviceChargeCents + of.tipCents

function formatAmounts(amounts: RowAmounts, payments: RowPayments): readonly string[] {
  const { subtotalCents, discountCents, taxCents, deliveryFeeCents, serviceChargeCents, tipCents } = amounts
  const { online, giftCards, deposits, cash, card, notCollected, notRecorded } = payments
  return [
    ...[subtotalCents, discountCents, taxCents, deliveryFeeCents, serviceChargeCents, tipCents, sumAmounts(amounts)],
    ...[online, giftCards, deposits, cash, card, notCollected, notRecorded],
  ].map(centsToDecimal)
}

const noPayments: RowPayments = {
  ...{ online: 0, giftCards: 0, deposits: 0, cash: 0, card: 0 },
  ...{ notCollected: 0, notRecorded: 0 },
}

/** Returns how a completed order was paid, by the same rules as the figures of its day. */
function getOrderPayments(order: FigureOrder, totalCents: Cents): RowPayments {
  if (order.status !== 'completed') return noPayments
  const figures = getPaymentFigures(order)
  const of = (name: string): Cents => figures[name] ?? 0
  const paid = {
    online: of('paidOnline'),
    giftCards: of('paidByGiftCard'),
    // The day's figures take it off, because the day of its payment has counted it.
    deposits: 0 - of('deposits'),
    cash: of('tender/cash'),
    card: of('tender/card'),
    notCollected: of('tender/not-collected'),
  }
  const known = Object.values(paid).reduce((sum, cents) => sum + cents, 0)
  // What an edit returned was paid, too; its refund has a row.
  return { ...paid, notRecorded: totalCents + of('paidBack') - known }
}

/** Returns the row of an order, with when it ended and the business day on which it counts. */
export function buildOrderRow(businessDay: string, order: FigureOrder): Row {
  const { location, ticketNumber, orderType, status, lines, reservations = [] } = order
  const at = getEndTime(order)
  const amounts = { ...order, serviceChargeCents: order.serviceChargeCents ?? 0, tipCents: order.tipCents ?? 0 }
  return {
    at,
    cells: [
      ...[...formatLocalTime(location, at), businessDay, location, ticketNumber, orderType],
      status === 'cancelled' ? 'canceled' : status,
      lines.map(({ name, quantity }) => `${name} x${quantity}`).join(', '),
      findCouponCode(reservations) ?? '',
      ...formatAmounts(amounts, getOrderPayments(order, sumAmounts(amounts))),
      ...['', order.isSample ? 'yes' : ''],
    ],
  }
}

/** What a row names of its order. */
type ListedOrder = Pick<DayLoss['order'], 'location' | 'ticketNumber' | 'orderType'>
type Returned<Step extends DayLoss> = Omit<Step, 'order'> & { readonly order: ListedOrder }
type ReturnHead = Pick<Returned<DayLoss>, 'at' | 'order'> & { readonly businessDay: string }
type ReturnCells = {
  readonly status: string
  readonly dishes?: string
  readonly amounts: RowAmounts
  readonly payments: RowPayments
  readonly lostCents?: Cents
}

/** Returns the row of what happened to an order's money apart from its sale. */
function buildReturnRow({ at, businessDay, order }: ReturnHead, cells: ReturnCells): Row {
  const { status, dishes = '', amounts, payments, lostCents } = cells
  const { location, ticketNumber, orderType } = order
  return {
    at,
    cells: [
      ...[...formatLocalTime(location, at), businessDay, location, ticketNumber, orderType, status, dishes, ''],
      ...formatAmounts(amounts, payments),
      ...[lostCents === undefined ? '' : centsToDecimal(lostCents), ''],
    ],
  }
}

/** Returns a refund's row: what it reverses and gives back, as negative amounts. */
function buildRefundRow({ date: businessDay, order, refund, taken }: DayRefund): Row {
  const { serviceChargeCents = 0, lines } = order
  const ways = getRefundWays(refund)
  const refundedLines = refund.line === undefined ? (refund.lines ?? []) : [refund.line]
  const quantityOf = (line: number) => refund.pieces?.find((piece) => piece.line === line)?.quantity
  // An order has a service charge or a delivery fee, not both.
  const isEvent = serviceChargeCents > 0
  const amounts = {
    subtotalCents: -taken.dishesCents,
    discountCents: 0,
    taxCents: -taken.taxCents,
    deliveryFeeCents: -taken.untaxedFeeCents - (isEvent ? 0 : taken.chargesCents),
    serviceChargeCents: isEvent ? -taken.chargesCents : 0,
    tipCents: -taken.tipCents,
  }
  const payments = {
    ...noPayments,
    online: -ways.card,
    giftCards: -ways.giftCard,
    cash: -ways.cash,
    card: -ways.terminal,
  }
  const { at } = refund
  const dishes = refundedLines.map((line) => formatRefundedDish(lines[line]?.name ?? '', quantityOf(line))).join(', ')
  return buildReturnRow({ at, businessDay, order }, { status: 'refund', dishes, amounts, payments })
}

const noAmounts: RowAmounts = {
  ...{ subtotalCents: 0, discountCents: 0, taxCents: 0 },
  ...{ deliveryFeeCents: 0, serviceChargeCents: 0, tipCents: 0 },
}

/** Returns the row of a lost dispute: the bank took the money, and the sale stays. */
export const buildLossRow = ({ date: businessDay, at, order, amountCents }: Returned<DayLoss>): Row =>
  buildReturnRow(
    { at, businessDay, order },
    {
      status: 'dispute lost',
      amounts: noAmounts,
      payments: { ...noPayments, online: -amountCents },
      lostCents: amountCents,
    },
  )

const depositColumns = { cash: 'cash', card: 'card', other: 'notRecorded' } as const

/** Returns the row of a deposit: money by a way that is no sale yet, or goes back. */
export function buildDepositRow({
  date: businessDay,
  at,
  order,
  kind,
  tender,
  amountCents,
}: Returned<DayDeposit>): Row {
  const cents = kind === 'received' ? amountCents : -amountCents
  return buildReturnRow(
    { at, businessDay, order },
    {
      status: `deposit ${kind}`,
      amounts: noAmounts,
      payments: { ...noPayments, [depositColumns[tender]]: cents, deposits: -cents },
    },
  )
}

type Request = { readonly places: readonly LocationCode[]; readonly from: string; readonly to: string }

/**
 * Returns the orders that were completed or cancelled on some days, and the refunds, lost disputes
 * and deposits of these days, as CSV rows, oldest first, without personal data.
 * @throws Problem `invalid-input` for more than `maxListedOrders`
 */
export async function listOrderRows({ places, from, to }: Request): Promise<readonly (readonly CsvCell[])[]> {
  const { refunds, lostDisputes, deposits } = await listDayReturns(places, from, to)
  const rows: (readonly CsvCell[])[] = [orderListHeader]
  let read = 0
  // Day by day, because all orders of a month at once could exceed the table's throughput.
  for (const date of listDates(from, to)) {
    const listed = await Promise.all(
      places.map((place) => listCountedOrders(place, date, getMaxListedOrders(place) - read)),
    )
    const orders = listed.flat()
    read += orders.filter(({ isSample }) => !isSample).length
    const isOfDay = (step: { readonly date: string }) => step.date === date
    const ofDay = [
      ...orders.map((order) => buildOrderRow(date, order)),
      ...refunds.filter(isOfDay).map(buildRefundRow),
      ...lostDisputes.filter(isOfDay).map(buildLossRow),
      ...deposits.filter(isOfDay).map(buildDepositRow),
    ].sort((one, other) => one.at.localeCompare(other.at))
    rows.push(...ofDay.map(({ cells }) => cells))
  }
  return rows
}

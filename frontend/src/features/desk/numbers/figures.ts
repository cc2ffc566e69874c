import type { Numbers, DailyNumbers } from '#shared/numbers/contract'
import { depositTenders, type DepositTender } from '#shared/orders/constants'
import type { DepositAmounts } from '#shared/numbers/payments-contract'
import { formatCents } from '#shared/platform/money'
import { cachedDateFormat, getWeekday } from '#shared/platform/time'

/** Parses an amount of the API to cents; it may be negative. */
export const parseSignedCents = (amount: string): number => Math.round(Number(amount) * 100)

const total = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((sum, one) => sum + of(one), 0)

/** The accent's share of the busiest square's color, on which its number is still readable. */
export const MAX_SHADE_PERCENT = 50

export type PeriodTotals = ReturnType<typeof sumPeriod>

type DepositSums = Readonly<Record<DepositTender, number>>

const sumDeposits = (all: readonly DepositAmounts[]): DepositSums => ({
  cash: total(all, ({ cash }) => parseSignedCents(cash)),
  card: total(all, ({ card }) => parseSignedCents(card)),
  other: total(all, ({ other }) => parseSignedCents(other)),
})

/** Sums the figures of several days. */
export function sumDays(days: readonly DailyNumbers[]) {
  const cents = (of: (day: DailyNumbers) => string) => total(days, (day) => parseSignedCents(of(day)))
  const orders = total(days, (day) => day.orders)
  const netCents = cents(({ net }) => net)
  const foodCostCents = cents(({ foodCost }) => foodCost)
  const netRefundedCents = cents(({ netRefunded }) => netRefunded)
  const [counterCents, cashCents, cardCents, notCollectedCents] = [
    cents(({ payments }) => payments.atCounter),
    cents(({ payments }) => payments.cash),
    cents(({ payments }) => payments.card),
    cents(({ payments }) => payments.notCollected),
  ]
  return {
    orders,
    cancelled: total(days, (day) => day.cancelled),
    netCents,
    discountCents: cents(({ discount }) => discount),
    taxCents: cents(({ tax }) => tax),
    feesCents: cents(({ fees }) => fees),
    serviceChargesCents: cents(({ serviceCharges }) => serviceCharges),
    tipsCents: cents(({ payments }) => payments.tips),
    onlineCents: cents(({ payments }) => payments.online),
    giftCardCents: cents(({ payments }) => payments.giftCards),
    ...{ counterCents, cashCents, cardCents, notCollectedCents },
    /** What was paid at the counter without a record how. */
    unrecordedCents: counterCents - cashCents - cardCents - notCollectedCents,
    cashRefundCents: cents(({ payments }) => payments.cashRefunds),
    terminalRefundCents: cents(({ payments }) => payments.terminalRefunds),
    disputesLostCents: cents(({ payments }) => payments.disputesLost),
    refundedCents: cents(({ payments }) => payments.refunds),
    giftCardRefundCents: cents(({ payments }) => payments.giftCardRefunds),
    depositsReceived: sumDeposits(days.map(({ payments }) => payments.depositsReceived)),
    depositsReturned: sumDeposits(days.map(({ payments }) => payments.depositsReturned)),
    wasteCents: cents(({ waste }) => waste),
    foodCostCents,
    averageCents: orders === 0 ? null : Math.round(netCents / orders),
    netRefundedCents,
    foodCostPercent: percentage(foodCostCents, netCents),
    ...getMargin({ netCents, netRefundedCents, foodCostCents }),
    byType: {
      pickup: total(days, ({ byType }) => byType.pickup),
      delivery: total(days, ({ byType }) => byType.delivery),
      event: total(days, ({ byType }) => byType.event),
    },
  }
}

type Sales = { readonly netCents: number; readonly netRefundedCents: number; readonly foodCostCents: number }

/** Returns what is left of sales after refunds and food cost, and its share of unrefunded sales. */
export function getMargin({ netCents, netRefundedCents, foodCostCents }: Sales) {
  const earnedCents = netCents - netRefundedCents
  const marginCents = earnedCents - foodCostCents
  return { marginCents, marginPercent: percentage(marginCents, earnedCents) }
}

/** Returns the figures of a period. */
export const sumPeriod = ({ days, onTimePercent }: Pick<Numbers, 'days' | 'onTimePercent'>) => ({
  ...sumDays(days),
  onTimePercent,
})

/** Whether nothing happened in these days. */
export const hasNoFigures = ({ days, feedback, points }: Numbers) =>
  feedback.count === 0 &&
  points.issued === 0 &&
  days.every((day) => day.orders + day.cancelled === 0 && day.waste === '0.00') &&
  formatDeposits(sumDays(days)) === null

/** Returns a part of a whole in whole percent; null if the whole is 0. */
export const percentage = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 100) / whole)

export const formatPercent = (percent: number | null): string => (percent === null ? '–' : `${percent}%`)
export const formatMinutes = (minutes: number | null): string => (minutes === null ? '–' : `${minutes} min`)
export const formatMoney = (cents: number | null): string => (cents === null ? '–' : formatCents(cents))

type ReturnedSums = Pick<
  PeriodTotals,
  'refundedCents' | 'giftCardRefundCents' | 'cashRefundCents' | 'terminalRefundCents' | 'disputesLostCents'
>

/** Names what was refunded or lost in disputes, which net sales still have; null if nothing was. */
export function formatNotSubtracted(sums: ReturnedSums): string | null {
  const { refundedCents, giftCardRefundCents, cashRefundCents, terminalRefundCents, disputesLostCents } = sums
  const cents = refundedCents + giftCardRefundCents + cashRefundCents + terminalRefundCents
  const parts = [
    ...(cents > 0 ? [`${formatCents(cents)} refunded`] : []),
    ...(disputesLostCents > 0 ? [`${formatCents(disputesLostCents)} lost in disputes`] : []),
  ]
  return parts.length > 0 ? `${parts.join(', ')}, not subtracted here` : null
}

/** How a deposit was paid or went back. */
export const depositWays = { cash: 'in cash', card: 'by card', other: 'another way' } as const satisfies Readonly<
  Record<DepositTender, string>
>

const listDepositWays = (sums: DepositSums, what: string): readonly string[] =>
  depositTenders
    .filter((tender) => sums[tender] !== 0)
    .map((tender) => `${formatCents(sums[tender])} ${what} ${depositWays[tender]}`)

/** Names the deposits of events, which are no sales yet, by their ways; null if there were none. */
export function formatDeposits(sums: Pick<PeriodTotals, 'depositsReceived' | 'depositsReturned'>): string | null {
  const parts = [
    ...listDepositWays(sums.depositsReceived, 'received'),
    ...listDepositWays(sums.depositsReturned, 'returned'),
  ]
  return parts.length > 0 ? `Deposits, not in sales: ${parts.join(', ')}` : null
}

/** Counts orders by weekday (Monday first) and hour. */
export function countOrdersByHour(days: readonly DailyNumbers[]): readonly (readonly number[])[] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const { date, byHour } of days) {
    const row = week[(getWeekday(date) + 6) % 7]
    byHour.forEach((count, hour) => row && (row[hour] = (row[hour] ?? 0) + count))
  }
  return week
}

type DishFigures = Numbers['dishes'][number] & {
  readonly netRefundedCents: number
  readonly marginCents: number
  readonly marginPercent: number | null
  readonly word: 'high profit' | 'low margin' | 'loses money' | ''
}

/** A popular dish with a margin below this percentage sells without earning. */
const THIN_PERCENT = 60

/**
 * Returns each dish's margin. Dishes that sell more than the median are marked as earning or only
 * selling.
 */
export function getDishFigures(dishes: Numbers['dishes']): readonly DishFigures[] {
  const counts = dishes.map(({ quantity }) => quantity).sort((one, other) => one - other)
  const middle = counts[Math.floor(counts.length / 2)] ?? 0
  return dishes.map((dish) => {
    const netRefundedCents = parseSignedCents(dish.netRefunded)
    const { marginCents, marginPercent } = getMargin({
      netCents: parseSignedCents(dish.net),
      netRefundedCents,
      foodCostCents: parseSignedCents(dish.foodCost),
    })
    const isThin = marginPercent === null || marginPercent < THIN_PERCENT
    const popular = dish.quantity >= middle
    const word = marginCents <= 0 ? 'loses money' : isThin && popular ? 'low margin' : popular ? 'high profit' : ''
    return { ...dish, netRefundedCents, marginCents, marginPercent, word }
  })
}

// Shared, because a quarter has about a hundred dates and a formatter is slow to create.
const dates = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats a date: Sat, Mar 14. */
export const formatWeekdayDate = (date: string): string => dates.format(new Date(`${date}T00:00:00Z`))

/** Formats an hour on a 12-hour clock: 6 pm. */
export const formatHour = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })

/** Formats the weekday of a date: Sat. */
export const formatWeekday = (date: string): string => weekdays.format(new Date(`${date}T00:00:00Z`))

const momentIn = cachedDateFormat({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** Formats a moment of the last weeks: Mar 14, 6:15 PM. */
export const formatMoment = (at: string, timeZone: string): string => momentIn(timeZone).format(new Date(at))

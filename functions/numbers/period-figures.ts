import type { DailyNumbers, DailyReport, Numbers } from '#shared/numbers/contract'
import { locations, type LocationCode } from '#shared/locations/index'
import { getUserAt } from '#shared/accounts/access'
import { listDates } from '#shared/platform/time'
import type { FigureTotals } from '#shared/numbers/figures'
import { getLocalHour } from '#shared/numbers/daily-figures'
import { requireUser, type Caller } from '../platform/session/session'
import { countSampleOrders, listFiguresOn, sumFigures } from './sums'
import { presentDrivers, presentFigures, presentTotals } from './present'
import { listAllDrivers } from '../kitchen/drivers/repository'
import { getDayFigures, getDishNames, listLatestFeedback, takeNewest } from './day-repository'
import { listGiftCardFigures, presentGiftCards } from './gift-card-figures'
import { listSampleFeedback } from './sample-repository'
import type { CsvCell } from '../platform/csv'

type LocationRequest = { readonly location: LocationCode | 'all'; readonly caller: Caller }
type PeriodRequest = LocationRequest & { readonly from: string; readonly to: string }

/** Returns the requested location, or all locations that the session may read. */
export const resolveLocations = ({ location, caller }: LocationRequest): readonly LocationCode[] =>
  location === 'all'
    ? locations.filter((place) => getUserAt(requireUser(caller), place)?.role === 'admin').map(({ code }) => code)
    : [location]

function presentDay(date: string, places: readonly ReadonlyMap<string, FigureTotals>[]): DailyNumbers {
  const sums = sumFigures(listFiguresOn(date, places))
  return { date, ...presentFigures(sums), ...(countSampleOrders(sums) > 0 && { isSample: true }) }
}

type Period = { readonly places: readonly LocationCode[]; readonly from: string; readonly to: string }

/** Returns the figures of each day and their totals. */
export const getNumbers = (request: PeriodRequest) =>
  getNumbersOfLocations({ ...request, places: resolveLocations(request) })

/** Returns the figures of each day and their totals, without checking access. */
async function getNumbersOfLocations({ places, from, to }: Period) {
  const isWithin = (location: LocationCode, at: string) => {
    const { date } = getLocalHour(location, at)
    return date >= from && date <= to
  }
  const [days, names, latest, giftCards, drivers] = await Promise.all([
    Promise.all(places.map((place) => getDayFigures(place, from, to))),
    getDishNames(places),
    listLatestFeedback({ locations: places, from, to, isWithin }),
    Promise.all(places.map((place) => listGiftCardFigures(place, { from, to }))),
    Promise.all(places.map(listAllDrivers)),
  ])
  const sums = sumFigures(days.flatMap((own) => [...own.values()]))
  const sampleFeedback =
    countSampleOrders(sums) > 0 ? await Promise.all(places.map((place) => listSampleFeedback(place, from, to))) : []
  const totals = presentTotals(sums, { names, latest: takeNewest([...latest, ...sampleFeedback.flat()]) })
  const rest = {
    ...totals,
    giftCards: presentGiftCards(giftCards.flat()),
    drivers: presentDrivers(sums, drivers.flat()),
  }
  const numbers: Numbers = { days: listDates(from, to).map((date) => presentDay(date, days)), ...rest }
  return { numbers, together: presentFigures(sums), rest }
}

/** Returns the daily report of some locations. */
export async function getDailyReport(
  places: readonly LocationCode[],
  { location, date }: Pick<DailyReport, 'location' | 'date'>,
): Promise<{ readonly report: DailyReport; readonly isSample: boolean }> {
  const { numbers, together, rest } = await getNumbersOfLocations({ places, from: date, to: date })
  return {
    report: { location, date, ...together, ...rest },
    isSample: numbers.days.some((day) => day.isSample === true),
  }
}

const EMPTY_CELL = ''

const listPaymentRows = (payments: DailyReport['payments']): readonly (readonly CsvCell[])[] =>
  Object.entries(payments).flatMap(([name, amount]) =>
    typeof amount === 'string'
      ? [[`payments.${name}`, amount]]
      : Object.entries(amount).map(([tender, cents]) => [`payments.${name}.${tender}`, cents]),
  )

/**
 * Returns a daily report as CSV rows: each figure under its JSON name, then dishes and stations.
 */
export function formatReportRows(report: DailyReport): readonly (readonly CsvCell[])[] {
  const {
    byHour,
    byType,
    payments,
    medianMinutes,
    onTimePercent,
    dishes,
    stations,
    feedback,
    points,
    codes,
    coupons,
    giftCards,
    drivers,
  } = report
  const {
    location,
    date,
    orders,
    cancelled,
    gross,
    discount,
    tax,
    fees,
    serviceCharges,
    net,
    netRefunded,
    foodCost,
    waste,
    cost,
  } = report
  const sums = { gross, discount, tax, fees, serviceCharges, net, netRefunded, foodCost, waste }
  const simpleFields = { location, date, orders, cancelled, ...sums }
  return [
    ['field', 'value'],
    ...Object.entries(simpleFields),
    ...listPaymentRows(payments),
    ...byHour.map((count, hour) => [`byHour.${hour}`, count]),
    ...Object.entries(byType).map(([type, count]) => [`byType.${type}`, count]),
    ...Object.entries(medianMinutes).map(([stage, minutes]) => [`medianMinutes.${stage}`, minutes ?? EMPTY_CELL]),
    ['onTimePercent', onTimePercent ?? EMPTY_CELL],
    ['feedback.count', feedback.count],
    ['feedback.average', feedback.average ?? EMPTY_CELL],
    ...feedback.ratings.map((count, index) => [`feedback.ratings.${index + 1}`, count]),
    ['points.issued', points.issued],
    ['points.redeemed', points.redeemed],
    ['codes.issued', codes.issued],
    ['codes.spent', codes.spent],
    ...Object.entries(giftCards).map(([name, amount]) => [`giftCards.${name}`, amount]),
    ['cost', cost],
    [],
    ['menuItemId', 'name', 'quantity', 'net', 'foodCost', 'netRefunded'],
    ...dishes.map((dish) => [
      ...[dish.menuItemId, dish.name, dish.quantity],
      ...[dish.net, dish.foodCost, dish.netRefunded],
    ]),
    [],
    ['coupon', 'orders', 'discount', 'net'],
    ...coupons.map(({ code, orders: uses, discount: off, net: brought }) => [code, uses, off, brought]),
    [],
    ['driver', 'orders', 'cashDue'],
    ...drivers.map(({ name, orders: delivered, cashDue }) => [name, delivered, cashDue]),
    [],
    ['station', 'lines', 'medianMinutes'],
    ...stations.map(({ station, lines, medianMinutes: minutes }) => [station, lines, minutes ?? EMPTY_CELL]),
  ]
}

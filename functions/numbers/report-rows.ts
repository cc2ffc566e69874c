import type { DailyReport } from '#shared/contract/numbers'
import type { CsvCell } from '#shared/rules/csv'

const NONE = ''

/**
 * A day's closing as rows of a table: each figure under the name that it has in the answer, then
 * dishes and stations.
 */
export function formatReportRows(report: DailyReport): readonly (readonly CsvCell[])[] {
  const { byHour, byType, medianMinutes, onTimePercent, dishes, stations, feedback, points, codes } = report
  const { location, date, orders, cancelled, gross, discount, tax, fees, net, foodCost, waste, cost } = report
  const named = { location, date, orders, cancelled, gross, discount, tax, fees, net, foodCost, waste }
  return [
    ['field', 'value'],
    ...Object.entries(named),
    ...byHour.map((count, hour) => [`byHour.${hour}`, count]),
    ...Object.entries(byType).map(([type, count]) => [`byType.${type}`, count]),
    ...Object.entries(medianMinutes).map(([stage, minutes]) => [`medianMinutes.${stage}`, minutes ?? NONE]),
    ['onTimePercent', onTimePercent ?? NONE],
    ['feedback.count', feedback.count],
    ['feedback.average', feedback.average ?? NONE],
    ...feedback.ratings.map((count, index) => [`feedback.ratings.${index + 1}`, count]),
    ['points.issued', points.issued],
    ['points.redeemed', points.redeemed],
    ['codes.issued', codes.issued],
    ['codes.spent', codes.spent],
    ['cost', cost],
    [],
    ['menuItemId', 'name', 'quantity', 'net', 'foodCost'],
    ...dishes.map(({ menuItemId, name, quantity, net: own, foodCost: food }) => [
      menuItemId,
      name,
      quantity,
      own,
      food,
    ]),
    [],
    ['station', 'lines', 'medianMinutes'],
    ...stations.map(({ station, lines, medianMinutes: minutes }) => [station, lines, minutes ?? NONE]),
  ]
}

import { readFileSync } from 'node:fs'
import { readCommittedMeasurements } from './measurements'
import {
  OrderUsage,
  calculateIdleDollars,
  calculateMonthlyCost,
  calculateOrderCost,
  formatCostTable,
  readCosts,
  replaceCosts,
} from './cost-model'
import { CLOUD_MICRODOLLARS_PER_ORDER, estimateCloudCostCents } from '#shared/numbers/figures'

const measured = OrderUsage.parse(readCommittedMeasurements().cost?.figures)
const cells = (table: string) =>
  table.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replace(/^-+:?$/, '-')))

test("the guide's costs are the measurements times the prices", () => {
  const guide = readFileSync('docs/deploying.md', 'utf8')
  expect(cells(readCosts(guide))).toEqual(cells(formatCostTable(measured)))
})

test('a month without orders costs about fifteen cents for the schedules', () => {
  const all = (orders: number) =>
    [...calculateMonthlyCost(measured, orders).values()].reduce((sum, each) => sum + each, 0)
  expect(all(0)).toBe(calculateIdleDollars())
  expect(calculateIdleDollars()).toBeGreaterThan(0.05)
  expect(calculateIdleDollars()).toBeLessThan(0.2)
  expect(all(2000) - calculateIdleDollars()).toBeCloseTo(2 * (all(1000) - calculateIdleDollars()))
})

test('a million write units have the listed price', () => {
  const none = Object.fromEntries(Object.keys(measured).map((name) => [name, 0]))
  const used = OrderUsage.parse({ ...none, tableWriteUnits: 1 })
  expect(calculateOrderCost(used, 1_000_000).get('table')).toBeCloseTo(0.625)
})

test('writing the same costs changes nothing', () => {
  const guide = replaceCosts(
    'before\n<!-- costs: written by npm run bench -- cost -->\n<!-- costs end -->\nafter',
    'a table',
  )
  expect(replaceCosts(guide, 'a table')).toBe(guide)
  expect(readCosts(guide)).toBe('a table')
})

test("the owner's cost per order is the measurement times the prices", () => {
  const costs = calculateOrderCost(OrderUsage.parse(readCommittedMeasurements().cost?.figures), 1_000_000)
  const dollars = [...costs.values()].reduce((sum, each) => sum + each, 0)
  expect(Math.abs(CLOUD_MICRODOLLARS_PER_ORDER - dollars) / dollars).toBeLessThan(0.1)
})

test('the costs are in cents', () => {
  expect(estimateCloudCostCents(0)).toBe(0)
  expect(estimateCloudCostCents(10_000)).toBe(Math.round(CLOUD_MICRODOLLARS_PER_ORDER))
})

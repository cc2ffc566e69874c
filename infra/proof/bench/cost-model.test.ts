import { readFileSync } from 'node:fs'
import { committed } from './measurements'
import { PerOrder, costOf, costTable, costsIn, idleDollars, monthlyCost, withCosts } from './cost-model'

const measured = PerOrder.parse(committed().cost?.figures)
const cells = (table: string) =>
  table.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replace(/^-+:?$/, '-')))

test("the guide's costs are what was measured times the prices", () => {
  const guide = readFileSync('docs/deploying.md', 'utf8')
  expect(cells(costsIn(guide))).toEqual(cells(costTable(measured)))
})

test('a month without orders costs what the schedules do, about ten cents', () => {
  const all = (orders: number) => [...monthlyCost(measured, orders).values()].reduce((sum, each) => sum + each, 0)
  expect(all(0)).toBe(idleDollars())
  expect(idleDollars()).toBeGreaterThan(0.05)
  expect(idleDollars()).toBeLessThan(0.15)
  expect(all(2000) - idleDollars()).toBeCloseTo(2 * (all(1000) - idleDollars()))
})

test('a million write units cost what the price list says', () => {
  const none = Object.fromEntries(Object.keys(measured).map((name) => [name, 0]))
  const used = PerOrder.parse({ ...none, tableWriteUnits: 1 })
  expect(costOf(used, 1_000_000).get('table')).toBeCloseTo(0.625)
})

test('writing the costs again changes nothing', () => {
  const guide = withCosts(
    'before\n<!-- costs: written by npm run bench -- cost -->\n<!-- costs end -->\nafter',
    'a table',
  )
  expect(withCosts(guide, 'a table')).toBe(guide)
  expect(costsIn(guide)).toBe('a table')
})

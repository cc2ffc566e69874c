import { MICRODOLLARS_AN_ORDER, cloudCost } from '#shared/rules/cloud-cost'
import { PerOrder, costOf } from './cost-model'
import { committed } from './measurements'

test('what the owner is told of an order is what was measured times the prices', () => {
  const costs = costOf(PerOrder.parse(committed().cost?.figures), 1_000_000)
  const dollars = [...costs.values()].reduce((sum, each) => sum + each, 0)
  expect(Math.abs(MICRODOLLARS_AN_ORDER - dollars) / dollars).toBeLessThan(0.1)
})

test('is told in cents', () => {
  expect(cloudCost(0)).toBe(0)
  expect(cloudCost(10_000)).toBe(Math.round(MICRODOLLARS_AN_ORDER))
})

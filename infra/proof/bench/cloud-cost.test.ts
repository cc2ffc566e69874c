import { CLOUD_MICRODOLLARS_PER_ORDER, estimateCloudCostCents } from '#shared/rules/cloud-cost'
import { OrderUsage, calculateOrderCost } from './cost-model'
import { readCommittedMeasurements } from './measurements'

test('what the owner is told of an order is what was measured times the prices', () => {
  const costs = calculateOrderCost(OrderUsage.parse(readCommittedMeasurements().cost?.figures), 1_000_000)
  const dollars = [...costs.values()].reduce((sum, each) => sum + each, 0)
  expect(Math.abs(CLOUD_MICRODOLLARS_PER_ORDER - dollars) / dollars).toBeLessThan(0.1)
})

test('is told in cents', () => {
  expect(estimateCloudCostCents(0)).toBe(0)
  expect(estimateCloudCostCents(10_000)).toBe(Math.round(CLOUD_MICRODOLLARS_PER_ORDER))
})

import { calculateOrderCost } from '#infra/proof/bench/cost-model'
import { readCommittedMeasurements } from '#infra/proof/bench/measurements'
import type { AbuseMeasurements } from './cost'

/** Returns what the benchmark measured, from docs/measurements.json. */
export function readAbuseMeasurements(): AbuseMeasurements {
  const { units, cost } = readCommittedMeasurements()
  if (!units || !cost) throw new Error('docs/measurements.json has no units or no cost: run `npm run bench`.')
  // HTTP calls and their answers are counted call by call.
  const follows = calculateOrderCost({ ...cost.figures, httpCalls: 0, bytesOut: 0 }, 1).values()
  const orderDollars = [...follows].reduce((sum, dollars) => sum + dollars, 0)
  return { units: units.figures, orderDollars }
}

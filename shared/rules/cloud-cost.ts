import type { Cents } from './money'

/**
 * What one order takes of the cloud on its whole way, in millionths of a dollar: what was metered
 * of an order times the prices of us-east-1 (docs/deploying.md#what-it-costs). A test holds it to
 * the measurement.
 */
export const CLOUD_MICRODOLLARS_PER_ORDER = 320

/** What the cloud took for some orders, in cents rounded half up. */
export const estimateCloudCostCents = (orders: number): Cents =>
  Math.floor((orders * CLOUD_MICRODOLLARS_PER_ORDER + 5_000) / 10_000)

import { routeThrottle, stageThrottle } from '#infra/stacks/throttles'

/**
 * What the cloud allows. AWS's own figures are its published defaults as remembered in mid 2025, not looked up since:
 * check them in Service Quotas before relying on one. `ours` are settings of this repository.
 */
export const limits = {
  asOf: '2025-06',
  /** Of one partition of the table, and so of any one key. */
  partitionWrites: 1000,
  partitionReads: 3000,
  /** Of one on-demand table, per account default. */
  tableWrites: 40_000,
  tableReads: 40_000,
  /** A partition that on-demand mode sets out with; the table begins with four and doubles within half an hour. */
  firstPartitions: 4,
  /** Requests a second of all HTTP and WebSocket APIs of an account in a region. */
  apiRequests: 10_000,
  /** New WebSocket connections a second, account and region. */
  newSockets: 500,
  /** Functions under way at once; a new account may begin with ten. */
  concurrency: 1000,
  /** Stacks of an account in a region. */
  stacks: 2000,
  /** CDN distributions of an account. */
  distributions: 200,
  /** Seconds that a function may take. */
  functionSeconds: 900,
  ours: {
    stage: stageThrottle.rateLimit,
    placing: routeThrottle.rateLimit,
    /** Of the daily delivery, in seconds: see `infra/stacks/schedules.ts`. */
    deliverySeconds: 120,
    /** Batches of one shard that a reader takes at once: see `infra/stacks/reactions.ts`. */
    parallelBatches: 4,
  },
} as const

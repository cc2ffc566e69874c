import type { PerOrder } from '#infra/proof/bench/cost-model'
import { friday } from './assumptions'
import { limits } from './limits'
import { busiestSecond, loadOf, orderRate } from './model'

/** One thing that can become too much: how much of it is used, and the switch that moves it. */
export type Break = {
  readonly what: string
  readonly load: number
  readonly limit: number
  readonly remedy: string
}

/** A transaction on the one record of the counts, with the reading before it; measured on this machine, guessed for the cloud. */
const COUNT_SECONDS = 0.015
/** Processor time and round trips of one location's closing and delivery: some 55 items, five units each. */
const DELIVERY_SECONDS = 0.6
/** Reads of the list of ingredients that closing and delivery make of one location. */
const INGREDIENT_READS = 12
/** Deliveries begin together and are through within about so many seconds. */
const DELIVERIES_WITHIN = 10

/** What wears out as locations are added, most worn first. */
export function breaksAt(locations: number, used: PerOrder): readonly Break[] {
  const load = loadOf(locations, used)
  const orders = busiestSecond(orderRate * locations)
  const all: Break[] = [
    {
      what: 'our throttle of placing orders',
      load: orders,
      limit: limits.ours.placing,
      remedy: 'raise `gatewayAllowance` in `shared/rules/rate-limits.ts` with the number of locations',
    },
    {
      what: 'our throttle of the HTTP API',
      load: load.httpCalls,
      limit: limits.ours.stage,
      remedy: 'raise `stageThrottle` in `infra/stacks/throttles.ts`; the account allows five times as much',
    },
    {
      what: 'our throttle of the WebSocket API',
      load: load.newSockets * (3 + friday.minutesWatched / 5),
      limit: limits.ours.stage,
      remedy: 'the same `stageThrottle`',
    },
    {
      what: 'CDN distributions of an account',
      load: locations,
      limit: limits.distributions,
      remedy: 'ask for a higher quota, or one distribution for many domains (a hundred names each)',
    },
    {
      what: 'stacks of an account',
      load: locations + 1,
      limit: limits.stacks,
      remedy: 'ask for a higher quota, or an account for each region of the group',
    },
    {
      what: 'the daily delivery, one function for all locations (seconds, estimated)',
      load: DELIVERY_SECONDS * locations,
      limit: limits.ours.deliverySeconds,
      remedy: 'one call a location instead of one for all: a schedule that names its location',
    },
    {
      what: 'INGREDIENTS while all locations are delivered to (reads a second)',
      load: (INGREDIENT_READS * locations) / DELIVERIES_WITHIN,
      limit: limits.partitionReads,
      remedy: 'the same call a location, spread over half an hour',
    },
    {
      what: 'CATEGORY-COUNTS, one record that every order counts on (busy share, estimated)',
      load: load.orders * COUNT_SECONDS,
      limit: 0.5,
      remedy: 'a record a location, added up by who asks (`functions/recommendations/records.ts`)',
    },
    {
      what: 'functions under way at once',
      load: load.concurrency,
      limit: limits.concurrency,
      remedy: 'ask for a higher quota; a new account starts far lower',
    },
    {
      what: 'requests of the account (HTTP, sockets and posts to them)',
      load: load.httpCalls + load.pushes,
      limit: limits.apiRequests,
      remedy: 'ask for a higher quota, or an account for each region of the group',
    },
    {
      what: 'new sockets a second',
      load: load.newSockets * (1 + friday.menuVisits),
      limit: limits.newSockets,
      remedy: 'ask for a higher quota; a page that reconnects already waits for a random moment',
    },
    {
      what: "the table's write units a second",
      load: load.writeUnits,
      limit: limits.tableWrites,
      remedy: 'ask for a higher quota; warm the table before an opening',
    },
    {
      what: "the table's read units a second",
      load: load.readUnits,
      limit: limits.tableReads,
      remedy: 'let boards read only what changed instead of the whole list',
    },
  ]
  return all.sort((one, other) => other.load / other.limit - one.load / one.limit)
}

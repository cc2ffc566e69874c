import { costOf } from '#infra/proof/bench/cost-model'
import type { PerOrder } from '#infra/proof/bench/cost-model'
import { prices } from '#infra/stacks/prices'
import { friday, sizes } from './assumptions'
import { breaksAt } from './breaks'
import { hotKeys, keyLoad } from './keys'
import { limits } from './limits'
import { loadOf, onTheBoard } from './model'
import type { Load } from './model'
import { simulateFriday } from './simulate'

const SEED = 20261120

type Cell = string | number
const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const number = (value: number): string => {
  const digits = value >= 100 || value === 0 ? 0 : value >= 1 ? 1 : 3
  return value.toLocaleString('en-US', { maximumFractionDigits: digits })
}
const percent = (share: number) => `${number(share * 100)} %`
const total = (dollars: Iterable<number>) => [...dollars].reduce((sum, each) => sum + each, 0)

const loadRows: readonly (readonly [string, (load: Load) => number])[] = [
  ['orders a second', ({ orders }) => orders],
  ['orders in the busiest second', ({ ordersInBusiestSecond }) => ordersInBusiestSecond],
  ['HTTP calls a second', ({ httpCalls }) => httpCalls],
  ['calls of functions a second', ({ functionCalls }) => functionCalls],
  ['functions under way at once', ({ concurrency }) => concurrency],
  ['table write units a second', ({ writeUnits }) => writeUnits],
  ['table read units a second', ({ readUnits }) => readUnits],
  ['open sockets', ({ sockets }) => sockets],
  ['pushes a second', ({ pushes }) => pushes],
]

function loads(used: PerOrder): string {
  const all = sizes.map((locations) => loadOf(locations, used))
  return table(
    ["in Friday's busiest hour", ...sizes.map((locations) => `${number(locations)} locations`)],
    [
      ...loadRows.map(([name, value]) => [name, ...all.map((load) => number(value(load)))]),
      [
        'dollars a month, by use',
        ...all.map(({ dollarsAMonth: orders }) => number(total(costOf(used, orders).values()))),
      ],
    ],
  )
}

function simulated(used: PerOrder): string {
  const calls = { perOrder: Math.round(used.functionCalls), seconds: used.functionSeconds / used.functionCalls }
  const rows = sizes.flatMap((locations) => {
    const load = loadOf(locations, used)
    const day = simulateFriday(locations, calls, SEED)
    const row = (what: string, formula: number, counted: number) => [
      `${number(locations)}: ${what}`,
      number(formula),
      number(counted),
    ]
    return [
      row('orders a second', load.orders, day.ordersASecond),
      row('orders in the busiest second', load.ordersInBusiestSecond, day.ordersInBusiestSecond),
      row('calls of functions a second', load.functionCalls, day.callsASecond),
      row('functions under way', load.concurrency, day.concurrency),
      row('open sockets', load.sockets, day.sockets),
    ]
  })
  return table(['locations', 'by formula', 'counted in the simulation'], rows)
}

const keys = () =>
  table(
    [
      'key',
      'one for each',
      ...sizes.flatMap((locations) => [`at ${number(locations)}: writes, reads`, 'of its limit']),
    ],
    hotKeys.map((hot) => [
      `\`${hot.key}\``,
      hot.of,
      ...sizes.flatMap((locations) => {
        const { writeUnits, readUnits, share } = keyLoad(hot, locations)
        return [`${number(writeUnits)}, ${number(readUnits)}`, percent(share)]
      }),
    ]),
  )

function breaks(used: PerOrder): string {
  return sizes
    .map((locations) => {
      const all = breaksAt(locations, used)
      const shown = all.filter(({ load, limit }, index) => load > limit || index < 3)
      const first = all[0]
      const verdict =
        first && first.load > first.limit
          ? `Breaks first: **${first.what}**. The switch: ${first.remedy}.`
          : 'Nothing breaks; what is worn most:'
      return [
        `### ${number(locations)} locations`,
        verdict,
        table(
          ['what', 'load', 'limit', 'used', 'the switch that moves it'],
          shown.map(({ what, load, limit, remedy }) => [
            what,
            number(load),
            number(limit),
            percent(load / limit),
            remedy,
          ]),
        ),
      ].join('\n\n')
    })
    .join('\n\n')
}

const shards = (used: PerOrder) =>
  table(
    ['the change stream', ...sizes.map((locations) => `${number(locations)} locations`)],
    [
      [
        'shards that the writes need (a partition each)',
        ...sizes.map((locations) =>
          Math.max(limits.firstPartitions, Math.ceil(loadOf(locations, used).writeUnits / limits.partitionWrites)),
        ),
      ],
      [
        'batches that a reader takes at once',
        ...sizes.map(
          (locations) =>
            limits.ours.parallelBatches *
            Math.max(limits.firstPartitions, Math.ceil(loadOf(locations, used).writeUnits / limits.partitionWrites)),
        ),
      ],
    ],
  )

/** The page on how far the product carries. */
export const reportOf = (used: PerOrder): string =>
  [
    '# Scale, on paper',
    `Written by \`npm run scale\` from what one order was measured to use (average of ${used.orders}; see [the measurements](measurements.md#what-an-order-costs)), the keys of [the table](../functions/runtime/README.md), prices as of ${prices.asOf} and the assumptions in \`infra/proof/scale/assumptions.ts\`. **AWS's limits are remembered as of ${limits.asOf}, not looked up**: check them in Service Quotas before relying on one. No load was put on AWS.`,
    `A Friday is ${friday.orders} orders a location, ${percent(Math.max(...friday.hourlyShare))} of them in the busiest hour, with ${friday.menuVisits} visits of the menu for each order, ${friday.boards} boards in a kitchen and guests who watch for ${friday.minutesWatched} minutes; ${number(onTheBoard)} tickets are then on a board. A month is ${friday.fridaysAMonth} such days.`,
    '## The load',
    loads(used),
    '## Checked by simulation',
    'A whole Friday, order by order, by chance along the day, the same for the same seed. The formula holds where both columns agree; the busiest second is one draw of chance.',
    simulated(used),
    '## What each key meets',
    `Units in the busiest second, against ${number(limits.partitionWrites)} written and ${number(limits.partitionReads)} read a key and second. What spreads by itself (orders, connections, users, keys of intent) is not listed. The menu is counted as if no cache stood before it; the CDN keeps it for five seconds, so that a site asks for it at most every fifth second at each of its edges.`,
    keys(),
    '## Stream and readers',
    'A record goes to two readers, as many as a shard takes. Boards do not share a connection: each push is one post for each listener, 50 at once, so that the 300 listeners of a location need six rounds.',
    shards(used),
    '## What breaks first',
    breaks(used),
  ].join('\n\n')

import * as z from 'zod/mini'
import { prices } from '#infra/stacks/prices'
import { schedules } from '#shared/platform/schedules'
import type { ScheduleTimes } from '#shared/platform/schedules'

/**
 * What one order's whole way used, from the first look at the menu to the last move in the kitchen.
 */
export const OrderUsage = z.object({
  /** How many orders it is the average of. */
  orders: z.number(),
  tableWriteUnits: z.number(),
  tableReadUnits: z.number(),
  httpCalls: z.number(),
  functionCalls: z.number(),
  functionSeconds: z.number(),
  socketMessages: z.number(),
  socketMinutes: z.number(),
  bytesOut: z.number(),
  logBytes: z.number(),
})
export type OrderUsage = z.infer<typeof OrderUsage>

const MEMORY_GB = 1
const GIGABYTE = 1e9
const MONTH_MINUTES = (365.25 * 24 * 60) / 12

/** What the measurement on one machine can't contain. */
export const costAssumptions = {
  /** Reads and writes of a function call that wait for each other, and DynamoDB's usual latency. */
  tableCallsInSequence: 3,
  tableLatencySeconds: 0.004,
  /** The share of calls that start a new process, and the billed seconds of its initialization. */
  coldStartShare: 0.05,
  coldStartSeconds: 0.4,
  /** The receipt and the news that the order is ready. */
  mailsPerOrder: 2,
  /** One run of a schedule that finds nothing to do, in seconds and read units. */
  idleRunSeconds: 0.05,
  idleRunReadUnits: 2,
} as const

/** The seconds that an order's function calls are billed: as measured, waiting for the table, and cold starts. */
function billedSeconds({ functionSeconds, functionCalls }: OrderUsage): number {
  const { tableCallsInSequence, tableLatencySeconds, coldStartShare, coldStartSeconds } = costAssumptions
  return (
    functionSeconds + functionCalls * (tableCallsInSequence * tableLatencySeconds + coldStartShare * coldStartSeconds)
  )
}

const runsAMonth = (times: ScheduleTimes): number =>
  'everyMinutes' in times ? MONTH_MINUTES / times.everyMinutes : MONTH_MINUTES / (24 * 60)

/** Returns the dollars a month that the schedules cost while nothing is ordered. */
export function calculateIdleDollars(): number {
  const runs = schedules.reduce((sum, schedule) => sum + runsAMonth(schedule), 0)
  const { idleRunSeconds, idleRunReadUnits } = costAssumptions
  const seconds = idleRunSeconds * MEMORY_GB * prices.functionGbSecond
  return runs * (prices.functionCall + seconds + idleRunReadUnits * prices.tableReadUnit)
}

/** Returns the dollars of a number of orders, by service. */
export function calculateOrderCost(used: OrderUsage, orders: number): ReadonlyMap<string, number> {
  const each = new Map([
    ['table', used.tableWriteUnits * prices.tableWriteUnit + used.tableReadUnits * prices.tableReadUnit],
    ['functions', used.functionCalls * prices.functionCall + billedSeconds(used) * MEMORY_GB * prices.functionGbSecond],
    ['HTTP API', used.httpCalls * prices.httpCall],
    ['live connection', used.socketMessages * prices.socketMessage + used.socketMinutes * prices.socketMinute],
    [
      'CDN',
      used.httpCalls * (prices.cdnRequest + prices.cdnFunctionCall) + (used.bytesOut / GIGABYTE) * prices.cdnGigabyte,
    ],
    ['logs', (used.logBytes / GIGABYTE) * prices.logGigabyte],
    ['mail', costAssumptions.mailsPerOrder * prices.mail],
  ])
  return new Map([...each].map(([name, dollars]) => [name, dollars * orders]))
}

/** Returns the dollars of a month with a number of orders, by service, the schedules included. */
export const calculateMonthlyCost = (used: OrderUsage, orders: number): ReadonlyMap<string, number> =>
  new Map([...calculateOrderCost(used, orders), ['schedules', calculateIdleDollars()]])

export const monthlyOrderCounts = [0, 1_000, 100_000] as const

const dollars = (amount: number) => amount.toFixed(2)
const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0)

/** The guide's table: dollars a month, by service and number of orders. */
export function formatCostTable(used: OrderUsage): string {
  const costs = monthlyOrderCounts.map((orders) => calculateMonthlyCost(used, orders))
  const names = [...(costs[0]?.keys() ?? [])]
  const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(' | ')} |`
  return [
    row(
      'dollars a month',
      monthlyOrderCounts.map((orders) => `${orders.toLocaleString('en-US')} orders`),
    ),
    row(
      '---',
      monthlyOrderCounts.map(() => '---:'),
    ),
    ...names.map((name) =>
      row(
        name,
        costs.map((cost) => dollars(cost.get(name) ?? 0)),
      ),
    ),
    row(
      '**all**',
      costs.map((cost) => `**${dollars(sum(cost.values()))}**`),
    ),
  ].join('\n')
}

const BEGIN = '<!-- costs: written by npm run bench -- cost -->'
const END = '<!-- costs end -->'

const between = (guide: string): readonly [number, number] => {
  const from = guide.indexOf(BEGIN)
  const to = guide.indexOf(END)
  if (from < 0 || to < from) throw new Error('The guide has no place for the costs')
  return [from + BEGIN.length, to]
}

/** What the guide says of the costs, without what Prettier adds. */
export function readCosts(guide: string): string {
  const [from, to] = between(guide)
  return guide.slice(from, to).trim()
}

/** The guide with these costs in it. */
export function replaceCosts(guide: string, table: string): string {
  const [from, to] = between(guide)
  return `${guide.slice(0, from)}\n\n${table}\n\n${guide.slice(to)}`
}

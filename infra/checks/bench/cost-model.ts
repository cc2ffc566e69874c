import * as z from 'zod/mini'
import { prices } from '#infra/stacks/prices'
import { schedules, type ScheduleTimes } from '#shared/registry/schedules'

/**
 * Resources used by one order from the first view of the menu to the last action of the kitchen.
 */
export const OrderUsage = z.object({
  /** The number of orders that were averaged. */
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

/** Assumptions that a measurement on one machine can't replace. */
const costAssumptions = {
  /** Sequential reads and writes per function call, and DynamoDB's usual latency. */
  tableCallsInSequence: 3,
  tableLatencySeconds: 0.004,
  /** The share of calls that start a new process, and the billed seconds of its initialization. */
  coldStartShare: 0.05,
  coldStartSeconds: 0.4,
  /** The receipt and the notice that the order is ready. */
  mailsPerOrder: 2,
  /** Seconds and read units of a schedule that finds nothing to do. */
  idleRunSeconds: 0.05,
  idleRunReadUnits: 2,
} as const

/**
 * The billed seconds of an order's calls: the measured time, latency of the table, and cold starts.
 */
function billedSeconds({ functionSeconds, functionCalls }: OrderUsage): number {
  const { tableCallsInSequence, tableLatencySeconds, coldStartShare, coldStartSeconds } = costAssumptions
  return (
    functionSeconds + functionCalls * (tableCallsInSequence * tableLatencySeconds + coldStartShare * coldStartSeconds)
  )
}

const runsAMonth = (times: ScheduleTimes): number =>
  'everyMinutes' in times ? MONTH_MINUTES / times.everyMinutes : MONTH_MINUTES / (24 * 60)

/** Returns the monthly dollars of the schedules without orders. */
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

/** Returns the monthly dollars with a number of orders, by service, including schedules. */
export const calculateMonthlyCost = (used: OrderUsage, orders: number): ReadonlyMap<string, number> =>
  new Map([...calculateOrderCost(used, orders), ['schedules', calculateIdleDollars()]])

const monthlyOrderCounts = [0, 1_000, 100_000] as const

const dollars = (amount: number) => amount.toFixed(2)
const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0)

/** Formats the guide's table: dollars per month, by service and number of orders. */
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

/** Returns the guide's text about costs without Prettier's padding. */
export function readCosts(guide: string): string {
  const [from, to] = between(guide)
  return guide.slice(from, to).trim()
}

/** Returns the guide with the given costs. */
export function replaceCosts(guide: string, table: string): string {
  const [from, to] = between(guide)
  return `${guide.slice(0, from)}\n\n${table}\n\n${guide.slice(to)}`
}

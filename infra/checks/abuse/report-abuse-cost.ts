import { routes } from '#shared/registry/routes'
import { stageThrottle } from '#infra/stacks/apis'
import {
  calculateAddressCosts,
  calculateCdnCents,
  calculateDownloadCents,
  calculateRefusedCents,
  readAbuseMeasurements,
  sumCostCents,
  type CallCost,
} from './abuse-cost'

const DOWNLOAD_MEGABITS = 100
/** Requests per second of a single machine; the gateway throttles most of them. */
const FLOOD_PER_SECOND = 5000

const row = ({ call, limit, calls, units, cents }: CallCost) =>
  [
    call.padEnd(66),
    limit.padEnd(38),
    String(calls).padStart(7),
    String(units).padStart(6),
    cents.toFixed(2).padStart(7),
  ].join(' ')

const costs = calculateAddressCosts(
  routes.map(({ route }) => route),
  readAbuseMeasurements(),
)
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

console.log('What one address can cause in an hour, one process a function:\n')
console.log(`${'call'.padEnd(66)} ${'limit'.padEnd(38)}   calls  units   cents`)
for (const cost of costs) console.log(row(cost))
console.log(`
All answered calls: ${dollars(sumCostCents(costs))} an hour.

Not bounded by an address's limits, but by the gateway (${stageThrottle.rateLimit} calls a second) or by nothing:
- refused calls at the gateway's throttle: ${dollars(calculateRefusedCents(stageThrottle.rateLimit))} an hour
- ${FLOOD_PER_SECOND} requests a second at the CDN: ${dollars(calculateCdnCents(FLOOD_PER_SECOND))} an hour more
- downloads from the CDN's cache at ${DOWNLOAD_MEGABITS} Mbit/s: ${dollars(calculateDownloadCents(DOWNLOAD_MEGABITS))} an hour
The web firewall at the CDN stops these.`)

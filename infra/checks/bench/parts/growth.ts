import { locations } from '#shared/locations/index'
import { countReads, type ReadCounts } from '../growth/counted-calls'
import { compareTimes } from '../growth/growth-limits'
import { openHistory } from '../growth/history'
import { startSimulatedProduct } from '../growth/simulated-product'
import { timeCalls } from '../growth/timed-calls'
import { roundTo } from '../measure'
import type { GrowthFigures } from '../measurements'
import { warmUp } from '../warm-up'

/** The history before the first measurement: an order a day, so that a month of numbers is full. */
const BASE = { orders: 30, ordersPerDay: 1 } as const
const ORDERS_PER_DAY = 50
/** Warming up must not become part of the measured location's history. */
const OTHER_LOCATION = locations[1] ?? locations[0]
/** Below this, times say more about the compiler than about history, so only units are counted. */
const MIN_TIMED_ORDERS = 1000

const toReads = (before: ReadCounts, after: ReadCounts): GrowthFigures['reads'] =>
  [...after].map(([call, units]) => ({ call, before: before.get(call) ?? 0, after: units }))

/** Measures each call before and after a history of orders, placed and completed day by day. */
export async function measureGrowth(orders: number): Promise<GrowthFigures> {
  const isTimed = orders >= MIN_TIMED_ORDERS
  const product = await startSimulatedProduct()
  try {
    if (isTimed) await warmUp(product.url, OTHER_LOCATION.code)
    const history = await openHistory(product)
    const time = async () => (isTimed ? timeCalls(product, history) : new Map<string, number>())
    await history.serve(BASE.orders, BASE.ordersPerDay)
    const [timesBefore, readsBefore] = [await time(), await countReads(product, history)]
    const thousands: { orders: number; seconds: number }[] = []
    for (let left = orders; left > 0; left -= 1000) {
      const part = Math.min(1000, left)
      thousands.push({ orders: part, seconds: roundTo(await history.serve(part, ORDERS_PER_DAY), 1) })
    }
    await history.returnToWeekday()
    return {
      orders,
      times: compareTimes(timesBefore, await time()),
      reads: toReads(readsBefore, await countReads(product, history)),
      thousands: isTimed ? thousands : [],
    }
  } finally {
    await product.stop()
  }
}

import { recommendationRoutes } from '#shared/recommendations/contract'
import { rankPairings, type Pairing } from '#shared/recommendations/pairings'
import type { LocationCode } from '#shared/locations/index'
import { listCompletedOrders } from '../orders/order-history-repository'
import { serve } from '../platform/serve'

/** The orders that decide what goes together. */
const RANGE = { days: 30, most: 300 } as const

const CACHE_MS = 3600_000

type CacheEntry = { readonly pairings: Promise<Pairing[]>; readonly expiresAt: number }

/** Each process counts once an hour, because that reads hundreds of orders. */
const cache = new Map<LocationCode, CacheEntry>()

async function countPairings(location: LocationCode, now: Date): Promise<Pairing[]> {
  const orders = await listCompletedOrders(location, RANGE, now)
  return rankPairings(orders.map(({ lines }) => lines.map(({ menuItemId }) => menuItemId)))
}

export const handler = serve(recommendationRoutes.listPairings, async ({ params: { location }, now }) => {
  const known = cache.get(location)
  if (known && known.expiresAt > now.getTime()) return known.pairings
  const pairings = countPairings(location, now)
  cache.set(location, { pairings, expiresAt: now.getTime() + CACHE_MS })
  // A failed count must not stay for an hour.
  pairings.catch(() => cache.delete(location))
  return pairings
})

import { routes } from '#shared/contract/index'
import type { Route } from '#shared/contract/route'

/** Requests a second, and at once. */
export type Throttle = { readonly rateLimit: number; readonly burstLimit: number }

/** For everything together: ten times a full house, and a bound on the bill. */
export const stageThrottle: Throttle = { rateLimit: 200, burstLimit: 400 }

/**
 * What one call may take of it, by what it costs: a managed service by the minute, a call that counts its visitors, a
 * write, a read. All answer 429 beyond it.
 */
export function throttleOf({ service, limit, table }: Pick<Route, 'service' | 'limit' | 'table'>): Throttle {
  if (service) return { rateLimit: 2, burstLimit: 5 }
  if (limit) return { rateLimit: 20, burstLimit: 40 }
  return table === 'write' ? { rateLimit: 50, burstLimit: 100 } : { rateLimit: 100, burstLimit: 200 }
}

/** Each route's own throttle, by its key. */
export const routeSettings = Object.fromEntries(
  routes.map(({ route }) => {
    const { rateLimit, burstLimit } = throttleOf(route)
    return [`${route.method} ${route.path}`, { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit }]
  }),
)

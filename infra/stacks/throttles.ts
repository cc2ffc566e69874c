import { routes } from '#shared/contract/index'
import { gatewayThrottle } from '#shared/rules/rate-limits'

/** Requests a second, and at once. */
export type Throttle = { readonly rateLimit: number; readonly burstLimit: number }

/** As many at once as an account is given by default; more would be no bound. */
const MOST_AT_ONCE = 5000

const throttle = (perSecond: number, burst: number): Throttle => ({
  rateLimit: perSecond,
  burstLimit: Math.min(burst, MOST_AT_ONCE),
})

/**
 * What the gateway takes of one call, from all callers together. It acts before the functions,
 * which limit each visitor and address, and must therefore lie far above what one of them sends: it
 * bounds the bill, nothing else.
 */
export const routeThrottle = throttle(gatewayThrottle.perSecond, gatewayThrottle.burst)

/** For all calls together. */
export const stageThrottle = throttle(gatewayThrottle.perSecond * 2, gatewayThrottle.burst * 2)

/** Each route's own throttle, by its key. */
export const routeThrottleSettings = Object.fromEntries(
  routes.map(({ route }) => [
    `${route.method} ${route.path}`,
    { ThrottlingRateLimit: routeThrottle.rateLimit, ThrottlingBurstLimit: routeThrottle.burstLimit },
  ]),
)

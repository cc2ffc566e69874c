import { routes } from '#shared/contract/index'
import { gatewayAllowance } from '#shared/rules/rate-limits'

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
export const routeThrottle = throttle(gatewayAllowance.perSecond, gatewayAllowance.burst)

/** For all calls together. */
export const stageThrottle = throttle(gatewayAllowance.perSecond * 2, gatewayAllowance.burst * 2)

/** Each route's own throttle, by its key. */
export const routeSettings = Object.fromEntries(
  routes.map(({ route }) => [
    `${route.method} ${route.path}`,
    { ThrottlingRateLimit: routeThrottle.rateLimit, ThrottlingBurstLimit: routeThrottle.burstLimit },
  ]),
)

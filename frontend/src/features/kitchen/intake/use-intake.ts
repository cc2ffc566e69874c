import { intakeRoutes, type OrderIntake } from '#shared/kitchen/intake-contract'
import { getServerId, type Location, type LocationCode } from '#shared/locations/index'
import { UNATTENDED_KITCHEN_REASON } from '#shared/kitchen/intake'
import { formatClockAt } from '#shared/hours/hours'
import type { Cart } from '#shared/orders/cart/cart-lines'
import type { OrderType } from '#shared/orders/constants'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#base/api/client'
import { useCart } from '#base/cart/use-cart'
import { useLiveConnection } from '#base/live/live-connection'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { menuItemsQuery } from '#base/menu/use-menu'
import { standardQuotes } from '#shared/orders/eta'
import { withDeliveryTo } from '#shared/orders/timing/delivery-minutes'
import { getLongestLeadMinutes } from '#shared/orders/timing/lead-times'
import { getCurrentQuote, type CurrentQuote } from '#shared/orders/scheduling'

/** Formats a pause of delivery: `Delivery is paused until 7:40 PM`; null if there is none. */
export const describeDeliveryPause = (intake: OrderIntake | undefined, location: Location): string | null =>
  intake?.deliveryUntil ? `Delivery is paused until ${formatClockAt(location, intake.deliveryUntil)}` : null

/** Whether the intake is paused because the kitchen does not answer. */
export const isUnattended = (intake: OrderIntake | undefined): boolean =>
  intake?.state === 'paused' && intake.reason === UNATTENDED_KITCHEN_REASON

/** Returns a short message about the intake and what customers can do; null if it is normal. */
export function describeIntake(
  intake: OrderIntake | undefined,
  location: Location,
): { readonly is: string; readonly then: string } | null {
  if (intake?.state !== 'paused') {
    const delivery = describeDeliveryPause(intake, location)
    if (delivery !== null) return { is: delivery, then: 'pick up, or order delivery for later' }
    return intake?.state === 'busy'
      ? { is: 'The kitchen is busy', then: `about ${intake.extraMinutes} minutes longer` }
      : null
  }
  const { until } = intake
  if (isUnattended(intake)) return { is: 'The kitchen is not answering', then: 'order for later' }
  return {
    is: `Paused until ${until === null ? 'further notice' : formatClockAt(location, until)}`,
    then: 'order for later',
  }
}

/** Queries the intake; with `items` such as `3101:2,3102`, its waiting times are for them. */
export const intakeQuery = (location: LocationCode, items = '') =>
  queryOptions({
    queryKey: [intakeRoutes.getIntake.path, location, ...(items ? [items] : [])],
    queryFn: () => callApi(intakeRoutes.getIntake, { params: { location }, query: items ? { items } : {} }),
    // Many parts of a page use it at once, and `useIntakeUpdates` follows its changes.
    staleTime: 10_000,
  })

/**
 * Follows changes of the intake. Only one component of a page calls it, because each listener would
 * read the intake again.
 */
export function useIntakeUpdates(): void {
  const client = useQueryClient()
  const location = useLocationConfig()
  const refetch = () => void client.invalidateQueries({ queryKey: intakeQuery(location.code).queryKey })
  useLiveConnection({
    subscriptions: [{ type: 'subscribe_location', locationId: getServerId(location) }],
    onMessage: ({ type }) => {
      if (type === 'intake_update') refetch()
    },
    onReconnect: refetch,
  })
}

/** A promise that staff make by phone is read again this often, in milliseconds. */
const REFRESH_MS = 15_000

/**
 * Returns the intake of any location. It stays up to date with `items`, and for other locations
 * than this site's, whose changes `useIntakeUpdates` follows.
 */
export function useIntakeAt(code: LocationCode, items = ''): OrderIntake | undefined {
  const isElsewhere = code !== useLocationConfig().code
  const { data } = useQuery({
    ...intakeQuery(code, items),
    ...((items || isElsewhere) && { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS }),
  })
  const now = useNow()
  if (!data) return undefined
  // A pause ends on its own, without a push.
  const isOver = (until: string | null) => until !== null && Date.parse(until) <= now.getTime()
  return {
    ...data,
    ...(data.state === 'paused' &&
      isOver(data.until) && { state: data.extraMinutes > 0 ? 'busy' : 'open', until: null, reason: null }),
    ...(isOver(data.deliveryUntil) && { delivery: 'open', deliveryUntil: null }),
  }
}

/** Returns the kitchen's intake; undefined until loaded. With `items`, it stays up to date. */
export const useIntake = (items = ''): OrderIntake | undefined => useIntakeAt(useLocationConfig().code, items)

/** The end of a pause of delivery, if the given order type is a delivery; otherwise null. */
export function useDeliveryPauseEnd(orderType: OrderType): string | null {
  const intake = useIntake()
  return orderType === 'delivery' ? (intake?.deliveryUntil ?? null) : null
}

/**
 * Returns the current message about the intake, and whether only later orders are possible; null if
 * it is normal.
 */
export function useIntakeMessage() {
  const location = useLocationConfig()
  const intake = useIntake()
  const words = describeIntake(intake, location)
  return words && { ...words, isPaused: intake?.state === 'paused' }
}

/** The longest lead time of these dishes, in minutes. */
export function useLeadMinutes(cart: Cart): number {
  const { data: dishes = [] } = useQuery(menuItemsQuery(useLocationConfig().code))
  return getLongestLeadMinutes(dishes.filter(({ id }) => cart.some(({ menuItemId }) => menuItemId === id)))
}

/** The longest lead time of the dishes in the cart, in minutes. */
const useCartLeadMinutes = (): number => useLeadMinutes(useCart().items)

/**
 * Returns the quotes for an order placed now whose dishes have a lead time, for a typical order or
 * for `items` such as `3101:2,3102`, delivered to a ZIP code if one is typed. They are the defaults
 * until the kitchen's have loaded.
 */
export function useQuotes(leadMinutes: number, items = '', zipCode = ''): CurrentQuote {
  const intake = useIntake(items)
  const place = useLocationConfig()
  const quotes = withDeliveryTo(intake?.quotesWhenOpen ?? intake?.quotes ?? standardQuotes, place.delivery, zipCode)
  return getCurrentQuote(quotes, { policy: usePolicy(), place, now: useNow() }, leadMinutes)
}

/** Returns the quotes for the cart, if it is ordered now. */
export const useEtaQuotes = (zipCode = ''): CurrentQuote => useQuotes(useCartLeadMinutes(), '', zipCode)

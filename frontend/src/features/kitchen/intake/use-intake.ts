import { kitchenRoutes } from '#shared/kitchen/contract'
import type { OrderIntake } from '#shared/kitchen/contract'
import { getServerId } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { UNATTENDED_KITCHEN_REASON, formatClockAt } from '#shared/kitchen/intake'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#base/api/client'
import { useLiveConnection } from '#base/live/live-connection'
import { currentLocation, useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { standardQuotes } from '#shared/orders/eta'
import { getCurrentQuote } from '#shared/orders/scheduling'
import type { CurrentQuote } from '#shared/orders/scheduling'

/**
 * What customers are told of an intake, briefly, and what they can do; null while all is as usual.
 */
export function describeIntake(
  intake: OrderIntake | undefined,
  location: Location,
): { readonly is: string; readonly then: string } | null {
  if (intake?.state === 'busy')
    return { is: 'The kitchen is busy', then: `about ${intake.extraMinutes} minutes longer` }
  if (intake?.state !== 'paused') return null
  const { reason, until } = intake
  if (reason === UNATTENDED_KITCHEN_REASON) return { is: 'The kitchen is not answering', then: 'order for later' }
  return {
    is: `Paused until ${until === null ? 'further notice' : formatClockAt(location, until)}`,
    then: 'order for later',
  }
}

export const intakeQuery = queryOptions({
  queryKey: [kitchenRoutes.getIntake.path, currentLocation.code],
  queryFn: () => callApi(kitchenRoutes.getIntake, { params: { location: currentLocation.code } }),
  // Half a page asks for it as it opens: once is enough, and what changes then is told.
  staleTime: 10_000,
})

const subscriptions = [{ type: 'subscribe_location', locationId: getServerId(currentLocation) }] as const

/** The kitchen's intake, followed while the page stands there; undefined until it is known. */
export function useIntake(): OrderIntake | undefined {
  const client = useQueryClient()
  const { data } = useQuery(intakeQuery)
  const now = useNow()
  const readAgain = () => void client.invalidateQueries({ queryKey: intakeQuery.queryKey })
  useLiveConnection({
    subscriptions,
    onMessage: ({ type }) => {
      if (type === 'intake_update') readAgain()
    },
    onReconnect: readAgain,
  })
  // A pause ends by itself, and nobody is told.
  const isOver = data?.state === 'paused' && data.until !== null && Date.parse(data.until) <= now.getTime()
  return isOver ? { ...data, state: data.extraMinutes > 0 ? 'busy' : 'open', until: null, reason: null } : data
}

/**
 * What customers are told of the intake as it is now, and whether it takes orders for later only;
 * null while all is as usual.
 */
export function useIntakeMessage() {
  const location = useLocationConfig()
  const intake = useIntake()
  const words = describeIntake(intake, location)
  return words && { ...words, isPaused: intake?.state === 'paused' }
}

/** The quotes for an order placed now; the usual ones until the server has sent the kitchen's. */
export function useEtaQuotes(): CurrentQuote {
  const intake = useIntake()
  const whenOpen = intake?.quotesWhenOpen ?? intake?.quotes ?? standardQuotes
  return getCurrentQuote(whenOpen, { policy: usePolicy(), place: useLocationConfig(), now: useNow() })
}

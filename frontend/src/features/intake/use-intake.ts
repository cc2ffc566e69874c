import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { kitchenRoutes } from '#shared/contract/kitchen'
import type { OrderIntake } from '#shared/contract/kitchen'
import { getServerId } from '#shared/locations/index'
import { callApi } from '#base/api/call'
import { useLiveConnection } from '#base/live/use-live'
import { currentLocation } from '#base/location/location'
import { useNow } from '#base/use-now'

export const intakeQuery = queryOptions({
  queryKey: [kitchenRoutes.intake.path, currentLocation.code],
  queryFn: () => callApi(kitchenRoutes.intake, { params: { location: currentLocation.code } }),
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

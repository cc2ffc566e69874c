import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { kitchen } from '#shared/contract/kitchen'
import type { Intake } from '#shared/contract/kitchen'
import { serverIdOf } from '#shared/locations/index'
import { call } from '#base/api/call'
import { useLive } from '#base/live/use-live'
import { currentLocation } from '#base/location/location'
import { useNow } from '#base/use-now'

export const intakeQuery = queryOptions({
  queryKey: [kitchen.intake.path, currentLocation.code],
  queryFn: () => call(kitchen.intake, { params: { location: currentLocation.code } }),
  // Half a page asks for it as it opens: once is enough, and what changes then is told.
  staleTime: 10_000,
})

const subscriptions = [{ type: 'subscribe_location', locationId: serverIdOf(currentLocation) }] as const

/** The kitchen's intake, followed while the page stands there; undefined until it is known. */
export function useIntake(): Intake | undefined {
  const client = useQueryClient()
  const { data } = useQuery(intakeQuery)
  const now = useNow()
  const readAgain = () => void client.invalidateQueries({ queryKey: intakeQuery.queryKey })
  useLive({
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

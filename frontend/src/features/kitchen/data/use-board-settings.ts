import { useQuery } from '@tanstack/react-query'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { callApi } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'

/** A changed setting reaches every board within this time, in milliseconds. */
const REFRESH_MS = 300_000

/** Returns how the location's boards work; the defaults until loaded. */
export function useBoardSettings() {
  const location = useLocationConfig().code
  const { data } = useQuery({
    queryKey: [kitchenRoutes.getBoardSettings.path, location],
    queryFn: () => callApi(kitchenRoutes.getBoardSettings, { params: { location } }),
    refetchInterval: REFRESH_MS,
  })
  return { isOneBump: data?.oneBump ?? false, lockAfterMinutes: data?.lockAfterMinutes ?? 5 }
}

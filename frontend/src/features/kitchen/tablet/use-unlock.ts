import { useMutation, useQuery } from '@tanstack/react-query'
import type { LocationCode } from '#shared/locations/index'
import { tabletRoutes } from '#shared/team/contract'
import { callApi } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { loadSession } from '#base/session/session'

/** The people who may unlock the tablet. */
export function useCooks() {
  const { code: location } = useLocationConfig()
  return useQuery({
    queryKey: [tabletRoutes.listCooks.path, location],
    queryFn: () => callApi(tabletRoutes.listCooks, { params: { location } }),
    refetchOnMount: 'always',
  })
}

type Unlocking = { readonly location: LocationCode; readonly userId: string; readonly pin: string }

export const useUnlock = () =>
  useMutation({
    mutationFn: ({ location, ...body }: Unlocking) =>
      callApi(tabletRoutes.unlockTablet, { params: { location }, body }),
    onSuccess: loadSession,
  })

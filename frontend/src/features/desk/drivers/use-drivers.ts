import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { driverRoutes, type Driver } from '#shared/kitchen/drivers-contract'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { deskSaveKey } from '#base/storage/storage-keys'
import { useDeskLocation } from '../desk-location'

const keyOf = (location: LocationCode) => [driverRoutes.listDrivers.path, location] as const

/** Returns the location's drivers by name. */
export function useDrivers() {
  const { code: location } = useDeskLocation()
  return useQuery({
    queryKey: keyOf(location),
    queryFn: () => callApi(driverRoutes.listDrivers, { params: { location } }),
    refetchOnMount: 'always',
  })
}

/** Adds a driver, only once even if the response is lost. */
export function useAddDriver() {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { readonly name: string }) =>
      sendOnce(deskSaveKey('new driver', location), body, (headers) =>
        callApi(driverRoutes.addDriver, { params: { location }, body, headers }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(location) }),
  })
}

export function useRemoveDriver() {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id: driverId }: Driver) => callApi(driverRoutes.removeDriver, { params: { location, driverId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(location) }),
  })
}

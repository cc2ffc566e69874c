import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { driverRoutes } from '#shared/kitchen/drivers-contract'
import { callApi } from '#base/api/client'
import { useErrorMessage, useWords } from '#base/language/use-words'
import { useLocationConfig } from '#base/location/location'
import { toast } from '#ui/toast'
import { getTicketsKey } from '../data/pushed-tickets'

/** The location's drivers; undefined while loading. */
export function useDrivers() {
  const { code: location } = useLocationConfig()
  return useQuery({
    queryKey: [driverRoutes.listDrivers.path, location],
    queryFn: () => callApi(driverRoutes.listDrivers, { params: { location } }),
    refetchOnMount: 'always',
  })
}

type Trip = { readonly driverId: string; readonly orderIds: readonly string[] }

/** Gives the orders of a trip to a driver, one after the other. */
export function useSendTrip(onDone: () => void) {
  const { delivery: words } = useWords().tickets
  const describe = useErrorMessage()
  const { code } = useLocationConfig()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ driverId, orderIds }: Trip) => {
      for (const orderId of orderIds)
        await callApi(driverRoutes.updateDriver, { params: { orderId }, body: { driverId } })
    },
    onSuccess: onDone,
    onError: (error) => toast({ title: describe(error, words.failed), type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: getTicketsKey(code) }),
  })
}

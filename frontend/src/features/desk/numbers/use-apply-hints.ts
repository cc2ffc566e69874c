import type { useLateStations, useMinimumHints } from './use-hints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inventoryRoutes } from '#shared/inventory/contract'
import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { getServerId, type Location, type LocationCode } from '#shared/locations/index'
import { withDefaultStations } from '#shared/orders/timing/stations'
import { hundredthsToDecimal } from '#shared/inventory/stock'
import { callApi } from '#base/api/client'
import { createIdempotencyKey } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { stationsQuery } from '../kitchen/kitchen-queries'

type Minimum = Pick<ReturnType<typeof useMinimumHints>[number], 'item' | 'proposedHundredths'>

/** Sets the minimum stock at one location to the proposal. */
export function useSetMinimum(location: Location) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ item: { id, version }, proposedHundredths }: Minimum) =>
      callApi(inventoryRoutes.updateItem, {
        params: { itemId: id },
        body: { minimumStock: hundredthsToDecimal(proposedHundredths), locationId: getServerId(location), version },
        headers: { 'Idempotency-Key': createIdempotencyKey() },
      }),
    onSuccess: ({ name }) => toast({ title: `${name} has another minimum` }),
    onSettled: () => client.invalidateQueries({ queryKey: [inventoryRoutes.listStock.path, location.code] }),
  })
}

type Late = Pick<ReturnType<typeof useLateStations>[number], 'station' | 'proposed'>

/**
 * Sets a station's minutes per dish. Reads the other stations' settings first, so they don't
 * change.
 */
export function useSetStationMinutes(location: LocationCode) {
  const client = useQueryClient()
  const params = { location }
  return useMutation({
    mutationFn: async ({ station, proposed }: Late) => {
      const { stations, version } = await callApi(capacityRoutes.getStations, { params })
      const changed = withDefaultStations(stations).map((one) =>
        one.station === station && proposed !== null ? { ...one, minutesPerDish: proposed } : one,
      )
      return callApi(capacityRoutes.updateStations, { params, body: { stations: changed, version } })
    },
    onSuccess: () => toast({ title: 'Used for estimates from the next order on' }),
    onSettled: () => client.invalidateQueries({ queryKey: stationsQuery(location).queryKey }),
  })
}

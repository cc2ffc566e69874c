import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inventoryRoutes } from '#shared/contract/inventory'
import type { MenuAvailability } from '#shared/contract/inventory'
import { callApi } from '#base/api/call'
import { currentLocation } from '#base/location/location'
import { toast } from '#base/components/toast'
import { availabilityQuery } from './inventory-queries'

/** The reasons that the switch sends (docs/product/stock.md#availability). */
const reasonFor = (isAvailable: boolean) => (isAvailable ? 'Back in stock' : 'Out of stock')

/**
 * Takes a dish off the menu or puts it back, on the screen at once; back again when the server
 * refuses.
 */
export function useChangeAvailability(dish: MenuAvailability) {
  const client = useQueryClient()
  const { queryKey } = availabilityQuery
  const show = (next: MenuAvailability) =>
    client.setQueryData(queryKey, (dishes) => dishes?.map((one) => (one.id === next.id ? next : one)))
  return useMutation({
    mutationFn: (isAvailable: boolean) =>
      callApi(inventoryRoutes.changeAvailability, {
        params: { menuItemId: dish.id, location: currentLocation.code },
        body: { isAvailable, reason: reasonFor(isAvailable) },
      }),
    onMutate: async (isAvailable) => {
      await client.cancelQueries({ queryKey })
      show({ ...dish, isAvailable, reason: reasonFor(isAvailable) })
      return dish
    },
    onSuccess: (changed) => {
      show(changed)
      toast({ title: 'Menu availability updated' })
    },
    // Told on the dish's card, in no toast (docs/product/stock.md#availability).
    onError: (_error, _isAvailable, before) => before && show(before),
  })
}

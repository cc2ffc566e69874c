import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inventoryRoutes } from '#shared/contract/inventory'
import type { MenuAvailability } from '#shared/contract/inventory'
import { callApi } from '#base/api/call'
import { currentLocation } from '#base/location/location'
import { availabilityQuery } from '../api/inventory-queries'
import { undoAvailabilityChange, applyAvailabilityUpdate } from '#shared/rules/run-out'
import type { AvailabilityChange, UpdateAvailabilityRequest } from '#shared/rules/run-out'

type Asked = { readonly dish: MenuAvailability; readonly said: UpdateAvailabilityRequest }

/** What a cook says of dishes, on the screen at once; the last of it can be taken back. */
export function useEightySix(dishes: readonly MenuAvailability[]) {
  const client = useQueryClient()
  const { queryKey } = availabilityQuery
  const [latest, setLatest] = useState<AvailabilityChange | null>(null)
  const show = (next: MenuAvailability) =>
    client.setQueryData(queryKey, (all) => all?.map((one) => (one.id === next.id ? next : one)))
  const { mutate, error, variables } = useMutation({
    mutationFn: ({ dish, said }: Asked) =>
      callApi(inventoryRoutes.changeAvailability, {
        params: { menuItemId: dish.id, location: currentLocation.code },
        body: said,
      }),
    onMutate: async ({ dish, said }) => {
      await client.cancelQueries({ queryKey })
      show(applyAvailabilityUpdate(dish, said))
    },
    onSuccess: show,
    onError: (_error, { dish }) => show(dish),
  })
  return {
    latest,
    error: error && { error, name: variables.dish.menuItem.name },
    say: (dish: MenuAvailability, said: UpdateAvailabilityRequest) =>
      mutate({ dish, said }, { onSuccess: (after) => setLatest({ before: dish, after }) }),
    undo: () => {
      const now = dishes.find(({ id }) => id === latest?.before.id)
      if (!latest || !now) return
      setLatest(null)
      mutate({ dish: now, said: undoAvailabilityChange(latest.before, latest.after, now) })
    },
  }
}

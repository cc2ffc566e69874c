import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { availabilityRoutes, type ChangedAvailability, type MenuAvailability } from '#shared/menu/availability-contract'
import {
  applyAvailabilityUpdate,
  undoAvailabilityChange,
  type AvailabilityChange,
  type UpdateAvailabilityRequest,
} from '#shared/menu/availability'
import { callApi } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { availabilityQuery } from '../data/inventory-queries'

type Update = { readonly dish: MenuAvailability; readonly change: UpdateAvailabilityRequest }

/**
 * Changes the availability of dishes on the server. The last change can be undone. `onChanged` gets
 * each changed dish with the open orders that hold it.
 * The screen shows each change at once and reverts it if the request fails.
 */
export function useEightySix(
  dishes: readonly MenuAvailability[],
  onChanged: (changed: readonly ChangedAvailability[]) => void,
) {
  const client = useQueryClient()
  const { code: location } = useLocationConfig()
  const { queryKey } = availabilityQuery(location)
  const [latest, setLatest] = useState<AvailabilityChange | null>(null)
  const updateCache = (next: MenuAvailability) =>
    client.setQueryData(queryKey, (all) => all?.map((other) => (other.id === next.id ? next : other)))
  const { mutate, error, variables } = useMutation({
    mutationFn: ({ dish, change }: Update) =>
      callApi(availabilityRoutes.updateAvailability, {
        params: { menuItemId: dish.id, location },
        body: change,
      }),
    onMutate: async ({ dish, change }) => {
      await client.cancelQueries({ queryKey })
      updateCache(applyAvailabilityUpdate(dish, change))
    },
    onSuccess: (changed) => {
      updateCache(changed)
      onChanged([changed])
    },
    onError: (_error, { dish }) => updateCache(dish),
  })
  return {
    latest,
    error: error && { error, name: variables.dish.menuItem.name },
    setAvailability: (dish: MenuAvailability, change: UpdateAvailabilityRequest) =>
      mutate({ dish, change }, { onSuccess: (after) => setLatest({ before: dish, after }) }),
    undo: () => {
      const current = dishes.find(({ id }) => id === latest?.before.id)
      if (!latest || !current) return
      setLatest(null)
      mutate({ dish: current, change: undoAvailabilityChange(latest.before, latest.after, current) })
    },
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inventory } from '#shared/contract/inventory'
import type { MenuAvailability } from '#shared/contract/inventory'
import { call } from '#base/api/call'
import { currentLocation } from '#base/location/location'
import { availabilityQuery } from '../api/inventory-queries'
import { undoing, withSaid } from '#shared/rules/run-out'
import type { Change, Said } from '#shared/rules/run-out'

type Asked = { readonly dish: MenuAvailability; readonly said: Said }

/** What a cook says of dishes, on the screen at once; the last of it can be taken back. */
export function useRunOut(dishes: readonly MenuAvailability[]) {
  const client = useQueryClient()
  const { queryKey } = availabilityQuery
  const [latest, setLatest] = useState<Change | null>(null)
  const show = (next: MenuAvailability) =>
    client.setQueryData(queryKey, (all) => all?.map((one) => (one.id === next.id ? next : one)))
  const { mutate, error, variables } = useMutation({
    mutationFn: ({ dish, said }: Asked) =>
      call(inventory.changeAvailability, {
        params: { menuItemId: dish.id, location: currentLocation.code },
        body: said,
      }),
    onMutate: async ({ dish, said }) => {
      await client.cancelQueries({ queryKey })
      show(withSaid(dish, said))
    },
    onSuccess: show,
    onError: (_error, { dish }) => show(dish),
  })
  return {
    latest,
    error: error && { error, name: variables.dish.menuItem.name },
    say: (dish: MenuAvailability, said: Said) =>
      mutate({ dish, said }, { onSuccess: (after) => setLatest({ before: dish, after }) }),
    undo: () => {
      const now = dishes.find(({ id }) => id === latest?.before.id)
      if (!latest || !now) return
      setLatest(null)
      mutate({ dish: now, said: undoing(latest.before, latest.after, now) })
    },
  }
}

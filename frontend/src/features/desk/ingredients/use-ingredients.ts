import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { inventoryRoutes } from '#shared/inventory/contract'
import { getPolicy } from '#shared/locations/policy'
import type { RouteBody } from '#shared/platform/route'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { deskSaveKey } from '#base/storage/storage-keys'
import { deskMenuQuery } from '../desk-api'
import { useDeskLocation } from '../desk-location'

/** Returns the names of the dishes that use an ingredient in a recipe or an option. */
export function useDishesByIngredient(itemId: number) {
  const { code: location } = useDeskLocation()
  return useQuery({
    ...deskMenuQuery(location),
    refetchOnMount: true,
    select: ({ dishes }) =>
      dishes
        .filter(({ recipe, optionGroups, isArchived }) => {
          const choices = optionGroups.flatMap(({ options }) => options.flatMap((option) => option.recipe))
          return !isArchived && [...recipe, ...choices].some((line) => line.itemId === itemId)
        })
        .map(({ name }) => name),
  })
}

/** Updates an ingredient, only once even if the request is repeated. */
export function useUpdateIngredient(itemId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RouteBody<typeof inventoryRoutes.updateItem>) =>
      sendOnce(deskSaveKey(`item ${itemId}`, 'all'), body, (headers) =>
        callApi(inventoryRoutes.updateItem, { params: { itemId }, body, headers }),
      ),
    onSuccess: ({ name }) => toast({ title: `${name} saved` }),
    onSettled: () => client.invalidateQueries(),
  })
}

/** What minimum, par and delivery days do at the desk's location. */
export function useLevelHints() {
  const location = useDeskLocation()
  const { hasSampleStock } = getPolicy(location)
  return {
    minimum: `${location.name}: at or below it an alert is raised`,
    par: `${location.name}: the ${hasSampleStock ? 'delivery fills up to it; empty is ordered by hand' : 'order list fills up to it'}`,
    days: hasSampleStock
      ? 'The morning delivery fills up to par on these days.'
      : 'The supplier delivers on these days.',
  }
}

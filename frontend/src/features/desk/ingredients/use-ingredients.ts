import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { inventoryRoutes, type EditableInventoryItem } from '#shared/inventory/contract'
import type { RouteBody } from '#shared/platform/route'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { deskSaveKey } from '#base/storage/storage-keys'
import { hasProperties } from '../desk-api'
import { useDeskLocation } from '../desk-location'

/** Returns the desk location's stock of every ingredient. */
export function useStockedIngredients() {
  const { code: location } = useDeskLocation()
  return useQuery({
    queryKey: [inventoryRoutes.listStock.path, location],
    queryFn: () => callApi(inventoryRoutes.listStock, { params: { location } }),
    refetchOnMount: 'always',
  })
}

/** Returns the names of the dishes that use an ingredient in a recipe or an option. */
export function useDishesByIngredient(itemId: number) {
  const { code: location } = useDeskLocation()
  return useQuery({
    queryKey: [menuEditingRoutes.getEditableMenu.path, location],
    queryFn: () => callApi(menuEditingRoutes.getEditableMenu, { params: { location } }),
    select: ({ dishes }) =>
      dishes
        .filter(({ recipe, optionGroups, isArchived }) => {
          const choices = optionGroups.flatMap(({ options }) => options.flatMap((option) => option.recipe))
          return !isArchived && [...recipe, ...choices].some((line) => line.itemId === itemId)
        })
        .map(({ name }) => name),
  })
}

export const isInventoryItem = (value: unknown): value is EditableInventoryItem =>
  hasProperties(value, 'costPerUnit', 'version')

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

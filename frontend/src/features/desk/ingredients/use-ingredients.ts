import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deskDishes } from '#shared/contract/desk/dish'
import { inventory } from '#shared/contract/inventory'
import type { DeskItem } from '#shared/contract/inventory'
import type { BodyOf } from '#shared/contract/route'
import { call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { deskSave } from '#base/storage/names'
import { has } from '../api/refusals'
import { useDeskLocation } from '../desk-location'

/** What the desk's location has of every ingredient. */
export function useIngredients() {
  const { code: location } = useDeskLocation()
  return useQuery({
    queryKey: [inventory.stock.path, location],
    queryFn: () => call(inventory.stock, { params: { location } }),
    refetchOnMount: 'always',
  })
}

/** The names of the dishes that an ingredient goes into, by recipe or by a choice. */
export function useDishesWith(itemId: number) {
  const { code: location } = useDeskLocation()
  return useQuery({
    queryKey: [deskDishes.menu.path, location],
    queryFn: () => call(deskDishes.menu, { params: { location } }),
    select: ({ dishes }) =>
      dishes
        .filter(({ recipe, optionGroups, isArchived }) => {
          const choices = optionGroups.flatMap(({ options }) => options.flatMap((option) => option.recipe))
          return !isArchived && [...recipe, ...choices].some((line) => line.itemId === itemId)
        })
        .map(({ name }) => name),
  })
}

export const isItem = (value: unknown): value is DeskItem => has(value, 'costPerUnit', 'version')

/** Changes an ingredient, once however often the same is sent. */
export function useChangeItem(itemId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof inventory.changeItem>) =>
      once(deskSave(`item ${itemId}`, 'all'), body, (headers) =>
        call(inventory.changeItem, { params: { itemId }, body, headers }),
      ),
    onSuccess: ({ name }) => toast({ title: `${name} saved` }),
    onSettled: () => client.invalidateQueries(),
  })
}

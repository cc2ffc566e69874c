import { queryOptions, useQuery } from '@tanstack/react-query'
import { deskDishes } from '#shared/contract/desk/dish'
import type { Stock } from '#shared/contract/inventory'
import { call } from '#base/api/call'
import { currentLocation } from '#base/location/location'
import type { Outcome } from '../movement-form'
import { takenOffBy } from '../taken-off'

const recipesQuery = queryOptions({
  queryKey: [deskDishes.menu.path, currentLocation.code],
  queryFn: () => call(deskDishes.menu, { params: { location: currentLocation.code } }),
})

/**
 * The dishes that a movement would take off the menu, by the recipes; none until they are known.
 */
export function useTakenOff(stock: Stock | undefined, outcome: Outcome): readonly string[] {
  const isLess = stock && outcome && 'after' in outcome && Number(outcome.after) < Number(stock.currentStock)
  const { data } = useQuery({ ...recipesQuery, enabled: isLess === true })
  if (!isLess) return []
  return takenOffBy(data?.dishes ?? [], { itemId: stock.item.id, before: stock.currentStock, after: outcome.after })
}

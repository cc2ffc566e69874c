import { queryOptions, useQuery } from '@tanstack/react-query'
import { menuEditingRoutes } from '#shared/contract/desk/dish'
import type { Stock } from '#shared/contract/inventory'
import { callApi } from '#base/api/call'
import { currentLocation } from '#base/location/location'
import type { MovementOutcomePreview } from '../movement-form'
import { listDishesMadeUnavailable } from '../taken-off'

const recipesQuery = queryOptions({
  queryKey: [menuEditingRoutes.menu.path, currentLocation.code],
  queryFn: () => callApi(menuEditingRoutes.menu, { params: { location: currentLocation.code } }),
})

/**
 * The dishes that a movement would take off the menu, by the recipes; none until they are known.
 */
export function useDishesMadeUnavailable(stock: Stock | undefined, outcome: MovementOutcomePreview): readonly string[] {
  const isLess = stock && outcome && 'after' in outcome && Number(outcome.after) < Number(stock.currentStock)
  const { data } = useQuery({ ...recipesQuery, enabled: isLess === true })
  if (!isLess) return []
  return listDishesMadeUnavailable(data?.dishes ?? [], {
    itemId: stock.item.id,
    before: stock.currentStock,
    after: outcome.after,
  })
}

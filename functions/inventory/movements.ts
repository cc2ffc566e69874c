import { inventoryRoutes } from '#shared/contract/inventory'
import { serve } from '../runtime/serve'
import { listMovements } from './movement-list'
import { presentMovement } from './present'
import { listIngredients } from './store'

export const handler = serve(inventoryRoutes.movements, async ({ params, query, nextPage }) => {
  const [{ movements, next }, items] = await Promise.all([listMovements(params.location, query), listIngredients()])
  if (next !== undefined) nextPage(next)
  return movements.flatMap((movement) => {
    const item = items.get(movement.ingredientId)
    return item ? [presentMovement(movement, item)] : []
  })
})

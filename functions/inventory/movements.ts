import { inventory } from '#shared/contract/inventory'
import { serve } from '../runtime/serve'
import { movementsAt } from './movement-list'
import { presentMovement } from './present'
import { allIngredients } from './store'

export const handler = serve(inventory.movements, async ({ params, query, nextPage }) => {
  const [{ movements, next }, items] = await Promise.all([movementsAt(params.location, query), allIngredients()])
  if (next !== undefined) nextPage(next)
  return movements.flatMap((movement) => {
    const item = items.get(movement.ingredientId)
    return item ? [presentMovement(movement, item)] : []
  })
})

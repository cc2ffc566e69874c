import { movementRoutes } from '#shared/inventory/movement-contract'
import { serve } from '../../platform/serve'
import { listMovements } from './movement-repository'
import { presentMovement } from '../present'
import { listIngredients } from '../repository'

export const handler = serve(movementRoutes.listMovements, async ({ params, query, nextPage }) => {
  const [{ movements, next }, items] = await Promise.all([listMovements(params.location, query), listIngredients()])
  if (next !== undefined) nextPage(next)
  return movements.flatMap((movement) => {
    const item = items.get(movement.ingredientId)
    return item ? [presentMovement(movement, item)] : []
  })
})

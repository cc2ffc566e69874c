import { movementRoutes } from '#shared/inventory/movement-contract'
import { countRequest } from '../../platform/rate-limit'
import { serve } from '../../platform/serve'
import { isFiltered, listMovements } from './movement-repository'
import { presentMovement } from '../present'
import { listIngredients } from '../repository'

export const handler = serve(movementRoutes.listMovements, async (request) => {
  const { params, query, nextPage } = request
  // A filter reads many records for few entries.
  if (isFiltered(query)) await countRequest('lists', request)
  const [{ movements, next }, items] = await Promise.all([listMovements(params.location, query), listIngredients()])
  if (next !== undefined) nextPage(next)
  return movements.flatMap((movement) => {
    const item = items.get(movement.ingredientId)
    return item ? [presentMovement(movement, item)] : []
  })
})

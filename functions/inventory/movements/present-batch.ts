import { presentMovement } from '../present'
import { listIngredients } from '../repository'
import type { BatchMovements } from './batch-repository'

/** Returns a function that presents a batch with its movements. */
export async function createBatchPresenter() {
  const items = await listIngredients()
  return ({ movements, ...batch }: BatchMovements) => ({
    ...batch,
    movements: movements.flatMap((movement) => {
      const item = items.get(movement.ingredientId)
      return item ? [presentMovement(movement, item)] : []
    }),
  })
}

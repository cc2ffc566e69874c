import { inventory } from '#shared/contract/inventory'
import { serve } from '../runtime/serve'
import { presentItem } from './present'
import { createIngredient } from './store'

export const handler = serve(inventory.createItem, async ({ body, now, keepAnswer }) => {
  const { costPerUnit, minimumStock, ...fields } = body
  const item = await createIngredient(
    { ...fields, costPerUnitCents: costPerUnit, minimumHundredths: minimumStock ?? 0 },
    now,
    (created) => keepAnswer(presentItem(created)),
  )
  return presentItem(item)
})

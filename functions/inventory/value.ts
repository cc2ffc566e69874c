import { inventory } from '#shared/contract/inventory'
import { fromCents } from '#shared/rules/money'
import { serve } from '../runtime/serve'
import { stockAt, valueOf } from './store'

export const handler = serve(inventory.value, async ({ params }) => {
  const stocked = await stockAt(params.location)
  return { totalValue: fromCents(valueOf(stocked)), itemCount: stocked.length }
})

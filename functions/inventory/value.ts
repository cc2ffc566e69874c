import { inventory } from '#shared/contract/inventory'
import { fromCents } from '#shared/rules/money'
import { stockValue } from '#shared/rules/stock'
import { serve } from '../runtime/serve'
import { stockAt } from './store'

export const handler = serve(inventory.value, async ({ params }) => {
  const stocked = await stockAt(params.location)
  const valueCents = stockValue(
    stocked.map(({ stock, item }) => ({ hundredths: stock.hundredths, costPerUnitCents: item.costPerUnitCents })),
  )
  return { totalValue: fromCents(valueCents), itemCount: stocked.length }
})

import { inventory } from '#shared/contract/inventory'
import { isLow } from '#shared/rules/stock'
import { serve } from '../runtime/serve'
import { presentStock } from './present'
import { stockAt } from './store'

export const handler = serve(inventory.lowStock, async ({ params }) =>
  (await stockAt(params.location)).filter(({ stock }) => isLow(stock)).map(presentStock),
)

import { inventory } from '#shared/contract/inventory'
import { serve } from '../runtime/serve'
import { presentStock } from './present'
import { stockAt } from './store'

export const handler = serve(inventory.stock, async ({ params }) => (await stockAt(params.location)).map(presentStock))

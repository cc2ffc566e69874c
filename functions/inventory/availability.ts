import { inventory } from '#shared/contract/inventory'
import { menuOf } from '../menu/kept'
import { serve } from '../runtime/serve'
import { presentAvailability } from './present'

export const handler = serve(inventory.availability, async ({ params }) =>
  (await menuOf(params.location)).dishes.map(presentAvailability),
)

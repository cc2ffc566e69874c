import { inventory } from '#shared/contract/inventory'
import { wholeMenu } from '../menu/store'
import { serve } from '../runtime/serve'
import { presentAvailability } from './present'

export const handler = serve(inventory.availability, async ({ params }) =>
  (await wholeMenu(params.location)).dishes.map(presentAvailability),
)

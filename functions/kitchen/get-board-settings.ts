import { kitchenRoutes } from '#shared/kitchen/contract'
import { serve } from '../platform/serve'
import { getStations } from './capacity-repository'

export const handler = serve(kitchenRoutes.getBoardSettings, async ({ params }) => {
  const { oneBump = false } = await getStations(params.location)
  return { oneBump }
})

import { tabletRoutes } from '#shared/team/contract'
import { getLocation } from '#shared/locations/index'
import { serve } from '../platform/serve'
import { assertHasTeam } from './repository'
import { listTablets, presentTablet } from './tablet-repository'

export const handler = serve(tabletRoutes.listTablets, async ({ params: { location }, now }) => {
  assertHasTeam(getLocation(location))
  return (await listTablets(location, now)).map(presentTablet)
})

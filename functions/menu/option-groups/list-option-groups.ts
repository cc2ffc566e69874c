import { optionGroupRoutes } from '#shared/menu/option-groups-contract'
import { serve } from '../../platform/serve'
import { listOptionGroups } from './repository'

export const handler = serve(optionGroupRoutes.listOptionGroups, async ({ params: { location } }) => [
  ...(await listOptionGroups(location)),
])

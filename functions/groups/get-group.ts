import { groupRoutes } from '#shared/groups/contract'
import { serve } from '../platform/serve'
import { presentGroup } from './group-lines'
import { getGroup } from './repository'

export const handler = serve(groupRoutes.getGroup, async ({ params: { groupId }, now }) =>
  presentGroup(await getGroup(groupId, now)),
)

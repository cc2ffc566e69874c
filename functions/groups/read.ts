import { groupRoutes } from '#shared/contract/groups'
import { serve } from '../runtime/serve'
import { presentGroup } from './present'
import { getGroup } from './store'

export const handler = serve(groupRoutes.read, async ({ params: { groupId }, now }) =>
  presentGroup(await getGroup(groupId, now)),
)

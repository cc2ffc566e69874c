import { groups } from '#shared/contract/groups'
import { serve } from '../runtime/serve'
import { presentGroup } from './present'
import { groupById } from './store'

export const handler = serve(groups.read, async ({ params: { groupId }, now }) =>
  presentGroup(await groupById(groupId, now)),
)

import { groupRoutes } from '#shared/groups/contract'
import { serve } from '../platform/serve'
import { presentGroup } from './present'
import { getGroup, getParticipantId } from './repository'

export const handler = serve(groupRoutes.getGroup, async ({ params: { groupId }, query: { token }, now }) =>
  presentGroup(await getGroup(groupId, now), token === undefined ? null : getParticipantId(token)),
)

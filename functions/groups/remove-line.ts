import { groupRoutes } from '#shared/groups/contract'
import { assertGroupHost, removeGroupLine } from '#shared/groups/group-order'
import { serve } from '../platform/serve'
import { presentGroup } from './present'
import { updateGroup, getParticipantId } from './repository'

export const handler = serve(groupRoutes.removeLine, async ({ params: { groupId }, body, now }) => {
  const id = getParticipantId(body.token)
  const group = await updateGroup(groupId, now, (current) => {
    assertGroupHost(current, id)
    const people = removeGroupLine(current, body.personId, body.lineId)
    return people && { people }
  })
  return presentGroup(group, id)
})

import { groupRoutes } from '#shared/groups/contract'
import { assertGroupHost, removeParticipant } from '#shared/groups/group-order'
import { serve } from '../platform/serve'
import { presentGroup } from './present'
import { updateGroup, getParticipantId } from './repository'

export const handler = serve(groupRoutes.removePerson, async ({ params: { groupId }, body, now }) => {
  const id = getParticipantId(body.token)
  const group = await updateGroup(groupId, now, (current) => {
    assertGroupHost(current, id)
    return removeParticipant(current, body.personId)
  })
  return presentGroup(group, id)
})

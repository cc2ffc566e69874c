import { groupRoutes } from '#shared/groups/contract'
import { assertGroupHost } from '#shared/groups/group-order'
import { serve } from '../platform/serve'
import { presentGroup } from './present'
import { updateGroup, getParticipantId } from './repository'

export const handler = serve(
  groupRoutes.updateGroupState,
  async ({ params: { groupId }, body: { token, state }, now }) => {
    const id = getParticipantId(token)
    const isClosed = state === 'closed'
    const group = await updateGroup(groupId, now, (current) => {
      assertGroupHost(current, id)
      return current.isClosed === isClosed ? null : { isClosed }
    })
    return presentGroup(group, id)
  },
)

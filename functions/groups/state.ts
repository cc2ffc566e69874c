import { groupRoutes } from '#shared/contract/groups'
import { assertGroupHost } from '#shared/rules/groups'
import { serve } from '../runtime/serve'
import { presentGroup } from './present'
import { updateGroup, getParticipantId } from './store'

export const handler = serve(groupRoutes.state, async ({ params: { groupId }, body: { token, state }, now }) => {
  const id = getParticipantId(token)
  const isClosed = state === 'closed'
  const group = await updateGroup(groupId, now, (standing) => {
    assertGroupHost(standing, id)
    return standing.isClosed === isClosed ? null : { isClosed }
  })
  return presentGroup(group, id)
})

import { groupRoutes } from '#shared/contract/groups'
import { assertGroupHost, removeGroupLine } from '#shared/rules/groups'
import { serve } from '../runtime/serve'
import { presentGroup } from './present'
import { updateGroup, getParticipantId } from './store'

export const handler = serve(groupRoutes.removeLine, async ({ params: { groupId }, body, now }) => {
  const id = getParticipantId(body.token)
  const group = await updateGroup(groupId, now, (standing) => {
    assertGroupHost(standing, id)
    const people = removeGroupLine(standing, body.personId, body.lineId)
    return people && { people }
  })
  return presentGroup(group, id)
})

import { groupRoutes } from '#shared/contract/groups'
import { assertGroupHost, removeParticipant } from '#shared/rules/groups'
import { serve } from '../runtime/serve'
import { presentGroup } from './present'
import { updateGroup, getParticipantId } from './store'

export const handler = serve(groupRoutes.removePerson, async ({ params: { groupId }, body, now }) => {
  const id = getParticipantId(body.token)
  const group = await updateGroup(groupId, now, (standing) => {
    assertGroupHost(standing, id)
    return removeParticipant(standing, body.personId)
  })
  return presentGroup(group, id)
})

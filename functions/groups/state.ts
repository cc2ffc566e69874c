import { groups } from '#shared/contract/groups'
import { checkHost } from '#shared/rules/groups'
import { serve } from '../runtime/serve'
import { presentGroup } from './present'
import { changeGroup, personOf } from './store'

export const handler = serve(groups.state, async ({ params: { groupId }, body: { token, state }, now }) => {
  const id = personOf(token)
  const isClosed = state === 'closed'
  const group = await changeGroup(groupId, now, (standing) => {
    checkHost(standing, id)
    return standing.isClosed === isClosed ? null : { isClosed }
  })
  return presentGroup(group, id)
})

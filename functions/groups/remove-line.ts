import { groups } from '#shared/contract/groups'
import { checkHost, withoutLine } from '#shared/rules/groups'
import { serve } from '../runtime/serve'
import { presentGroup } from './present'
import { changeGroup, personOf } from './store'

export const handler = serve(groups.removeLine, async ({ params: { groupId }, body, now }) => {
  const id = personOf(body.token)
  const group = await changeGroup(groupId, now, (standing) => {
    checkHost(standing, id)
    const people = withoutLine(standing, body.personId, body.lineId)
    return people && { people }
  })
  return presentGroup(group, id)
})

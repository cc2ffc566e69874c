import { groups } from '#shared/contract/groups'
import { checkHost, withoutPerson } from '#shared/rules/groups'
import { serve } from '../runtime/serve'
import { presentGroup } from './present'
import { changeGroup, personOf } from './store'

export const handler = serve(groups.removePerson, async ({ params: { groupId }, body, now }) => {
  const id = personOf(body.token)
  const group = await changeGroup(groupId, now, (standing) => {
    checkHost(standing, id)
    return withoutPerson(standing, body.personId)
  })
  return presentGroup(group, id)
})

import { groupRoutes } from '#shared/contract/groups'
import { applyParticipantPart } from '#shared/rules/groups'
import { serve } from '../runtime/serve'
import { assertLinesOrderable, normalizeGroupLines } from './lines'
import { presentGroup } from './present'
import { updateGroup, getGroup, getParticipantId } from './store'

export const handler = serve(
  groupRoutes.part,
  async ({ params: { groupId }, body: { name, token, version, ...sent }, now }) => {
    const id = getParticipantId(token)
    const lines = normalizeGroupLines(sent.lines)
    const { location, people } = await getGroup(groupId, now)
    await assertLinesOrderable(location, lines, people.find((person) => person.id === id)?.lines ?? [])
    const group = await updateGroup(groupId, now, (standing) => {
      const next = applyParticipantPart(standing, { id, name, version, lines })
      return next && { people: next }
    })
    return presentGroup(group, id)
  },
)

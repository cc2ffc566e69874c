import { groupRoutes } from '#shared/groups/contract'
import { applyParticipantPart } from '#shared/groups/group-order'
import { serve } from '../platform/serve'
import { assertLinesOrderable, normalizeGroupLines } from './group-lines'
import { presentGroup } from './present'
import { getGroup, getParticipantId, updateGroup } from './repository'

export const handler = serve(
  groupRoutes.updatePart,
  async ({ params: { groupId }, body: { name, token, version, ...sent }, now }) => {
    const id = getParticipantId(token)
    const lines = normalizeGroupLines(sent.lines)
    const { location, people } = await getGroup(groupId, now)
    await assertLinesOrderable(location, lines, people.find((person) => person.id === id)?.lines ?? [])
    const group = await updateGroup(groupId, now, (current) => {
      const next = applyParticipantPart(current, { id, name, version, lines })
      return next && { people: next }
    })
    return presentGroup(group, id)
  },
)

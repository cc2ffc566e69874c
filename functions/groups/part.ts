import { groups } from '#shared/contract/groups'
import { withPart } from '#shared/rules/groups'
import { serve } from '../runtime/serve'
import { checkLines, wantedLines } from './lines'
import { presentGroup } from './present'
import { changeGroup, groupById, personOf } from './store'

export const handler = serve(
  groups.part,
  async ({ params: { groupId }, body: { name, token, version, ...sent }, now }) => {
    const id = personOf(token)
    const lines = wantedLines(sent.lines)
    const { location, people } = await groupById(groupId, now)
    await checkLines(location, lines, people.find((person) => person.id === id)?.lines ?? [])
    const group = await changeGroup(groupId, now, (standing) => {
      const next = withPart(standing, { id, name, version, lines })
      return next && { people: next }
    })
    return presentGroup(group, id)
  },
)

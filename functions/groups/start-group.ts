import { groupRoutes } from '#shared/groups/contract'
import { serve } from '../platform/serve'
import { assertLinesOrderable, normalizeGroupLines } from './group-lines'
import { presentGroup } from './present'
import { getParticipantId, startGroup } from './repository'

export const handler = serve(
  groupRoutes.startGroup,
  async ({ body: { locationId: location, name, token, ...sent }, now }) => {
    const lines = normalizeGroupLines(sent.lines)
    await assertLinesOrderable(location, lines, [])
    const group = await startGroup({ location, host: { id: getParticipantId(token), name, version: 0, lines } }, now)
    return presentGroup(group, group.hostId)
  },
)

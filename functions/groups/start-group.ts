import { groupRoutes } from '#shared/groups/contract'
import { serve } from '../platform/serve'
import { assertLinesOrderable, normalizeGroupLines } from './group-lines'
import { presentGroup } from './present'
import { getParticipantId, startGroup } from './repository'

export const handler = serve(
  groupRoutes.startGroup,
  async ({ body: { locationId: location, name, token, lines: sent, ...wanted }, now }) => {
    const lines = normalizeGroupLines(sent)
    await assertLinesOrderable(location, lines, [])
    const host = { id: getParticipantId(token), name, version: 0, lines }
    const group = await startGroup({ location, host, ...wanted }, now)
    return presentGroup(group, group.hostId)
  },
)

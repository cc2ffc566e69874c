import { groupRoutes } from '#shared/contract/groups'
import { serve } from '../runtime/serve'
import { assertLinesOrderable, normalizeGroupLines } from './lines'
import { presentGroup } from './present'
import { getParticipantId, startGroup } from './store'

export const handler = serve(
  groupRoutes.start,
  async ({ body: { locationId: location, name, token, ...sent }, now }) => {
    const lines = normalizeGroupLines(sent.lines)
    await assertLinesOrderable(location, lines, [])
    const group = await startGroup({ location, host: { id: getParticipantId(token), name, version: 0, lines } }, now)
    return presentGroup(group, group.hostId)
  },
)

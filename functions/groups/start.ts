import { groups } from '#shared/contract/groups'
import { serve } from '../runtime/serve'
import { checkLines, wantedLines } from './lines'
import { presentGroup } from './present'
import { personOf, startGroup } from './store'

export const handler = serve(groups.start, async ({ body: { locationId: location, name, token, ...sent }, now }) => {
  const lines = wantedLines(sent.lines)
  await checkLines(location, lines, [])
  const group = await startGroup({ location, host: { id: personOf(token), name, version: 0, lines } }, now)
  return presentGroup(group, group.hostId)
})

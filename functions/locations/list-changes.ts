import { showsGroupData } from '#shared/locations/group-data'
import { activityRoutes, groupKinds } from '#shared/platform/contract'
import { listChanges, presentChange } from '../platform/change-log/change-log'
import { serve } from '../platform/serve'

export const handler = serve(activityRoutes.listChanges, async ({ params, query, nextPage, now }) => {
  const hidden = showsGroupData(params.location) ? [] : groupKinds
  const { changes, next } = await listChanges(params.location, { ...query, hidden, now })
  if (next !== undefined) nextPage(next)
  return changes.map(presentChange)
})

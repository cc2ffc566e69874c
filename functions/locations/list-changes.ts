import { activityRoutes } from '#shared/platform/contract'
import { listChanges, presentChange } from '../platform/change-log/change-log'
import { serve } from '../platform/serve'

export const handler = serve(activityRoutes.listChanges, async ({ params, query, nextPage }) => {
  const { changes, next } = await listChanges(params.location, query)
  if (next !== undefined) nextPage(next)
  return changes.map(presentChange)
})

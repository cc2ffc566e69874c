import { deskRoutes } from '#shared/contract/desk/index'
import { listChanges, presentChange } from '../changes/log'
import { serve } from '../runtime/serve'

export const handler = serve(deskRoutes.changes, async ({ params, query, nextPage }) => {
  const { changes, next } = await listChanges(params.location, query)
  if (next !== undefined) nextPage(next)
  return changes.map(presentChange)
})

import { desk } from '#shared/contract/desk/index'
import { changesAt, presentChange } from '../changes/log'
import { serve } from '../runtime/serve'

export const handler = serve(desk.changes, async ({ params, query, nextPage }) => {
  const { changes, next } = await changesAt(params.location, query)
  if (next !== undefined) nextPage(next)
  return changes.map(presentChange)
})

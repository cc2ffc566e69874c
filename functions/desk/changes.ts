import { desk } from '#shared/contract/desk/index'
import { serve } from '../runtime/serve'
import { changesAt, presentChange } from './log'

export const handler = serve(desk.changes, async ({ params, query, nextPage }) => {
  const { changes, next } = await changesAt(params.location, query)
  if (next !== undefined) nextPage(next)
  return changes.map(presentChange)
})

import { deskRoutes } from '#shared/contract/desk/index'
import { serve } from '../runtime/serve'
import { presentFeedback } from './present-feedback'
import { listFeedback } from './store-feedback'

export const handler = serve(deskRoutes.feedback, async ({ params, query, nextPage }) => {
  const { given, next } = await listFeedback(params.location, query)
  if (next !== undefined) nextPage(next)
  return given.map(presentFeedback)
})

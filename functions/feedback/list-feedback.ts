import { feedbackAdminRoutes } from '#shared/feedback/contract'
import { serve } from '../platform/serve'
import { presentFeedback } from './answer-repository'
import { listFeedback } from './repository'

export const handler = serve(feedbackAdminRoutes.listFeedback, async ({ params, query, nextPage }) => {
  const { given, next } = await listFeedback(params.location, query)
  if (next !== undefined) nextPage(next)
  return given.map(presentFeedback)
})

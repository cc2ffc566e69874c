import { desk } from '#shared/contract/desk/index'
import { serve } from '../runtime/serve'
import { presentFeedback } from './present-feedback'
import { feedbackAt } from './store-feedback'

export const handler = serve(desk.feedback, async ({ params, query, nextPage }) => {
  const { given, next } = await feedbackAt(params.location, query)
  if (next !== undefined) nextPage(next)
  return given.map(presentFeedback)
})

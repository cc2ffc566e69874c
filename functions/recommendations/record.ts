import { recommendationRoutes } from '#shared/contract/recommendations'
import { serve } from '../runtime/serve'
import { saveRecommendationHistory } from './store'

export const handler = serve(recommendationRoutes.record, async ({ body, site, now }) => {
  await saveRecommendationHistory(body, site, now)
  return { recorded: body.recommendations.length }
})

import { recommendationRoutes } from '#shared/recommendations/contract'
import { serve } from '../platform/serve'
import { saveRecommendationHistory } from './repository'

export const handler = serve(recommendationRoutes.recordClick, async ({ body, site, now }) => {
  await saveRecommendationHistory(body, site, now)
  return { recorded: 1 }
})

import { recommendations } from '#shared/contract/recommendations'
import { serve } from '../runtime/serve'
import { keepHistory } from './store'

export const handler = serve(recommendations.record, async ({ body, site, now }) => {
  await keepHistory(body, site, now)
  return { recorded: body.recommendations.length }
})

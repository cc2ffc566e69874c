import { trainingRoutes } from '#shared/contract/gamification'
import { serve } from '../runtime/serve'
import { presentTour } from './present'
import { getTour, getTrainingCatalog } from './store'

export const handler = serve(trainingRoutes.progress, async ({ params }) => {
  const [tour, { levels }] = await Promise.all([getTour(params), getTrainingCatalog()])
  return presentTour(tour, levels)
})

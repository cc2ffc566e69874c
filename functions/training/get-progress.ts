import { trainingRoutes } from '#shared/training/contract'
import { serve } from '../platform/serve'
import { getTour, getTrainingCatalog, presentTour } from './repository'

export const handler = serve(trainingRoutes.getProgress, async ({ params }) => {
  const [tour, { levels }] = await Promise.all([getTour(params), getTrainingCatalog()])
  return presentTour(tour, levels)
})

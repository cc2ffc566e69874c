import { trainingRoutes } from '#shared/training/contract'
import { mergeTourUpdate } from '#shared/training/progress'
import { serve } from '../platform/serve'
import { getTrainingCatalog, presentTour, updateTour } from './repository'

export const handler = serve(trainingRoutes.updateProgress, async ({ params, body, now, storeResponse }) => {
  const { levels } = await getTrainingCatalog()
  const { after } = await updateTour({
    whose: params,
    now,
    change: (tour) => mergeTourUpdate(tour, levels, body),
    keep: (tour) => storeResponse(presentTour(tour, levels)),
  })
  return presentTour(after, levels)
})

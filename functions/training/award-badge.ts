import { trainingRoutes } from '#shared/training/contract'
import { awardBadge } from '#shared/training/progress'
import { serve } from '../platform/serve'
import { getTrainingCatalog, presentTour, updateTour } from './repository'

export const handler = serve(trainingRoutes.awardBadge, async ({ body, now, storeResponse }) => {
  const { levels } = await getTrainingCatalog()
  const { after } = await updateTour({
    whose: { userId: body.userId, location: body.locationId },
    now,
    change: (tour) => awardBadge(tour, levels, body.badgeId),
    keep: (tour) => storeResponse(presentTour(tour, levels)),
  })
  return presentTour(after, levels)
})

import { trainingRoutes } from '#shared/contract/gamification'
import { awardBadge } from '#shared/rules/training'
import { serve } from '../runtime/serve'
import { presentTour } from './present'
import { updateTour, getTrainingCatalog } from './store'

export const handler = serve(trainingRoutes.awardBadge, async ({ body, now, keepAnswer }) => {
  const { levels } = await getTrainingCatalog()
  const { after } = await updateTour({
    whose: { userId: body.userId, location: body.locationId },
    now,
    change: (tour) => awardBadge(tour, levels, body.badgeId),
    keep: (tour) => keepAnswer(presentTour(tour, levels)),
  })
  return presentTour(after, levels)
})

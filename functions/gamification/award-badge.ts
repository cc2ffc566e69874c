import { gamification } from '#shared/contract/gamification'
import { awardBadge } from '#shared/rules/training'
import { serve } from '../runtime/serve'
import { presentTour } from './present'
import { changeTour, wholeTraining } from './store'

export const handler = serve(gamification.awardBadge, async ({ body, now, keepAnswer }) => {
  const { levels } = await wholeTraining()
  const { after } = await changeTour({
    whose: { userId: body.userId, location: body.locationId },
    now,
    change: (tour) => awardBadge(tour, levels, body.badgeId),
    keep: (tour) => keepAnswer(presentTour(tour, levels)),
  })
  return presentTour(after, levels)
})

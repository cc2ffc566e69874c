import { trainingRoutes } from '#shared/contract/gamification'
import { awardXp, hasLeveledUp, getTotalXp } from '#shared/rules/training'
import { serve } from '../runtime/serve'
import { presentTour } from './present'
import type { TourRecord } from './records'
import { updateTour, getTrainingCatalog } from './store'

export const handler = serve(trainingRoutes.awardXp, async ({ body, now, keepAnswer }) => {
  const { levels } = await getTrainingCatalog()
  const answer = (after: TourRecord, before: TourRecord) => ({
    ...presentTour(after, levels),
    leveledUp: hasLeveledUp(getTotalXp(before), getTotalXp(after)),
  })
  const { after, before } = await updateTour({
    whose: { userId: body.userId, location: body.locationId },
    now,
    change: (tour) => awardXp(tour, levels, body),
    keep: (...tours) => keepAnswer(answer(...tours)),
  })
  return answer(after, before)
})

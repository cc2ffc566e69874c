import { trainingRoutes } from '#shared/training/contract'
import { awardXp, getTotalXp, hasLeveledUp } from '#shared/training/progress'
import { serve } from '../platform/serve'
import { getTrainingCatalog, presentTour, updateTour } from './repository'
import type { TourRecord } from './records'

export const handler = serve(trainingRoutes.awardXp, async ({ body, now, storeResponse }) => {
  const { levels } = await getTrainingCatalog()
  const answer = (after: TourRecord, before: TourRecord) => ({
    ...presentTour(after, levels),
    leveledUp: hasLeveledUp(getTotalXp(before), getTotalXp(after)),
  })
  const { after, before } = await updateTour({
    whose: { userId: body.userId, location: body.locationId },
    now,
    change: (tour) => awardXp(tour, levels, body),
    keep: (...tours) => storeResponse(answer(...tours)),
  })
  return answer(after, before)
})

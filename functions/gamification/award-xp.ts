import { gamification } from '#shared/contract/gamification'
import { awardXp, leveledUp, totalXP } from '#shared/rules/training'
import { serve } from '../runtime/serve'
import { presentTour } from './present'
import type { TourRecord } from './records'
import { changeTour, wholeTraining } from './store'

export const handler = serve(gamification.awardXp, async ({ body, now, keepAnswer }) => {
  const { levels } = await wholeTraining()
  const answer = (after: TourRecord, before: TourRecord) => ({
    ...presentTour(after, levels),
    leveledUp: leveledUp(totalXP(before), totalXP(after)),
  })
  const { after, before } = await changeTour({
    whose: { userId: body.userId, location: body.locationId },
    now,
    change: (tour) => awardXp(tour, levels, body),
    keep: (...tours) => keepAnswer(answer(...tours)),
  })
  return answer(after, before)
})

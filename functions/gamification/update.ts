import { trainingRoutes } from '#shared/contract/gamification'
import { mergeTourUpdate } from '#shared/rules/training'
import { serve } from '../runtime/serve'
import { presentTour } from './present'
import { updateTour, getTrainingCatalog } from './store'

export const handler = serve(trainingRoutes.update, async ({ params, body, now, keepAnswer }) => {
  const { levels } = await getTrainingCatalog()
  const { after } = await updateTour({
    whose: params,
    now,
    change: (tour) => mergeTourUpdate(tour, levels, body),
    keep: (tour) => keepAnswer(presentTour(tour, levels)),
  })
  return presentTour(after, levels)
})

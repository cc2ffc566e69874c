import { trainingRoutes } from '#shared/contract/gamification'
import { mergeTourUpdate, createTour } from '#shared/rules/training'
import { serve } from '../runtime/serve'
import { presentTour } from './present'
import { beginTour, getTrainingCatalog } from './store'

export const handler = serve(trainingRoutes.begin, async ({ body, now }) => {
  const { levels } = await getTrainingCatalog()
  const whose = { userId: body.userId, location: body.locationId }
  const tour = await beginTour(whose, () => mergeTourUpdate(createTour(body.tourType), levels, body), now)
  return presentTour(tour, levels)
})

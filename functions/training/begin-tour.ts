import { trainingRoutes } from '#shared/training/contract'
import { createTour, mergeTourUpdate } from '#shared/training/progress'
import { serve } from '../platform/serve'
import { beginTour, getTrainingCatalog, presentTour } from './repository'

export const handler = serve(trainingRoutes.beginTour, async ({ body, now }) => {
  const { levels } = await getTrainingCatalog()
  const whose = { userId: body.userId, location: body.locationId }
  const tour = await beginTour(whose, () => mergeTourUpdate(createTour(body.tourType), levels, body), now)
  return presentTour(tour, levels)
})

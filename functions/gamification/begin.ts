import { gamification } from '#shared/contract/gamification'
import { mergeTour, newTour } from '#shared/rules/training'
import { serve } from '../runtime/serve'
import { presentTour } from './present'
import { beginTour, wholeTraining } from './store'

export const handler = serve(gamification.begin, async ({ body, now }) => {
  const { levels } = await wholeTraining()
  const whose = { userId: body.userId, location: body.locationId }
  const tour = await beginTour(whose, () => mergeTour(newTour(body.tourType), levels, body), now)
  return presentTour(tour, levels)
})

import { gamification } from '#shared/contract/gamification'
import { serve } from '../runtime/serve'
import { presentTour } from './present'
import { tourOf, wholeTraining } from './store'

export const handler = serve(gamification.progress, async ({ params }) => {
  const [tour, { levels }] = await Promise.all([tourOf(params), wholeTraining()])
  return presentTour(tour, levels)
})

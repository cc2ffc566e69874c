import { gamification } from '#shared/contract/gamification'
import { mergeTour } from '#shared/rules/training'
import { serve } from '../runtime/serve'
import { presentTour } from './present'
import { changeTour, wholeTraining } from './store'

export const handler = serve(gamification.update, async ({ params, body, now, keepAnswer }) => {
  const { levels } = await wholeTraining()
  const { after } = await changeTour({
    whose: params,
    now,
    change: (tour) => mergeTour(tour, levels, body),
    keep: (tour) => keepAnswer(presentTour(tour, levels)),
  })
  return presentTour(after, levels)
})

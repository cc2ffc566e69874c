import { gamification } from '#shared/contract/gamification'
import { serve } from '../runtime/serve'
import { wholeTraining } from './store'

export const handler = serve(gamification.levels, async () => {
  const { levels } = await wholeTraining()
  return levels.map(({ level }) => level)
})

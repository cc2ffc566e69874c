import { trainingRoutes } from '#shared/contract/gamification'
import { serve } from '../runtime/serve'
import { getTrainingCatalog } from './store'

export const handler = serve(trainingRoutes.levels, async () => {
  const { levels } = await getTrainingCatalog()
  return levels.map(({ level }) => level)
})

import { trainingRoutes } from '#shared/training/contract'
import { serve } from '../platform/serve'
import { getTrainingCatalog } from './repository'

export const handler = serve(trainingRoutes.listLevels, async () => {
  const { levels } = await getTrainingCatalog()
  return levels.map(({ level }) => level)
})

import { trainingRoutes } from '#shared/contract/gamification'
import { serve } from '../runtime/serve'
import { getTrainingCatalog } from './store'

export const handler = serve(trainingRoutes.badges, async () => [...(await getTrainingCatalog()).badges])

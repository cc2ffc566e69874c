import { trainingRoutes } from '#shared/training/contract'
import { serve } from '../platform/serve'
import { getTrainingCatalog } from './repository'

export const handler = serve(trainingRoutes.listBadges, async () => [...(await getTrainingCatalog()).badges])

import { loyaltyRoutes } from '#shared/contract/loyalty'
import { serve } from '../runtime/serve'
import { presentTier } from './present'
import { getLoyaltyProgram } from './store'

export const handler = serve(loyaltyRoutes.tiers, async () => (await getLoyaltyProgram()).tiers.map(presentTier))

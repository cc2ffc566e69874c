import { loyaltyRoutes } from '#shared/loyalty/contract'
import { serve } from '../platform/serve'
import { presentTier } from './present'
import { getLoyaltyProgram } from './program/repository'

export const handler = serve(loyaltyRoutes.listTiers, async () => (await getLoyaltyProgram()).tiers.map(presentTier))

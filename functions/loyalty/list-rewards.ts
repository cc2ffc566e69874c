import { loyaltyRoutes } from '#shared/loyalty/contract'
import { serve } from '../platform/serve'
import { getLoyaltyProgram, presentReward } from './program/repository'

export const handler = serve(loyaltyRoutes.listRewards, async () =>
  (await getLoyaltyProgram()).rewards.map(presentReward),
)

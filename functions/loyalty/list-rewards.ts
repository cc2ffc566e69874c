import { loyaltyRoutes } from '#shared/loyalty/contract'
import { serve } from '../platform/serve'
import { presentReward } from './present'
import { getLoyaltyProgram } from './repository'

export const handler = serve(loyaltyRoutes.listRewards, async () =>
  (await getLoyaltyProgram()).rewards.map(presentReward),
)

import { loyaltyRoutes } from '#shared/contract/loyalty'
import { serve } from '../runtime/serve'
import { presentReward } from './present'
import { getLoyaltyProgram } from './store'

export const handler = serve(loyaltyRoutes.rewards, async () => (await getLoyaltyProgram()).rewards.map(presentReward))

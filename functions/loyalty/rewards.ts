import { loyalty } from '#shared/contract/loyalty'
import { serve } from '../runtime/serve'
import { presentReward } from './present'
import { programme } from './store'

export const handler = serve(loyalty.rewards, async () => (await programme()).rewards.map(presentReward))

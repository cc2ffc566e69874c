import { loyalty } from '#shared/contract/loyalty'
import { serve } from '../runtime/serve'
import { presentTier } from './present'
import { programme } from './store'

export const handler = serve(loyalty.tiers, async () => (await programme()).tiers.map(presentTier))

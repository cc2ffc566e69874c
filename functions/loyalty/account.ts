import { loyaltyRoutes } from '#shared/contract/loyalty'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { presentAccount } from './present'
import { getOrCreateAccount, getLoyaltyProgram } from './store'

export const handler = serve(loyaltyRoutes.account, async ({ caller, now }) => {
  const { id } = requireUser(caller)
  const [account, { tiers }] = await Promise.all([getOrCreateAccount(id, now), getLoyaltyProgram()])
  return presentAccount(id, account, tiers)
})

import { loyaltyRoutes } from '#shared/loyalty/contract'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { presentAccount } from './present'
import { getOrCreateAccount, getLoyaltyProgram } from './repository'

export const handler = serve(loyaltyRoutes.getAccount, async ({ caller, now }) => {
  const { id } = requireUser(caller)
  const [account, { tiers }] = await Promise.all([getOrCreateAccount(id, now), getLoyaltyProgram()])
  return presentAccount(id, account, tiers)
})

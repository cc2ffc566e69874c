import { loyaltyRoutes } from '#shared/loyalty/contract'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { presentAccount } from './present'
import { getReferralCode } from './referral-codes'
import { getOrCreateAccount, getLoyaltyProgram } from './repository'

export const handler = serve(loyaltyRoutes.getAccount, async ({ caller, now }) => {
  const { id } = requireUser(caller)
  const referralCode = await getReferralCode(id)
  const [account, { tiers }] = await Promise.all([getOrCreateAccount(id, now), getLoyaltyProgram()])
  return presentAccount(referralCode, account, tiers)
})

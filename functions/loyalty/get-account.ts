import { loyaltyRoutes } from '#shared/loyalty/contract'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { presentAccount } from './present'
import { getLoyaltyProgram } from './program/repository'
import { getReferralCode } from './referral-codes'
import { getOrCreateAccount } from './repository'

export const handler = serve(loyaltyRoutes.getAccount, async ({ caller, now }) => {
  const { id } = requireUser(caller)
  const referralCode = await getReferralCode(id)
  const [account, program] = await Promise.all([getOrCreateAccount(id, now), getLoyaltyProgram()])
  return presentAccount(referralCode, account, program)
})

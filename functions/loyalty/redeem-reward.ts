import { loyaltyRoutes } from '#shared/loyalty/contract'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { presentAccount } from './present'
import { getLoyaltyProgram, presentReward } from './program/repository'
import { getReferralCode } from './referral-codes'
import { redeemReward, type RedeemedReward } from './repository'

export const handler = serve(loyaltyRoutes.redeemReward, async ({ body, caller, site, now, storeResponse }) => {
  const { id: userId } = requireUser(caller)
  const [referralCode, program] = await Promise.all([getReferralCode(userId), getLoyaltyProgram()])
  const reward = program.rewards.find(({ id }) => id === body.rewardId)
  if (!reward) throw new Problem('not-found', 'There is no such reward.')
  const answer = ({ code, account }: RedeemedReward) => ({
    code,
    reward: presentReward(reward),
    account: presentAccount(referralCode, account, program),
  })
  const redemption = { userId, reward, site: getPolicy(site).codes, location: site.code, now }
  return answer(await redeemReward(redemption, (redeemed) => storeResponse(answer(redeemed))))
})

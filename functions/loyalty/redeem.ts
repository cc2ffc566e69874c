import { loyalty } from '#shared/contract/loyalty'
import { policyOf } from '#shared/locations/policy'
import { Problem } from '#shared/problem'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { presentAccount, presentReward } from './present'
import { programme, redeemReward } from './store'
import type { Redeemed } from './store'

export const handler = serve(loyalty.redeem, async ({ body, caller, site, now, keepAnswer }) => {
  const { id: userId } = userOf(caller)
  const { tiers, rewards } = await programme()
  const reward = rewards.find(({ id }) => id === body.rewardId)
  if (!reward) throw new Problem('not-found', 'There is no such reward.')
  const answer = ({ code, account }: Redeemed) => ({
    code,
    reward: presentReward(reward),
    account: presentAccount(userId, account, tiers),
  })
  const redemption = { userId, reward, site: policyOf(site).codes, location: site.code, now }
  return answer(await redeemReward(redemption, (redeemed) => keepAnswer(answer(redeemed))))
})

import { loyalty } from '#shared/contract/loyalty'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { presentAccount } from './present'
import { accountOf, programme } from './store'

export const handler = serve(loyalty.account, async ({ caller, now }) => {
  const { id } = userOf(caller)
  const [account, { tiers }] = await Promise.all([accountOf(id, now), programme()])
  return presentAccount(id, account, tiers)
})

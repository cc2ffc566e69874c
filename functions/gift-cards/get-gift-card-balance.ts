import { giftCardRoutes } from '#shared/gift-cards/contract'
import { serve } from '../platform/serve'
import { openCard } from './open-card'

export const handler = serve(giftCardRoutes.getGiftCardBalance, async ({ params: { code }, site, caller }) => {
  const { balance } = await openCard(code, site.code, caller)
  return { balance }
})

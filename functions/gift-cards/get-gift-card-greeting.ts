import { giftCardRoutes } from '#shared/gift-cards/contract'
import { centsToDecimal } from '#shared/platform/money'
import { serve } from '../platform/serve'
import { openCard } from './open-card'

export const handler = serve(giftCardRoutes.getGiftCardGreeting, async ({ params: { code }, site, caller }) => {
  const { card, balance } = await openCard(code, site.code, caller)
  const { from, to, message = '', amountCents } = card
  const names = { from: to ? from.name : '', to: to?.name ?? from.name }
  return { ...names, message, amount: centsToDecimal(amountCents), balance }
})

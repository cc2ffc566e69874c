import { giftCardDeskRoutes } from '#shared/gift-cards/desk-contract'
import { serve } from '../platform/serve'
import { readForDesk, refundCard } from './desk-repository'

export const handler = serve(giftCardDeskRoutes.refundGiftCard, async ({ params, caller, now, requestId }) => {
  await refundCard({ ...params, caller, now, requestId })
  return readForDesk(params)
})

import { giftCardDeskRoutes } from '#shared/gift-cards/desk-contract'
import { serve } from '../platform/serve'
import { readForDesk, resendCard } from './desk-repository'

export const handler = serve(giftCardDeskRoutes.resendGiftCard, async ({ params, body, caller, now, requestId }) => {
  await resendCard({ ...params, caller, now, requestId }, body.email)
  return readForDesk(params)
})

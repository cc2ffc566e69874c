import { giftCardDeskRoutes } from '#shared/gift-cards/desk-contract'
import { serve } from '../platform/serve'
import { blockCard, readForDesk } from './desk-repository'

export const handler = serve(giftCardDeskRoutes.blockGiftCard, async ({ params, body, caller, now, requestId }) => {
  await blockCard({ ...params, caller, now, requestId }, body.isBlocked)
  return readForDesk(params)
})

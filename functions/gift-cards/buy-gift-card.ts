import { giftCardRoutes } from '#shared/gift-cards/contract'
import { serve } from '../platform/serve'
import { assertSellsGiftCards } from './ledger/card-repository'
import { sellGiftCard } from './sell-gift-card'

export const handler = serve(
  giftCardRoutes.buyGiftCard,
  async ({ body, site, caller, address, siteOrigin, now, requestId, storeResponse, responseKey }) => {
    await assertSellsGiftCards(site.code)
    const request = { location: site, caller, address, siteOrigin, now, requestId, responseKey }
    return sellGiftCard(body, request, (sold) => storeResponse(sold, 'unlisted'))
  },
)

import { giftCardDeskRoutes } from '#shared/gift-cards/desk-contract'
import { serve } from '../platform/serve'
import { assertTakesGiftCards, listGiftCards } from './ledger/card-repository'
import { presentGiftCard } from './present'

export const handler = serve(giftCardDeskRoutes.listGiftCards, async ({ params: { location } }) => {
  assertTakesGiftCards(location)
  return (await listGiftCards(location)).map(presentGiftCard)
})

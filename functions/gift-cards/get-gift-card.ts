import { giftCardDeskRoutes } from '#shared/gift-cards/desk-contract'
import { serve } from '../platform/serve'
import { readForDesk } from './desk-repository'

export const handler = serve(giftCardDeskRoutes.getGiftCard, ({ params }) => readForDesk(params))

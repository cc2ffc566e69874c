import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { giftCardDeskRoutes } from '#shared/gift-cards/desk-contract'
import { ApiError, callApi } from '#base/api/client'
import { useDeskLocation } from '../desk-location'

const listKey = (location: string) => [giftCardDeskRoutes.listGiftCards.path, location] as const
const cardKey = (location: string, id: string) => [giftCardDeskRoutes.getGiftCard.path, location, id] as const

/** Returns the gift cards that the location sold; null where none are sold. */
export function useGiftCards() {
  const { code: location } = useDeskLocation()
  return useQuery({
    queryKey: listKey(location),
    queryFn: async () => {
      try {
        return await callApi(giftCardDeskRoutes.listGiftCards, { params: { location } })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    refetchOnMount: 'always',
  })
}

/** Returns a gift card with its movements. */
export function useGiftCard(id: string) {
  const { code: location } = useDeskLocation()
  return useQuery({
    queryKey: cardKey(location, id),
    queryFn: () => callApi(giftCardDeskRoutes.getGiftCard, { params: { location, id } }),
    refetchOnMount: 'always',
  })
}

export type GiftCardAction =
  | { readonly kind: 'refund' }
  | { readonly kind: 'resend'; readonly email?: string }
  | { readonly kind: 'block'; readonly isBlocked: boolean }

/** Refunds, resends or blocks a gift card. */
export function useGiftCardAction(id: string) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const params = { location, id }
  return useMutation({
    mutationFn: (action: GiftCardAction) => {
      switch (action.kind) {
        case 'refund':
          return callApi(giftCardDeskRoutes.refundGiftCard, { params })
        case 'resend':
          return callApi(giftCardDeskRoutes.resendGiftCard, {
            params,
            body: action.email ? { email: action.email } : {},
          })
        case 'block':
          return callApi(giftCardDeskRoutes.blockGiftCard, { params, body: { isBlocked: action.isBlocked } })
      }
    },
    onSuccess: (card) => client.setQueryData(cardKey(location, id), card),
    onSettled: () => client.invalidateQueries({ queryKey: listKey(location) }),
  })
}

import { useState } from 'react'
import { giftCardRoutes } from '#shared/gift-cards/contract'
import {
  allocateGiftCards,
  getCodeEnding,
  isGiftCardCodeFormat,
  normalizeGiftCardCode,
} from '#shared/gift-cards/gift-cards'
import { MAX_GIFT_CARDS } from '#shared/orders/constants'
import { toCents, type Cents } from '#shared/platform/money'
import { callApi, getErrorMessage } from '#base/api/client'
import { useSingleSubmit } from '#base/forms/use-single-submit'

/** A gift card on the order, with the balance that it had when it was added. */
type AppliedGiftCard = { readonly code: string; readonly ending: string; readonly balanceCents: Cents }

const isSame = (one: string, other: string): boolean => normalizeGiftCardCode(one) === normalizeGiftCardCode(other)

/** Returns why a code can't be added, before the request. */
function findObstacle(code: string, cards: readonly AppliedGiftCard[]): string | null {
  if (!isGiftCardCodeFormat(code)) return 'This is not the code of a gift card'
  if (cards.some((card) => isSame(card.code, code))) return 'This gift card is already on the order'
  return cards.length >= MAX_GIFT_CARDS ? `At most ${MAX_GIFT_CARDS} gift cards for an order` : null
}

/**
 * The gift cards of an order that is being entered. The code in the field is not on the order until
 * it is added.
 */
export function useAppliedGiftCards() {
  const [cards, setCards] = useState<readonly AppliedGiftCard[]>([])
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function add(code: string): Promise<void> {
    const obstacle = findObstacle(code, cards)
    setError(obstacle)
    if (obstacle) return
    try {
      const { balance } = await callApi(giftCardRoutes.getGiftCardBalance, { params: { code } })
      const card = { code, ending: getCodeEnding(normalizeGiftCardCode(code)), balanceCents: toCents(balance) }
      if (card.balanceCents === 0) return setError('There is nothing left on this gift card')
      setCards((before) => [...before, card])
      setTyped('')
    } catch (failure) {
      setError(getErrorMessage(failure, 'The gift card could not be checked. Please try again.'))
    }
  }

  const { press, isSending } = useSingleSubmit(add)
  return {
    cards,
    typed,
    error,
    isSending,
    type: (text: string) => {
      setTyped(text)
      setError(null)
    },
    addTyped: () => press(typed.trim()),
    /** Guests forget to press Add: then the order button adds the card instead of ordering. */
    mustBeAdded: isSending || (typed.trim() !== '' && error === null),
    remove: (code: string) => setCards((before) => before.filter((card) => card.code !== code)),
    /** Removes all, after the server did not take one of them. */
    clear: () => setCards([]),
    /** Returns what the cards pay of a total, in their sequence. */
    paying: (totalCents: Cents) => allocateGiftCards(cards, totalCents),
    /** Returns what they leave to pay. */
    leaving: (totalCents: Cents): Cents =>
      allocateGiftCards(cards, totalCents).reduce((left, { amountCents }) => left - amountCents, totalCents),
  }
}
export type AppliedGiftCards = ReturnType<typeof useAppliedGiftCards>

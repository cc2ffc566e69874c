import { createGiftCardChangedProblem, normalizeGiftCardCode } from '#shared/gift-cards/gift-cards'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { getUsableGiftCard, takesGiftCards } from '../../gift-cards/ledger/card-repository'
import type { GiftCardRecord } from '../../gift-cards/ledger/records'
import { countRequest } from '../../platform/rate-limit'
import { listOwnUnpaidOrders } from './own-unpaid-orders'
import type { PlacementRequest } from './request'

/** Returns the card of a code. A wrong code counts as a try, as on the page of balances. */
async function getCard(code: string, request: PlacementRequest): Promise<GiftCardRecord> {
  try {
    return await getUsableGiftCard(code)
  } catch (error) {
    if (error instanceof Problem) await countRequest('gift-cards', request)
    throw error
  }
}

/**
 * Returns the gift cards of a sent order that can pay.
 * @throws Problem `invalid-input` where none are taken, `not-found` or `too-many-requests` for a
 * wrong code, or `code-spent` for an empty card and one that the guest's unpaid order holds
 */
export async function resolveGiftCards(
  codes: readonly string[],
  location: LocationCode,
  request: PlacementRequest,
): Promise<readonly GiftCardRecord[]> {
  if (codes.length === 0) return []
  if (!takesGiftCards(location))
    throw new Problem('invalid-input', 'This location takes no gift cards.', {
      errors: [{ path: 'giftCards', message: 'Must be empty at this location' }],
    })
  const cards: GiftCardRecord[] = []
  for (const code of new Set(codes.map(normalizeGiftCardCode))) cards.push(await getCard(code, request))
  const unpaid = await listOwnUnpaidOrders(location, request.caller)
  // The new order replaces the unpaid one, whose part comes back first.
  if (cards.some(({ uses }) => unpaid.some(({ id }) => uses[id] !== undefined))) throw createGiftCardChangedProblem()
  if (cards.some(({ balanceCents }) => balanceCents === 0))
    throw new Problem('code-spent', 'There is nothing left on this gift card.')
  return cards
}

import type { LocationCode } from '#shared/locations/index'
import { centsToDecimal } from '#shared/platform/money'
import { listOwnUnpaidOrders } from '../orders/placement/own-unpaid-orders'
import type { Caller } from '../platform/session/session'
import { assertTakesGiftCards, getUsableGiftCard } from './ledger/card-repository'

/**
 * Returns the card of a typed code with its balance for the caller: the caller's next order
 * replaces an unpaid one, so what that holds can be spent again.
 * @throws Problem `not-found`, the same for every code that pays nothing
 */
export async function openCard(code: string, location: LocationCode, caller: Caller) {
  assertTakesGiftCards(location)
  const card = await getUsableGiftCard(code)
  const unpaid = await listOwnUnpaidOrders(location, caller)
  const heldCents = unpaid.reduce((sum, { id }) => sum + (card.uses[id] ?? 0), 0)
  return { card, balance: centsToDecimal(card.balanceCents + heldCents) }
}

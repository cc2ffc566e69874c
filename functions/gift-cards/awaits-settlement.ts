import { scheduleGiftCardCheck } from './ledger/card-payment'
import { findGiftCard } from './ledger/card-repository'

/**
 * Stores when a changed gift card must be looked at again. Returns whether that is due now. It
 * reads the current card, so that a repeated change brings back no check that has ended.
 */
export async function awaitsSettlement(id: string, now: Date): Promise<boolean> {
  const card = await findGiftCard(id)
  return card !== undefined && scheduleGiftCardCheck(card, now)
}

import { currentOrdersStore, guestOrderStore } from './device-orders'
import { lastAllergyNoteStore } from './last-allergy-note'

/** Deletes what this browser stores of an account's orders, because others may use it next. */
export function dropAccountOrders(): void {
  currentOrdersStore.set([])
  guestOrderStore.forgetClaim()
  lastAllergyNoteStore.set(null)
}

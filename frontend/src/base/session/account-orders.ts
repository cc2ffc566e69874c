import { currentOrdersStore, guestOrderStore } from './device-orders'
import { forgetAllergyNotes } from './last-allergy-note'

/** Deletes what this browser stores of an account's orders, because others may use it next. */
export function dropAccountOrders(): void {
  currentOrdersStore.set([])
  guestOrderStore.forgetClaim()
  forgetAllergyNotes()
}

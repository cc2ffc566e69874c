import type { QueryClient } from '@tanstack/react-query'
import { lastAllergyNoteStore } from './last-allergy-note'
import { currentOrdersStore, guestOrderStore } from './device-orders'
import { getSession, subscribeToSession } from './session'

/** A PIN on a kitchen tablet opens no account. */
function getAccountId(): string | undefined {
  const { user } = getSession()
  return user?.tabletId === undefined ? user?.id : undefined
}

/** Deletes what this browser stores of an account's orders, because others may use it next. */
export function dropAccountOrders(): void {
  currentOrdersStore.set([])
  guestOrderStore.forgetClaim()
  lastAllergyNoteStore.set(null)
}

/**
 * Reads everything anew once the account of this tab has signed out or changed, as another tab can
 * do. Returns a function that ends this.
 */
export function refreshOnAccountChange(client: QueryClient): () => void {
  let accountId = getAccountId()
  return subscribeToSession(() => {
    const isGone = accountId !== undefined && getAccountId() !== accountId
    accountId = getAccountId()
    if (!isGone) return
    dropAccountOrders()
    client.removeQueries({ type: 'inactive' })
    void client.invalidateQueries()
  })
}

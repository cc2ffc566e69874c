import type { QueryClient } from '@tanstack/react-query'
import { getSession, subscribeToSession } from './session'

/** A PIN on a kitchen tablet opens no account. */
function getAccountId(): string | undefined {
  const { user } = getSession()
  return user?.tabletId === undefined ? user?.id : undefined
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
    void import('./account-orders').then(({ dropAccountOrders }) => dropAccountOrders())
    client.removeQueries({ type: 'inactive' })
    void client.invalidateQueries()
  })
}

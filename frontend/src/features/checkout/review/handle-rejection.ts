import { useQueryClient } from '@tanstack/react-query'
import { slotRoutes } from '#shared/orders/slots-contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import type { OrderTotals } from '#shared/platform/money'
import { cartStore } from '#base/cart/cart-store'
import { discountCodeStore } from '#base/cart/discount-codes'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { menuItemsQuery } from '#base/menu/use-menu'
import { OFFLINE_ORDER_MESSAGE } from '#base/offline/cached-content'
import { isOffline } from '#base/offline/offline-state'
import { toast } from '#ui/toast'
import type { AppliedCode } from '#base/cart/applied-code'
import { applyPriceChanges, type OrderRejection } from './rejection'
import { listUnansweredRequests, orderFailedToast } from '../use-place-order'

/** Whether a request was sent that may have become an order although no answer arrived. */
const mayHaveBeenPlaced = () => listUnansweredRequests().length > 0

/** The rejection that the checkout opens with: an earlier request is still unanswered, or null. */
export const findUnansweredRejection = (): OrderRejection | null => (mayHaveBeenPlaced() ? { kind: 'failed' } : null)

/** The reason not to send an order while the browser is offline; null when it is online. */
export const findOfflineRejection = (): OrderRejection | null =>
  isOffline() ? { kind: 'message', detail: OFFLINE_ORDER_MESSAGE, mayHaveBeenPlaced: mayHaveBeenPlaced() } : null

/** The checkout explains these rejections in place, and none of them is an error of the site. */
const isExplainedOnPage = (rejection: OrderRejection): boolean =>
  rejection.kind === 'fields' ||
  rejection.kind === 'price-changed' ||
  rejection.kind === 'unavailable' ||
  rejection.kind === 'too-late' ||
  (rejection.kind === 'message' && rejection.isAboutDelivery === true)

type RejectionEffects = {
  readonly applied: AppliedCode | null
  /** Called with a code that the totals counted on and the server rejected. */
  readonly onCodeLost: (code: string) => void
  /** Called with the server's totals, after the cart has the server's prices. */
  readonly onServerTotals: (totals: OrderTotals) => void
}

/**
 * Returns a function that brings cart, code and cached queries in line with a rejection.
 * It shows an error toast unless the checkout explains the rejection itself.
 */
export function useRejectionHandler({ applied, onCodeLost, onServerTotals }: RejectionEffects) {
  const client = useQueryClient()
  const location = useLocationConfig()
  const policy = usePolicy()
  return (rejection: OrderRejection): void => {
    const refetch = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey })
    switch (rejection.kind) {
      case 'message':
        if (rejection.isAboutCode) {
          discountCodeStore.set(null)
          if (applied?.discount) onCodeLost(applied.code)
        }
        // The chosen time may have filled up.
        refetch([slotRoutes.listSlots.path, location.code])
        break
      case 'price-changed':
        cartStore.change((lines) => applyPriceChanges(lines, rejection.changes))
        if (rejection.totals) onServerTotals(rejection.totals)
        // The cached menu is older than the rejection.
        refetch(menuItemsQuery(location.code).queryKey)
        break
      case 'unavailable':
        refetch(menuItemsQuery(location.code).queryKey)
        break
      case 'paused':
        refetch([intakeRoutes.getIntake.path, location.code])
        break
      case 'too-late':
        // The chosen time may have filled up.
        refetch([slotRoutes.listSlots.path, location.code])
        break
      case 'fields':
      case 'ordered-elsewhere':
      case 'failed':
        break
    }
    if (!isExplainedOnPage(rejection)) toast(orderFailedToast(policy))
  }
}

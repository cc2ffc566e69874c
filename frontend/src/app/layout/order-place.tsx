import { Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { Nothing } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { currentOrders } from '#base/session/current-orders'
import './order-place.css'

const CurrentOrder = lazily(() => import('#features/tracking/current-order'), 'CurrentOrder', Nothing)

/** Where people work, and where the order itself is. */
const ELSEWHERE = /^\/(?:kitchen|desk|inventory|employees|attendance|onboarding|orders\/)/

const none: readonly string[] = []
const unknown = () => none

/** Under the header: the order that is on its way. Its place is there before the order itself (docs/product/tracking.md#on-every-page). */
export function OrderPlace() {
  const [path] = useLocation()
  const [orderId] = useSyncExternalStore(currentOrders.subscribe, currentOrders.get, unknown)
  if (ELSEWHERE.test(path)) return null
  return (
    <div className="order-place">
      {orderId !== undefined && (
        <Suspense fallback={null}>
          <CurrentOrder key={orderId} orderId={orderId} />
        </Suspense>
      )}
    </div>
  )
}

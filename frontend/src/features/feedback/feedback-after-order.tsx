import { Suspense, useEffect, useState } from 'react'
import type { Order } from '#shared/contract/orders'
import { Nothing } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { rememberAsked, wasAsked } from './asked'

const FeedbackCard = lazily(() => import('./feedback-card'), 'FeedbackCard', Nothing)

/** First the guest sees that the order is done. */
const ASKS_AFTER_MS = 3_000

/** Asks how the meal was once the order is completed; one card an order, and not again once it was closed. */
export function FeedbackAfterOrder({ order }: { readonly order: Order }) {
  const { id, status, orderType, items } = order
  const [isAsking, setAsking] = useState(false)
  const isDue = status === 'completed'

  useEffect(() => {
    if (!isDue || wasAsked(id)) return
    const timer = setTimeout(() => setAsking(true), ASKS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isDue, id])

  if (!isAsking || !isDue) return null
  return (
    <Suspense fallback={null}>
      <FeedbackCard
        orderId={id}
        orderItems={items.map(({ menuItem }) => menuItem.name)}
        orderType={orderType}
        trigger="order_confirmation"
        onClose={() => {
          rememberAsked(id)
          setAsking(false)
        }}
      />
    </Suspense>
  )
}

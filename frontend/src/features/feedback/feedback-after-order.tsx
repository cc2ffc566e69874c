import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Suspense, useEffect, useState } from 'react'
import type { Order } from '#shared/orders/contract'
import { RenderNothing, lazyComponent } from '#base/loading/lazy-component'
import {
  deleteFeedbackCode,
  findFeedbackCode,
  markFeedbackRequested,
  saveFeedbackCode,
  wasFeedbackRequested,
} from './feedback-storage'

const FeedbackCard = lazyComponent(
  async () => (await import('./feedback-card')).FeedbackCard,
  'FeedbackCard',
  RenderNothing,
)

/** First the guest sees that the order is done. */
const ASKS_AFTER_MS = 3_000
/** Nobody has eaten when the kitchen hands it out. */
const EATEN_AFTER_MS = 60 * 60_000

/**
 * When it has been eaten, in milliseconds; what was pushed of an order stands in its history only.
 */
function eatenAt({ completedAt, createdAt, history }: Order): number {
  const completed = completedAt ?? history.findLast(({ status }) => status === 'completed')?.at
  return Date.parse(completed ?? createdAt) + EATEN_AFTER_MS
}

/**
 * Asks how the meal was an hour after the order was completed; one card an order, and not again
 * once it was closed or answered. Whoever has something to say sooner finds the way
 * (docs/product/feedback.md#the-card).
 */
export function FeedbackAfterOrder({ order }: { readonly order: Order }) {
  const { id, status, orderType, items } = order
  // A code stays until it is put away, on the next visit too.
  const [codeBefore] = useState(() => findFeedbackCode(id))
  const [isAsking, setAsking] = useState(codeBefore !== null)
  const [isClosed, setClosed] = useState(() => codeBefore === null && wasFeedbackRequested(id))
  const isDue = status === 'completed'
  const isLater = isDue && !isClosed && !isAsking
  const at = eatenAt(order)

  useEffect(() => {
    if (!isLater) return
    const timer = setTimeout(() => setAsking(true), Math.max(ASKS_AFTER_MS, at - Date.now()))
    return () => clearTimeout(timer)
  }, [isLater, at])

  if (!isDue || isClosed) return null
  if (!isAsking) {
    return (
      <Box mt="6">
        <Button variant="subtle" onClick={() => setAsking(true)}>
          Rate this order
        </Button>
      </Box>
    )
  }
  return (
    <Suspense fallback={null}>
      <FeedbackCard
        orderId={id}
        orderItems={items.map(({ menuItem }) => menuItem.name)}
        orderType={orderType}
        trigger="order_confirmation"
        code={codeBefore}
        onGiven={(code) => {
          markFeedbackRequested(id)
          if (code) saveFeedbackCode(id, code)
        }}
        onClose={() => {
          markFeedbackRequested(id)
          deleteFeedbackCode(id)
          setAsking(false)
          setClosed(true)
        }}
      />
    </Suspense>
  )
}

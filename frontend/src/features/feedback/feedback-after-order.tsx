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

/** Gives the guest time to notice that the order is complete. */
const MIN_DELAY_MS = 3_000
/** Time for the guest to take the meal home and eat it. */
const MEAL_MS = 60 * 60_000

/**
 * Returns when the guest has probably eaten, in milliseconds.
 * Orders from live messages have no `completedAt`, so the history counts as well.
 */
function getMealEnd({ completedAt, createdAt, history }: Order): number {
  const completed = completedAt ?? history.findLast(({ status }) => status === 'completed')?.at
  return Date.parse(completed ?? createdAt) + MEAL_MS
}

/**
 * Asks for feedback an hour after the order is completed, once for each order
 * (docs/product/feedback.md#feedback-card). Until then, a button opens the card.
 */
export function FeedbackAfterOrder({ order }: { readonly order: Order }) {
  const { id, status, orderType, items } = order
  // A code stays visible until the guest closes it, also on the next visit.
  const [storedCode] = useState(() => findFeedbackCode(id))
  const [isOpen, setOpen] = useState(storedCode !== null)
  const [isClosed, setClosed] = useState(() => storedCode === null && wasFeedbackRequested(id))
  const isCompleted = status === 'completed'
  const isWaiting = isCompleted && !isClosed && !isOpen
  const mealEnd = getMealEnd(order)

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setOpen(true), Math.max(MIN_DELAY_MS, mealEnd - Date.now()))
    return () => clearTimeout(timer)
  }, [isWaiting, mealEnd])

  if (!isCompleted || isClosed) return null
  if (!isOpen) {
    return (
      <Box mt="6">
        <Button variant="subtle" onClick={() => setOpen(true)}>
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
        code={storedCode}
        onGiven={(code) => {
          markFeedbackRequested(id)
          if (code) saveFeedbackCode(id, code)
        }}
        onClose={() => {
          markFeedbackRequested(id)
          deleteFeedbackCode(id)
          setOpen(false)
          setClosed(true)
        }}
      />
    </Suspense>
  )
}

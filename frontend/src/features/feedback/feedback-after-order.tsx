import './feedback.css'
import { Box } from '@chakra-ui/react/box'
import { Heading } from '#ui/chakra/heading'
import { Suspense, useEffect, useId, useState } from 'react'
import type { Order } from '#shared/orders/contract'
import { RenderNothing, lazyComponent } from '#base/loading/lazy-component'
import { feedbackCodeStore, useFeedbackCode } from '#base/cart/feedback-codes'
import { FeedbackCodeLine } from './feedback-code-line'
import { markFeedbackRequested, wasFeedbackRequested } from './feedback-storage'
import { RatingFace, ratings, type Rating } from './rating-face'

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
function getMealEnd({ completedAt, createdAt, history }: Pick<Order, 'completedAt' | 'createdAt' | 'history'>): number {
  const completed = completedAt ?? history.findLast(({ status }) => status === 'completed')?.at
  return Date.parse(completed ?? createdAt) + MEAL_MS
}

type RatingFacesProps = { readonly onChoose: (rating: Rating) => void }

/** The five ratings on the page. Choosing one opens the card, which continues with the comment. */
function RatingFaces({ onChoose }: RatingFacesProps) {
  const titleId = useId()
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId} size="md" mb="3">
        Rate this order
      </Heading>
      <div className="feedback-faces">
        {ratings.map(({ rating, label }) => (
          <button key={rating} type="button" className="feedback-choice" onClick={() => onChoose(rating)}>
            <RatingFace rating={rating} />
            {label}
          </button>
        ))}
      </div>
    </Box>
  )
}

/**
 * Asks the customer who placed the order for feedback an hour after the order is completed, once
 * for each order (docs/product/feedback.md#feedback-card). Until then, the ratings on the page open
 * the card. A code that the guest received replaces them once the card has closed. Returns the
 * `prompt` in the page and the open `card`, which stays if the kitchen recalls the order meanwhile.
 */
export function useFeedbackAfterOrder({ id, status, orderType, items, mayRate, ...times }: Order) {
  const code = useFeedbackCode(id)
  const [isOpen, setOpen] = useState(false)
  const [wasClosed] = useState(() => wasFeedbackRequested(id))
  const [isClosed, setClosed] = useState(wasClosed)
  const [isGiven, setGiven] = useState(false)
  const [chosen, setChosen] = useState<Rating>()
  const isWaiting = status === 'completed' && mayRate && !isClosed && !isOpen
  const mealEnd = getMealEnd(times)

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setOpen(true), Math.max(MIN_DELAY_MS, mealEnd - Date.now()))
    return () => clearTimeout(timer)
  }, [isWaiting, mealEnd])

  const renderPrompt = () => {
    if (code && !isOpen) return <FeedbackCodeLine code={code} />
    if (!mayRate || wasClosed) return null
    if (isClosed) return isGiven ? <Heading size="md">Thank you for your feedback!</Heading> : null
    return (
      // The ratings keep their space, so that the page doesn't move when the card opens.
      <Box inert={isOpen} visibility={isOpen ? 'hidden' : undefined}>
        <RatingFaces
          onChoose={(rating) => {
            setChosen(rating)
            setOpen(true)
          }}
        />
      </Box>
    )
  }
  const card = isOpen && (
    <Suspense fallback={null}>
      <FeedbackCard
        orderId={id}
        orderItems={items.map(({ menuItem }) => menuItem.name)}
        orderType={orderType}
        trigger="order_confirmation"
        chosen={chosen}
        onGiven={(bonusCode) => {
          markFeedbackRequested(id)
          setGiven(true)
          if (bonusCode) feedbackCodeStore.add(id, bonusCode)
        }}
        onClose={() => {
          markFeedbackRequested(id)
          setOpen(false)
          setClosed(true)
        }}
      />
    </Suspense>
  )
  return { prompt: renderPrompt(), card }
}

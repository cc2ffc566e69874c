import './feedback.css'
import { useMutation } from '@tanstack/react-query'
import { feedbackRoutes } from '#shared/feedback/contract'
import type { RouteBody } from '#shared/platform/route'
import { ApiError, callApi } from '#base/api/client'
import { clearIdempotencyKey, getIdempotencyKey } from '#base/api/idempotency'
import { createMemoryStorage } from '#base/storage/storage'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { XIcon } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { OrderType } from '#shared/orders/constants'
import type { feedbackTriggers } from '#shared/feedback/feedback'
import { useSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { BonusStep, RatingStep, StepTitle } from './feedback-steps'
import { CommentStep } from './comment-step'
import { AUTO_CLOSE_MS } from './rating-face'
import type { Rating } from './rating-face'

type Given = { readonly bonusCode?: string | undefined }

const INTENT = 'feedback'

/** The same opinion sent again after a lost answer goes under the same key. */
const shelf = createMemoryStorage()

async function give(body: RouteBody<typeof feedbackRoutes.giveFeedback>): Promise<Given> {
  try {
    const given = await callApi(feedbackRoutes.giveFeedback, {
      body,
      headers: { 'Idempotency-Key': getIdempotencyKey(INTENT, body, shelf) },
    })
    clearIdempotencyKey(INTENT, shelf)
    return given
  } catch (error) {
    // Given before, in another tab perhaps: there is nothing to try again.
    if (error instanceof ApiError && error.code === 'already-given') return {}
    throw error
  }
}

export const useSubmitFeedback = () => useMutation({ mutationFn: give })

type Step =
  | { readonly name: 'rating' | 'complete' }
  | { readonly name: 'comment'; readonly rating: Rating }
  | { readonly name: 'bonus'; readonly code: string }

type FeedbackCardProps = {
  readonly orderId: string
  readonly orderItems: readonly string[]
  readonly orderType?: OrderType
  readonly trigger: (typeof feedbackTriggers)[number]
  /** What the feedback gave before, where it was not put away then. */
  readonly code?: string | null
  /** The feedback was given, with this code for it. */
  readonly onGiven?: (code: string | undefined) => void
  /** The feedback was given, and the card has closed itself. */
  readonly onComplete?: () => void
  readonly onClose: () => void
}

const nothing = () => {}

/** Asks how the meal was, from the corner of the page (docs/product/feedback.md#the-card). */
export function FeedbackCard(props: FeedbackCardProps) {
  const { orderId, orderItems, orderType = 'pickup', trigger, onComplete = nothing, onClose } = props
  const { code: codeBefore = null, onGiven = nothing } = props
  const { user } = useSession()
  const { mutateAsync: give } = useSubmitFeedback()
  const [step, setStep] = useState<Step>(codeBefore ? { name: 'bonus', code: codeBefore } : { name: 'rating' })
  const isGiven = step.name === 'bonus' || step.name === 'complete'
  const rated = useCallback((rating: Rating) => setStep({ name: 'comment', rating }), [])

  const finish = useEffectEvent(() => {
    onComplete()
    onClose()
  })
  useEffect(() => {
    // A code stays until it is put away.
    if (step.name !== 'complete') return
    const timer = setTimeout(() => finish(), AUTO_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [step.name])

  function close() {
    if (isGiven) onComplete()
    onClose()
  }

  async function send(rating: Rating, comment: string) {
    const body = { orderId, rating, comment, orderItems: [...orderItems], orderType, trigger, userId: user?.id ?? null }
    try {
      const { bonusCode: code } = await give(body)
      onGiven(code)
      setStep(code ? { name: 'bonus', code } : { name: 'complete' })
    } catch {
      toast({ title: 'Error', description: 'Failed to submit feedback. Please try again.', type: 'error' })
    }
  }

  return (
    <chakra.aside
      aria-label="Feedback"
      position="fixed"
      zIndex="floating"
      insetStart={{ base: '2', sm: '4' }}
      bottom="calc(1rem + max(var(--dock-foot), env(safe-area-inset-bottom)))"
      w={{ base: 'calc(100vw - 1rem)', sm: '24rem' }}
      p="5"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="2xl"
      boxShadow="lg"
      animation="rise-in 320ms cubic-bezier(0.2, 0.7, 0.2, 1)"
    >
      <Button
        type="button"
        variant="ghost"
        px="0"
        position="absolute"
        top="2"
        insetEnd="2"
        zIndex="1"
        aria-label="Close feedback"
        onClick={close}
      >
        <XIcon />
      </Button>
      {step.name === 'rating' && <RatingStep onRated={rated} />}
      {step.name === 'comment' && <CommentStep onSend={(comment) => send(step.rating, comment)} />}
      {step.name === 'bonus' && <BonusStep code={step.code} isEarlier={step.code === codeBefore} onApplied={close} />}
      {step.name === 'complete' && (
        <StepTitle takesFocus lead="Your input helps us serve you better.">
          Thank you for your feedback!
        </StepTitle>
      )}
    </chakra.aside>
  )
}

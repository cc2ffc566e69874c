import './feedback.css'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { XIcon } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { OrderType } from '#shared/orders/constants'
import type { feedbackTriggers } from '#shared/feedback/feedback'
import { useSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { BonusStep, RatingStep, StepTitle } from './feedback-steps'
import { CommentStep } from './comment-step'
import { AUTO_CLOSE_MS, type Rating } from './rating-face'
import { useSubmitFeedback } from './use-submit-feedback'

type Step =
  | { readonly name: 'rating' | 'complete' }
  | { readonly name: 'comment'; readonly rating: Rating }
  | { readonly name: 'bonus'; readonly code: string; readonly percent: number | undefined }

type FeedbackCardProps = {
  readonly orderId: string
  readonly orderItems: readonly string[]
  readonly orderType?: OrderType
  readonly trigger: (typeof feedbackTriggers)[number]
  /** The rating that the guest chose before the card opened. */
  readonly chosen?: Rating | undefined
  /** Called after submitting, with the code that the guest receives. */
  readonly onGiven?: (code: string | undefined) => void
  /** Called when the card closes after submitting. */
  readonly onComplete?: () => void
  readonly onClose: () => void
}

const doNothing = () => {}

/** Asks for feedback in a corner of the page (docs/product/feedback.md#feedback-card). */
export function FeedbackCard(props: FeedbackCardProps) {
  const { orderId, orderItems, orderType = 'pickup', trigger, onComplete = doNothing, onClose } = props
  const { onGiven = doNothing } = props
  const { user } = useSession()
  const { mutateAsync: submit } = useSubmitFeedback()
  const [step, setStep] = useState<Step>({ name: 'rating' })
  const isSubmitted = step.name === 'bonus' || step.name === 'complete'
  const handleRated = useCallback((rating: Rating) => setStep({ name: 'comment', rating }), [])

  const finish = useEffectEvent(() => {
    onComplete()
    onClose()
  })
  useEffect(() => {
    if (!isSubmitted) return
    const timer = setTimeout(() => finish(), AUTO_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isSubmitted])

  function close() {
    if (isSubmitted) onComplete()
    onClose()
  }

  async function send(rating: Rating, comment: string) {
    const body = { orderId, rating, comment, orderItems: [...orderItems], orderType, trigger, userId: user?.id ?? null }
    try {
      const { bonusCode: code, bonusPercent: percent } = await submit(body)
      onGiven(code)
      setStep(code ? { name: 'bonus', code, percent } : { name: 'complete' })
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
      {step.name === 'rating' && <RatingStep chosen={props.chosen} onRated={handleRated} />}
      {step.name === 'comment' && <CommentStep onSend={(comment) => send(step.rating, comment)} />}
      {step.name === 'bonus' && <BonusStep code={step.code} percent={step.percent} onApplied={close} />}
      {step.name === 'complete' && (
        <StepTitle takesFocus lead="Your input helps us serve you better.">
          Thank you for your feedback!
        </StepTitle>
      )}
    </chakra.aside>
  )
}

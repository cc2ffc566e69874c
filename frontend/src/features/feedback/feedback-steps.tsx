import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { RATING_ANIMATION_MS, RatingFace, ratings, type Rating } from './rating-face'
import { RatingAnimation } from './flourish'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useLocation } from 'wouter'
import { toast } from '#ui/toast'
import { codeCopiedToast, copyText } from '#ui/share'
import { discountCodeStore } from '#base/cart/discount-codes'

type StepTitleProps = {
  readonly children: ReactNode
  readonly lead?: ReactNode
  /** Steps after a press take the focus; the first step must not interrupt the guest. */
  readonly takesFocus?: boolean
}

export function StepTitle({ children, lead, takesFocus = false }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <chakra.div mb="4" pe="9">
      <Heading ref={heading} as="h2" size="sm" tabIndex={-1} outline="0">
        {children}
      </Heading>
      {lead && (
        <chakra.p mt="1.5" fontSize="sm" color="fg.muted">
          {lead}
        </chakra.p>
      )}
    </chakra.div>
  )
}

type RatingStepProps = {
  /** The rating that the guest chose before. Its animation starts at once. */
  readonly chosen?: Rating | undefined
  readonly onRated: (rating: Rating) => void
}

/** Asks for a rating. The next step follows after the animation of the chosen face. */
export function RatingStep({ chosen: initial, onRated }: RatingStepProps) {
  const [chosen, setChosen] = useState<Rating | null>(initial ?? null)
  useEffect(() => {
    if (chosen === null) return
    const timer = setTimeout(() => onRated(chosen), RATING_ANIMATION_MS)
    return () => clearTimeout(timer)
  }, [chosen, onRated])
  return (
    <>
      <StepTitle>How was the meal?</StepTitle>
      <div className="feedback-faces">
        {ratings.map(({ rating, label, flourish }) => {
          const isChosen = rating === chosen
          return (
            <button
              key={rating}
              type="button"
              className="feedback-choice"
              aria-pressed={isChosen}
              data-flourish={isChosen ? flourish : undefined}
              disabled={chosen !== null}
              onClick={() => setChosen(rating)}
            >
              <RatingFace rating={rating} />
              {label}
              {isChosen && <RatingAnimation kind={flourish} />}
            </button>
          )
        })}
      </div>
    </>
  )
}

type BonusStepProps = {
  readonly code: string
  /** The code is from an earlier visit, so the step must not take the focus. */
  readonly isEarlier: boolean
  readonly onApplied: () => void
}

/** Shows the discount code that the guest received for the feedback. */
export function BonusStep({ code, isEarlier, onApplied }: BonusStepProps) {
  const [, navigate] = useLocation()

  function apply() {
    discountCodeStore.set(code)
    toast({ title: 'Discount Applied!', description: '10% off will be applied to your next order.' })
    navigate('/menu')
    onApplied()
  }

  return (
    <>
      <StepTitle takesFocus={!isEarlier} lead="Here's 10% off your next order">
        Thanks for your feedback!
      </StepTitle>
      <chakra.output
        display="block"
        mb="4"
        py="3.5"
        px="4"
        textAlign="center"
        fontFamily="mono"
        fontSize="lg"
        letterSpacing="wide"
        color="accent.fg"
        bg="bg.inset"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="accent.glow"
        borderRadius="lg"
        userSelect="all"
      >
        {code}
      </chakra.output>
      <Flex gap="2.5" flexWrap="wrap">
        <Button
          type="button"
          variant="outline"
          flex="1"
          px="3"
          whiteSpace="nowrap"
          onClick={() => void copyText(code, codeCopiedToast)}
        >
          Copy Code
        </Button>
        <Button type="button" flex="1" px="3" whiteSpace="nowrap" onClick={apply}>
          Apply to Cart
        </Button>
      </Flex>
    </>
  )
}

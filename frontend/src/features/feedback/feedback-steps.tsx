import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { RATING_ANIMATION_MS, RatingFace, ratings, type Rating } from './rating-face'
import { RatingAnimation } from './flourish'
import { Flex } from '@chakra-ui/react/flex'
import { CodeButtons } from './code-buttons'

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

type BonusStepProps = { readonly code: string; readonly percent: number | undefined; readonly onApplied: () => void }

/** Shows the discount code that the guest received for the feedback. */
export const BonusStep = ({ code, percent, onApplied }: BonusStepProps) => (
  <>
    <StepTitle
      takesFocus
      lead={percent === undefined ? 'Here is a discount for your next order' : `Here's ${percent}% off your next order`}
    >
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
      <CodeButtons code={code} percent={percent} onApplied={onApplied} />
    </Flex>
  </>
)

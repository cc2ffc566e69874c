import { useEffect, useState } from 'react'
import { RATING_ANIMATION_MS, ratings } from '../ratings'
import type { Rating } from '../ratings'
import { RatingFace } from './face'
import { RatingAnimation } from './flourish'
import { StepTitle } from './step-title'

/** How was the meal: one press, two seconds of delight or smoke, and on. */
export function RatingStep({ onRated }: { readonly onRated: (rating: Rating) => void }) {
  const [chosen, setChosen] = useState<Rating | null>(null)
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

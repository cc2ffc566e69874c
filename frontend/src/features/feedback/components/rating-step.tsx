import { useEffect, useState } from 'react'
import { FLOURISH_MS, ratings } from '../ratings'
import type { Rating } from '../ratings'
import { Face } from './face'
import { Flourish } from './flourish'
import { StepTitle } from './step-title'

/** How was the meal: one press, two seconds of delight or smoke, and on. */
export function RatingStep({ onRated }: { readonly onRated: (rating: Rating) => void }) {
  const [chosen, setChosen] = useState<Rating | null>(null)
  useEffect(() => {
    if (chosen === null) return
    const timer = setTimeout(() => onRated(chosen), FLOURISH_MS)
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
              <Face rating={rating} />
              {label}
              {isChosen && <Flourish kind={flourish} />}
            </button>
          )
        })}
      </div>
    </>
  )
}

import { Suspense } from 'react'
import { RenderNothing, lazyStaticComponent } from '../loading/lazy-component'
import type { AllergyAnswerProps } from './allergy-answer'

const AllergyAnswer = lazyStaticComponent<AllergyAnswerProps>(
  async () => (await import('./allergy-answer')).AllergyAnswer,
  'AllergyAnswer',
  RenderNothing,
)

/**
 * Asks whether a note such as `no nuts` means an allergy, and writes the answer into the note.
 * Without an answer it is one, unless the kitchen can't read what it says about a food
 * (docs/product/kitchen.md#allergies). The words of notes load with the first note.
 */
export const AllergyQuestion = (props: AllergyAnswerProps) => (
  // Screen readers announce only changes of a region that was there before.
  <div role="status">
    {props.note !== '' && (
      <Suspense>
        <AllergyAnswer {...props} />
      </Suspense>
    )}
  </div>
)

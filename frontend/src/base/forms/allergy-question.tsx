import { Button } from '#ui/button'
import { TriangleAlertIcon } from 'lucide-react'
import { listUnclearAllergens, mayMeanAllergy, mentionsAllergy } from '#shared/menu/dietary/note-reading'
import { removeUnfinishedWord } from '#shared/menu/dietary/note-spelling'
import styles from './allergy-question.module.css'

const YES = 'ALLERGY: '
const NO = ' (not an allergy)'

type AllergyQuestionProps = {
  readonly note: string
  readonly maxLength: number
  readonly onChange: (note: string) => void
}

/**
 * Asks whether a note such as `no nuts` means an allergy, and writes the answer into the note.
 * Without an answer it is one, unless the kitchen can't read what it says about a food
 * (docs/product/kitchen.md#allergies).
 */
export function AllergyQuestion({ note, maxLength, onChange }: AllergyQuestionProps) {
  const isTreatedSo = mayMeanAllergy(note)
  const isOpen = !mentionsAllergy(note) && note.length + NO.length <= maxLength
  const isOffered = isTreatedSo || (isOpen && listUnclearAllergens(removeUnfinishedWord(note)).length > 0)
  return (
    // Screen readers announce only changes of a region that was there before.
    <div role="status">
      {isOffered && (
        <div className={styles.question}>
          <TriangleAlertIcon aria-hidden size="1.2em" />
          <div>
            {isOpen ? (
              <>
                <strong>Is this an allergy?</strong>{' '}
                {isTreatedSo
                  ? 'The kitchen treats it as one unless you say no.'
                  : 'The kitchen treats it as one if you say yes.'}
                <div className={styles.answers}>
                  <Button size="sm" variant="outline" onClick={() => onChange(`${YES}${note}`)}>
                    Yes, an allergy
                  </Button>
                  <Button size="sm" variant="outline" onClick={() => onChange(`${note}${NO}`)}>
                    No
                  </Button>
                </div>
              </>
            ) : (
              'The kitchen will see this as an allergy.'
            )}
          </div>
        </div>
      )}
    </div>
  )
}

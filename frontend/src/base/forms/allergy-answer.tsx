import { Button } from '#ui/button'
import { TriangleAlertIcon } from 'lucide-react'
import { listUnclearAllergens, mayMeanAllergy, mentionsAllergy } from '#shared/menu/dietary/note-reading'
import { removeUnfinishedWord } from '#shared/menu/dietary/note-spelling'
import styles from './allergy-answer.module.css'

const YES = 'ALLERGY: '
const NO = ' (not an allergy)'

export type AllergyAnswerProps = {
  readonly note: string
  readonly maxLength: number
  readonly onChange: (note: string) => void
}

/** Says how the kitchen reads a note, and offers the answers; nothing for an ordinary note. */
export function AllergyAnswer({ note, maxLength, onChange }: AllergyAnswerProps) {
  const isTreatedSo = mayMeanAllergy(note)
  const isOpen = !mentionsAllergy(note) && note.length + NO.length <= maxLength
  const isOffered = isTreatedSo || (isOpen && listUnclearAllergens(removeUnfinishedWord(note)).length > 0)
  if (!isOffered) return null
  return (
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
  )
}

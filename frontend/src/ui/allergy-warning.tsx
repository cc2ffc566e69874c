import { TriangleAlertIcon } from 'lucide-react'
import {
  allergyWords,
  formatAllergyMarks,
  formatAllergyWarning,
  type AllergyWords,
  type NotedOrder,
} from '#shared/kitchen/allergy-notes'
import type { Allergen } from '#shared/menu/contract'
import styles from './allergy-warning.module.css'

/** The allergies of an order in lists and details, in the color that they have on tickets. */
type AllergyWarningProps = { readonly order: NotedOrder; readonly words?: AllergyWords }

export function AllergyWarning({ order, words }: AllergyWarningProps) {
  const warning = formatAllergyWarning(order, words)
  if (!warning) return null
  return (
    <div className={styles.warning}>
      <TriangleAlertIcon aria-hidden />
      <span>{warning}</span>
    </div>
  )
}

type AllergenConflictProps = {
  readonly line: Parameters<typeof formatAllergyMarks>[0]
  readonly marks: readonly Allergen[]
  readonly words?: AllergyWords
  /** Follows the conflict: where to read more. */
  readonly hint?: string
}

/** Marks a dish that contains, or may contain, an allergen named in the order's allergy notes. */
export function AllergenConflict({ line, marks, words = allergyWords, hint = 'see the note' }: AllergenConflictProps) {
  const conflict = formatAllergyMarks(line, marks, words)
  if (!conflict) return null
  return (
    <div className={styles.conflict}>
      <TriangleAlertIcon aria-hidden />
      {conflict}: {hint}
    </div>
  )
}

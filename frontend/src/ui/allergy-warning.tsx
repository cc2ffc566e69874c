import { Flex } from '@chakra-ui/react/flex'
import { TriangleAlertIcon } from 'lucide-react'
import {
  allergyWords,
  formatAllergyMarks,
  formatAllergyWarning,
  type AllergyWords,
  type NotedOrder,
} from '#shared/kitchen/allergy-notes'
import type { Allergen } from '#shared/menu/contract'

/** The allergies of an order in lists and details, in the color that they have on tickets. */
type AllergyWarningProps = { readonly order: NotedOrder; readonly words?: AllergyWords }

export function AllergyWarning({ order, words }: AllergyWarningProps) {
  const warning = formatAllergyWarning(order, words)
  if (!warning) return null
  return (
    <Flex gap="2" align="center" px="3" py="1.5" bg="#6b1d82" color="white" fontWeight="bold" borderRadius="md">
      <TriangleAlertIcon aria-hidden style={{ flexShrink: 0 }} />
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{warning}</span>
    </Flex>
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
export function AllergenConflict({
  line,
  marks,
  words = allergyWords,
  hint = 'see the allergy note',
}: AllergenConflictProps) {
  const conflict = formatAllergyMarks(line, marks, words)
  if (!conflict) return null
  return (
    <Flex gap="1" align="center" color="danger.fg" fontWeight="bold">
      <TriangleAlertIcon aria-hidden style={{ flexShrink: 0 }} />
      {conflict}: {hint}
    </Flex>
  )
}

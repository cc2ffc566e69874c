import { Flex } from '@chakra-ui/react/flex'
import { TriangleAlertIcon } from 'lucide-react'
import { formatAllergyMarks, formatAllergyWarning, type NotedOrder } from '#shared/kitchen/allergy-notes'
import type { Allergen } from '#shared/menu/contract'

/** The allergies of an order in lists and details, in the color that they have on tickets. */
export function AllergyWarning({ order }: { readonly order: NotedOrder }) {
  const warning = formatAllergyWarning(order)
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
}

/** Marks a dish that contains, or may contain, an allergen named in the order's allergy notes. */
export function AllergenConflict({ line, marks }: AllergenConflictProps) {
  const conflict = formatAllergyMarks(line, marks)
  if (!conflict) return null
  return (
    <Flex gap="1" align="center" color="danger.fg" fontWeight="bold">
      <TriangleAlertIcon aria-hidden style={{ flexShrink: 0 }} />
      {conflict}: see the allergy note
    </Flex>
  )
}

import type { NotedOrder } from '#shared/kitchen/allergy-notes'
import { useWords } from '#base/language/use-words'
import { AllergyWarning } from '#ui/allergy-warning'

/** The allergies of an order that is being entered or changed. */
export const DraftAllergies = ({ order }: { readonly order: NotedOrder }) => (
  <AllergyWarning order={order} words={useWords().tickets.allergy} />
)

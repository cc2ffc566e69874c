import { isDeclaredBy } from '#shared/locations/checklist-contract'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { EditableDish } from '#shared/menu/editing-contract'
import { createDishDraft, type DishDraft } from './draft'

/**
 * Returns the draft of a copy, without what names the dish and what a person declares of each dish.
 */
export const createCopyDraft = (dish: EditableDish): DishDraft => ({
  ...createDishDraft(dish),
  name: '',
  alsoCalled: '',
  kitchenName: '',
  code: '',
  isPopular: false,
  allergens: 'undecided',
  nutritionInfo: null,
})

/**
 * Returns the draft of the same dish at another location. A live one gets only facts that its owner
 * declared, because a new dish counts as declared.
 */
export function createDraftAt(there: Location, dish: EditableDish): DishDraft {
  const draft = createDishDraft(dish)
  const { signIn, showsSampleFacts } = getPolicy(there)
  const isDeclared = showsSampleFacts || isDeclaredBy(signIn, dish.allergensDeclared)
  return isDeclared ? draft : { ...draft, allergens: null, nutritionInfo: null }
}

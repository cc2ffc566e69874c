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

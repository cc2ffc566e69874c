import type { MenuItem } from '../contract'
import { normalizeText } from '../../platform/text'
import { parseExclusions } from './exclusions'
import type { DietaryPreference } from './filters'

/** A question about one dish: `is the miso soup gluten free`. */
const ABOUT_A_DISH = /^(?:is|are|does|has|do the)\b(?! (?:there|any|anything|something|some)\b)/

/**
 * Returns the filters that a guest's message asks for: `what do you have without shellfish`, `dairy
 * free please`, `sin gluten`. A message about a dish asks for none
 * (docs/product/voice.md#food-safety).
 */
export function findRequestedFilters(
  message: string,
  menu: readonly Pick<MenuItem, 'name'>[],
): readonly DietaryPreference[] {
  const text = normalizeText(message).trim()
  const namesDish = menu.some(({ name }) => text.includes(normalizeText(name)))
  return ABOUT_A_DISH.test(text) || namesDish ? [] : parseExclusions(message).filters
}

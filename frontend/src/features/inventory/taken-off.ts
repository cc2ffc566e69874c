import type { EditableDish } from '#shared/contract/desk/dish'
import { toHundredths } from '#shared/rules/stock'

type Dish = Pick<EditableDish, 'name' | 'isAvailable' | 'isArchived' | 'recipe'>
type Change = { readonly itemId: number; readonly before: string; readonly after: string }

/**
 * The dishes that a change of stock takes off the menu: a portion could be made before it, and none
 * can after it.
 */
export const listDishesMadeUnavailable = (
  dishes: readonly Dish[],
  { itemId, before, after }: Change,
): readonly string[] =>
  dishes.flatMap(({ name, isAvailable, isArchived, recipe }) => {
    const portion = recipe.find((line) => line.itemId === itemId)
    if (!portion || !isAvailable || isArchived) return []
    const needed = toHundredths(portion.quantity)
    return needed <= toHundredths(before) && needed > toHundredths(after) ? [name] : []
  })

const NAMED = 3

/** `Takes Miso Soup, Edamame and 4 more off the menu.` */
export function formatDishesMadeUnavailable(names: readonly string[]): string {
  const shown = names.slice(0, names.length > NAMED + 1 ? NAMED : names.length)
  const more = names.length - shown.length
  const parts = more > 0 ? [...shown, `${more} more`] : shown
  return `Takes ${new Intl.ListFormat('en-US').format(parts)} off the menu.`
}

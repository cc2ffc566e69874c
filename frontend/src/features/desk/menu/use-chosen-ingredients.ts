import { useSearchParams } from 'wouter'
import type { EditableDish } from '#shared/menu/editing-contract'
import { useDeskStock } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { INGREDIENTS_PARAMETER } from '../paths'

/**
 * Returns the ingredients that the address names, and whether a dish or one of its options uses one
 * of them or what is made of it. Without ingredients in the address every dish does.
 */
export function useChosenIngredients() {
  const [search, setSearch] = useSearchParams()
  const { data: stock = [] } = useDeskStock(useDeskLocation().code)
  const chosen = (search.get(INGREDIENTS_PARAMETER) ?? '').split(',').filter(Boolean).map(Number)
  const items = stock.map(({ item }) => item)
  const used = new Set(chosen)
  // What is made of something made counts, too.
  for (let size = 0; size < used.size;) {
    size = used.size
    for (const { id, batch } of items) if (batch?.recipe.some(({ itemId }) => used.has(itemId))) used.add(id)
  }
  const usesAny = (recipe: EditableDish['recipe']) => recipe.some(({ itemId }) => used.has(itemId))
  return {
    names: items.filter(({ id }) => chosen.includes(id)).map(({ name }) => name),
    uses: ({ recipe, optionGroups }: Pick<EditableDish, 'recipe' | 'optionGroups'>): boolean =>
      chosen.length === 0 ||
      usesAny(recipe) ||
      optionGroups.some(({ options }) => options.some((option) => usesAny(option.recipe))),
    showAll: () => setSearch({}),
  }
}

import type { RecipeLine } from '#shared/rules/stock-recipes'

// The table bounds an expression at four kilobytes, and an order may need every ingredient: hence
// names so short.
export const getLevelAlias = (id: number) => `i${id.toString(36)}`

export type IngredientAmounts = readonly RecipeLine[]

/**
 * Conditions that levels are enough for what is taken and for what has expired, which nobody sells.
 */
export const buildSufficientStock = (needs: IngredientAmounts, expired: ReadonlyMap<number, number>) => ({
  condition: needs
    .map(({ ingredientId: id }) => `#l.#${getLevelAlias(id)} >= :${expired.has(id) ? 'x' : ''}${getLevelAlias(id)}`)
    .join(' AND '),
  values: Object.fromEntries(
    needs.flatMap(({ ingredientId: id, hundredths }) => {
      const floor = expired.get(id)
      return floor === undefined ? [] : [[`:x${getLevelAlias(id)}`, hundredths + floor]]
    }),
  ),
})

import type { RecipeLine } from '#shared/rules/stock-recipes'

// The table bounds an expression at four kilobytes, and an order may need every ingredient: hence
// names so short.
export const short = (id: number) => `i${id.toString(36)}`

export type Levels = readonly RecipeLine[]

/**
 * Conditions that levels are enough for what is taken and for what has expired, which nobody sells.
 */
export const enough = (needs: Levels, expired: ReadonlyMap<number, number>) => ({
  condition: needs
    .map(({ ingredientId: id }) => `#l.#${short(id)} >= :${expired.has(id) ? 'x' : ''}${short(id)}`)
    .join(' AND '),
  values: Object.fromEntries(
    needs.flatMap(({ ingredientId: id, hundredths }) => {
      const floor = expired.get(id)
      return floor === undefined ? [] : [[`:x${short(id)}`, hundredths + floor]]
    }),
  ),
})

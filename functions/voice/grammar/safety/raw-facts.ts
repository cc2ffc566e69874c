import type { MenuItem } from '#shared/contract/menu'
import { getRawPresence } from '#shared/rules/dietary'

/** What is known of raw or undercooked food in a dish as it usually comes. */
type RawFact = 'raw' | 'may be raw' | 'undercooked' | 'unknown' | 'cooked'

export function getRawFact(dish: MenuItem): RawFact {
  const advisories = dish.optionGroups.flatMap(({ options }) =>
    options.flatMap(({ isDefault, advisory }) => (isDefault && advisory ? [advisory] : [])),
  )
  if (dish.advisory === 'raw' || advisories.includes('raw')) return 'raw'
  if (dish.advisory === 'undercooked' || advisories.includes('undercooked')) return 'undercooked'
  if (getRawPresence(dish) === 'named') return 'may be raw'
  return dish.allergens === null || getRawPresence(dish) !== 'absent' ? 'unknown' : 'cooked'
}

/** Whether a dish is declared, and has no raw or undercooked ingredient as it usually comes. */
export const isCooked = (dish: MenuItem): boolean => getRawFact(dish) === 'cooked'

/** Whether a dish with some options, by id, may be raw or undercooked. */
export function isRawWith(dish: MenuItem, optionIds: readonly string[]): boolean {
  const fact = getRawFact(dish)
  if (fact === 'cooked' || fact === 'undercooked') {
    const options = dish.optionGroups.flatMap((group) => group.options)
    const chosen = options.filter(({ id }) => optionIds.includes(id))
    return dish.advisory !== null || chosen.some(({ advisory }) => advisory !== null)
  }
  return true
}

/** What is known of raw or undercooked food in a dish, in one sentence. */
export function describeRawFood(dish: MenuItem): string {
  const { name } = dish
  switch (getRawFact(dish)) {
    case 'raw':
      return `The ${name} contains raw ingredients.`
    case 'may be raw':
      return `The ${name} may contain raw ingredients.`
    case 'undercooked':
      return `The ${name} is undercooked unless you choose a higher doneness.`
    case 'unknown':
      return `We have no declaration of raw ingredients for the ${name}: please ask us before you order it.`
    case 'cooked':
      return `The ${name} has no raw or undercooked ingredients by its declaration.`
  }
}

import type { Advisory } from '../contract'

/** The reminder that a menu with raw or undercooked dishes must show, to the letter. */
export const ADVISORY_REMINDER =
  '*Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness, especially if you have certain medical conditions.'

/** What stands after the name of a dish or option with an advisory. */
export const ADVISORY_MARK = '*'

type WithAdvisory = { readonly advisory: Advisory | null }

/** Several advisories together: raw outweighs undercooked. */
function combineAdvisories(all: readonly (Advisory | null)[]): Advisory | null {
  if (all.includes('raw')) return 'raw'
  return all.includes('undercooked') ? 'undercooked' : null
}

type AdvisedDish = WithAdvisory & { readonly optionGroups: readonly { readonly options: readonly WithAdvisory[] }[] }

/**
 * Returns the advisory of a dish on a menu: its own, or that of an option it can be ordered with
 * (docs/product/menu.md#raw-and-undercooked).
 */
export const getMenuAdvisory = ({ advisory, optionGroups }: AdvisedDish): Advisory | null =>
  combineAdvisories([advisory, ...optionGroups.flatMap(({ options }) => options.map((option) => option.advisory))])

/** Returns the advisory of a line: that of the dish or of an option chosen for it. */
export const getLineAdvisory = (
  dish: Advisory | null,
  chosen: readonly { readonly option: WithAdvisory }[],
): Advisory | null => combineAdvisories([dish, ...chosen.map(({ option }) => option.advisory)])

/** Adds the asterisk to a name with an advisory. */
export const markAdvisory = (name: string, advisory: Advisory | null | undefined): string =>
  advisory ? `${name}${ADVISORY_MARK}` : name

/**
 * Adds the asterisk after each dish with an advisory that a text names by its whole name, and the
 * reminder at the end. `Spicy Tuna Roll` is not `Tuna Roll`. Other texts are returned unchanged.
 */
export function addAdvisories(text: string, dishes: readonly (AdvisedDish & { readonly name: string })[]): string {
  const escape = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const names = dishes.map(({ name }) => name).sort((one, other) => other.length - one.length)
  if (names.length === 0) return text
  const marked = new Set(dishes.filter((dish) => getMenuAdvisory(dish) !== null).map(({ name }) => name.toLowerCase()))
  const pattern = new RegExp(`(?<![\\w*])(?:${names.map(escape).join('|')})(?![\\w*])`, 'gi')
  const result = text.replace(pattern, (name) => (marked.has(name.toLowerCase()) ? `${name}${ADVISORY_MARK}` : name))
  return result === text ? text : `${result} ${ADVISORY_REMINDER}`
}

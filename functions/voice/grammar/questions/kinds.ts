import type { MenuItem } from '#shared/menu/contract'
import type { Answer } from '../answer'
import { singularize, splitWords, stemsOfName } from '../tokenize/words'
import { isOrderable, type MenuSection } from './facts'
import { offerDishes } from './open-questions'

// Guests' words for menu headings in general; both as stems.
const headingAliases: ReadonlyMap<string, string> = new Map([
  ['starter', 'appetizer'],
  ['beverage', 'drink'],
  ['drinking', 'drink'],
  ['soda', 'drink'],
  ['catering', 'tray'],
  ['children', 'kid'],
  ['childrens', 'kid'],
  ['child', 'kid'],
  ['toddler', 'kid'],
  ['little', 'kid'],
  ['young', 'kid'],
  ['kiddo', 'kid'],
  ['kiddie', 'kid'],
  ['son', 'kid'],
  ['daughter', 'kid'],
])

const LISTING =
  /\b(?:what|whats|which|any|anything|something|kinds?|types?|sorts?|have|got|offer|serve|there|menu|list|meals?|show)\b/

// Words of headings that don't describe the dishes below them.
const headings = new Set(['special', 'classic', 'box', 'and', 'menu', 'party'])

const stemsIn = (said: string): ReadonlySet<string> =>
  new Set(
    splitWords(said)
      .map(singularize)
      .map((stem) => headingAliases.get(stem) ?? stem),
  )

const isOfKind = ({ name }: MenuItem, kind: string): boolean => stemsOfName(name).has(kind)

/**
 * Returns the dishes of the sections that the words name, and those with the word in their name.
 * Null if the words name no section. Under `Salads & Soups` only the soups are soups.
 */
export function findDishesOfKind(
  said: string,
  menu: readonly MenuItem[],
  sections: readonly MenuSection[],
): readonly MenuItem[] | null {
  const stems = stemsIn(said)
  const named = sections.flatMap(({ id, name }) =>
    [...stemsIn(name)].filter((stem) => !headings.has(stem) && stems.has(stem)).map((stem) => ({ id, stem })),
  )
  if (named.length === 0) return null
  const kinds = new Set(named.map(({ stem }) => stem))
  const open = menu.filter(isOrderable)
  const inNames = open.filter((dish) => [...kinds].every((kind) => isOfKind(dish, kind)))
  const under = open.filter(({ categoryId }) => named.some(({ id }) => id === categoryId))
  return inNames.length > 1 ? inNames : under
}

/**
 * Answers `what soups do you have` or `is there a kids menu`. Null if the question names no section
 * (docs/product/voice.md#understood-sentences).
 */
export function answerKind(said: string, menu: readonly MenuItem[], sections: readonly MenuSection[]): Answer | null {
  const those = LISTING.test(said) ? (findDishesOfKind(said, menu, sections) ?? []) : []
  return those.length > 0 ? offerDishes(those) : null
}

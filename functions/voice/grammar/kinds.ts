import type { MenuItem } from '#shared/contract/menu'
import { isOrderable, formatDishNames } from './facts'
import type { MenuSection } from './facts'
import { singularize, splitWords } from './normalise'

// What guests call what menus head otherwise; both as stems.
const calledSo: ReadonlyMap<string, string> = new Map([
  ['starter', 'appetizer'], ['beverage', 'drink'], ['drinking', 'drink'], ['children', 'kid'], ['childrens', 'kid'], ['child', 'kid'],
  ['toddler', 'kid'], ['little', 'kid'], ['young', 'kid'], ['kiddo', 'kid'], ['kiddie', 'kid'], ['son', 'kid'], ['daughter', 'kid'],
  ['soda', 'drink'], ['bento', 'bento'], ['catering', 'tray'], ['maki', 'roll'],
]) // prettier-ignore

const LISTING =
  /\b(?:what|whats|which|any|anything|something|kinds?|types?|sorts?|have|got|offer|serve|there|menu|list|meals?|show)\b/

// Words of headings that say nothing of what is under them.
const headings = new Set(['special', 'classic', 'box', 'and', 'menu', 'party'])

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    splitWords(text)
      .map(singularize)
      .map((stem) => calledSo.get(stem) ?? stem),
  )

const isOfKind = ({ name }: MenuItem, kind: string): boolean => splitWords(name).map(singularize).includes(kind)

/**
 * The dishes of the parts of the menu that words name, and those with the word in their name; null
 * where they name none. Under `Salads & Soups` only the soups are soups.
 */
export function findDishesOfKind(
  text: string,
  menu: readonly MenuItem[],
  sections: readonly MenuSection[],
): readonly MenuItem[] | null {
  const asked = stemsIn(text)
  const named = sections.flatMap(({ id, name }) =>
    [...stemsIn(name)].filter((stem) => !headings.has(stem) && asked.has(stem)).map((stem) => ({ id, stem })),
  )
  if (named.length === 0) return null
  const kinds = new Set(named.map(({ stem }) => stem))
  const open = menu.filter(isOrderable)
  const inNames = open.filter((dish) => [...kinds].every((kind) => isOfKind(dish, kind)))
  const under = open.filter(({ categoryId }) => named.some(({ id }) => id === categoryId))
  return inNames.length > 1 ? inNames : under
}

/**
 * What there is of a kind, `what soups do you have`, `is there a kids menu`; null where no part of
 * the menu is asked for (docs/product/voice.md#what-is-understood).
 */
export function answerKind(text: string, menu: readonly MenuItem[], sections: readonly MenuSection[]): string | null {
  const those = LISTING.test(text) ? (findDishesOfKind(text, menu, sections) ?? []) : []
  return those.length > 0 ? `We have ${formatDishNames(those)}. Which would you like?` : null
}

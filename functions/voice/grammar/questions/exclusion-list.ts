import type { Allergen, MenuItem } from '#shared/menu/contract'
import { parseExclusions, toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { isVegetarian } from '#shared/menu/dietary/dish-facts'
import { listHideReasons } from '#shared/menu/dietary/filters'
import { listAvoidedAllergens } from '#shared/menu/dietary/verdict'
import { memoize } from '#shared/platform/memoize'
import { text, type Text } from '#shared/voice/text'
import { say, type Answer } from '../answer'
import { ALLERGY_NOTICE, listAllergens, mentionsFood } from '../safety/allergens'
import { asItComes } from '../safety/ordered-dish'
import { singularize, splitWords, stemsOfName, stopWords } from '../tokenize/words'
import { formatDishNames, isOrderable, type MenuSection } from './facts'
import { findDishesOfKind } from './kinds'
import { offerDishes } from './open-questions'
import type { Question } from './questions'

/** Said with each list that excludes a food. */
export const BY_DECLARATION = text('By their declaration.', 'Según su declaración.')

/** Each sentence of a message reads what the whole message excludes. */
const MOST_SENTENCES = 50

/** What a sentence excludes, and whether a dish is declared without it. */
export const readExclusions = memoize((sentence: string) => {
  const { filters, unmapped, remaining } = parseExclusions(sentence)
  const preferences = toDietaryPreferences(filters)
  const fits = (item: MenuItem): boolean => {
    const dish = asItComes(item)
    return (
      listHideReasons(dish.facts, preferences).length === 0 &&
      (!filters.includes('vegetarian') || isVegetarian(dish.facts)) &&
      !unmapped.some((each) => mentionsFood(dish, each))
    )
  }
  const avoided = listAvoidedAllergens(preferences)
  return { isExcluding: filters.length + unmapped.length > 0, avoided, remaining, fits }
}, MOST_SENTENCES)

/**
 * Leaves out of the dishes that an ambiguous word means those that the sentence excludes, unless it
 * excludes them all: `zero rolls`.
 */
export function removeExcluded<T extends { readonly dishes: readonly MenuItem[] }>(
  several: readonly T[],
  sentence: string,
): readonly T[] {
  const { isExcluding, fits } = readExclusions(sentence)
  if (!isExcluding) return several
  return several.map((each) => {
    const fitting = each.dishes.filter(fits)
    return fitting.length > 0 ? { ...each, dishes: fitting } : each
  })
}

/** `which rolls`: the dishes of the section that words name, or with one of them in their names. */
function findWanted(said: string, menu: readonly MenuItem[], sections: readonly MenuSection[]): readonly MenuItem[] {
  const stems = splitWords(said).flatMap((word) => (stopWords.has(word) ? [] : [singularize(word)]))
  const inNames = menu.filter(({ name }) => stems.some((stem) => stemsOfName(name).has(stem)))
  return findDishesOfKind(said, menu, sections) ?? (inNames.length > 0 ? inNames : menu)
}

const listed: ReadonlySet<Question['topic']> = new Set<Question['topic']>([
  'availability',
  'menu',
  'popular',
  'specials',
  'contents',
])

type Listed = {
  readonly sentence: string
  readonly menu: readonly MenuItem[]
  readonly sections?: readonly MenuSection[] | undefined
}

const NONE = text("I can't name a dish like that.", 'No puedo nombrar un plato así.')
const NOT_DECLARED = text(
  "We haven't declared what is in these dishes, so please ask us.",
  'No hemos declarado qué llevan estos platos: pregúntenos.',
)

/** Says by what a list goes: tuna isn't declared, but fish is. */
function sayDeclared(avoided: readonly Allergen[]): Text {
  const { en, es } = listAllergens(avoided, 'or')
  return avoided.length === 0 ? BY_DECLARATION : text(`Declared without ${en}.`, `Declarados sin ${es}.`)
}

/**
 * Answers a question for dishes without a food with those that are declared without it: `which
 * rolls have no tuna`, `popular dishes, no shrimp`. Null if the question excludes nothing, or is of
 * another topic.
 */
export function answerExclusion({ topic }: Question, { sentence, menu, sections = [] }: Listed): Answer | null {
  const { isExcluding, avoided, remaining, fits } = readExclusions(sentence)
  if (!isExcluding || !listed.has(topic)) return null
  const candidates = findWanted(remaining, menu, sections).filter(isOrderable)
  const fitting = candidates.filter(fits)
  const popular = topic === 'popular' ? fitting.filter(({ isPopular }) => isPopular) : []
  const wanted = popular.length > 0 ? popular : fitting
  const isOpen = candidates.length > 0 && candidates.every(({ allergens }) => allergens === null)
  if (wanted.length === 0) return say(isOpen ? NOT_DECLARED : NONE, ALLERGY_NOTICE)
  const { en, es } = formatDishNames(wanted)
  return offerDishes(wanted, text(`${en}.`, `${es}.`), sayDeclared(avoided), ALLERGY_NOTICE)
}

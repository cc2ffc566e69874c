import type { Allergen, MenuItem, OptionGroup } from '#shared/menu/contract'
import { getLineAllergens, getOptionCents, resolveSelection } from '#shared/menu/options'
import { toLowerInitial } from '#shared/menu/option-text'
import { findAllergens } from '#shared/menu/dietary/allergies'
import { formatCents } from '#shared/platform/money'
import { ALLERGY_NOTICE, describePresence } from '../safety/allergens'
import { MAX_NAMED_DISHES, joinWords } from '../questions/facts'
import { requestPattern, singularize } from '../text/words'
import { getFoodAliases } from './option-aliases'
import type { DishOption, KnownOption } from './option-aliases'
import { findMarkedRequest } from './mark-option-requests'
import { readOptionAt } from './read-option-requests'

type Words = readonly string[]

const ASKING =
  /^(?:(?:and|so|hey|hi|hello|hiro|ok|okay|um|uh|well|but|also|please|oh) )*(?:what|whats|which|how|is|are|do|does|can|could|any|tell)\b/
const MADE =
  /\b(?:can|could|possible to|do|able to|would)\b.*\b(?:made|make|prepared|prepare|done|come|have|ordered|modified)\b/
const CAN_MAKE = /\b(?:can|could) (?:you|they) (?:make|do|prepare)\b/
const PRICE = /\b(?:how much|price|prices|cost|costs|charge|upcharge|more expensive)\b/
const LIST = /\b(?:what|whats|which|any|tell)\b/
const ALL = /\b(?:options?|choices?|customi[sz]\w*|modif\w*|ways?|how can (?:i|we) (?:have|get|order)|change|changes)\b/

const priced = (option: DishOption): string =>
  `${toLowerInitial(option.name)}${getOptionCents(option) > 0 ? ` (+${formatCents(getOptionCents(option))})` : ''}`

const groupSaid = ({ name, options }: OptionGroup): string =>
  `${name}: ${joinWords(options.filter(({ isAvailable }) => isAvailable).map(priced), 'or')}`

/** The groups of a dish that words speak of. */
function groupsOf(words: Words, dish: MenuItem): readonly OptionGroup[] {
  const stems = words.map(singularize)
  const named = dish.optionGroups.filter(({ name }) =>
    name
      .toLowerCase()
      .split(' ')
      .some((word) => word !== 'or' && stems.includes(singularize(word))),
  )
  if (named.length > 0) return named
  const { calls } = getFoodAliases(dish)
  const kinds = calls.filter((call) => call.isKind && call.stems.every((stem) => stems.includes(stem)))
  return dish.optionGroups.filter((group) => kinds.some((call) => call.named.some((each) => each.group === group)))
}

function listOf(words: Words, text: string, dishes: readonly MenuItem[], menu: readonly MenuItem[]): string | null {
  const said = dishes.slice(0, MAX_NAMED_DISHES).flatMap((dish) => {
    const groups = groupsOf(words, dish)
    const those = groups.length > 0 ? groups : ALL.test(text) ? dish.optionGroups : []
    return those.length > 0 ? [`${dish.name}: ${those.map(groupSaid).join('; ')}.`] : []
  })
  if (said.length > 0) return said.join(' ')
  if (dishes.length > 0) return ALL.test(text) ? `The ${dishes[0]?.name} is made one way only.` : null
  // What dishes are called by is asked of them.
  const own = new Set(menu.flatMap(({ name }) => name.toLowerCase().split(' ').map(singularize)))
  const asked = words.filter((word) => !own.has(singularize(word)))
  const options = menu.flatMap((dish) => groupsOf(asked, dish).flatMap((group) => group.options))
  const names = [...new Set(options.filter(({ isAvailable }) => isAvailable).map(({ name }) => toLowerInitial(name)))]
  return names.length > 0 ? `There is ${joinWords(names)}. Tell me the dish, and I say which it takes.` : null
}

/** The options that words speak of in a dish. */
function foodsIn(words: Words, dish: MenuItem): readonly KnownOption[] {
  const calls = getFoodAliases(dish)
  const wishes = words.flatMap((word) => findMarkedRequest(word) ?? [])
  const texts = wishes.length > 0 ? wishes.map((wish) => wish.split(' ')) : words.map((_, at) => words.slice(at))
  const found = texts.flatMap((text) => {
    const reading = readOptionAt(text, 0, calls)
    return reading ? [{ reading }] : []
  })
  const [longest] = [...found].sort((one, other) => other.reading.length - one.reading.length)
  const [act] = longest?.reading.acts ?? []
  if (!act) return []
  const isExtra = act.kind === 'more' || act.kind === 'double'
  const extra = act.foods.filter(({ turn }) => turn === 'extra')
  return isExtra && extra.length > 0 ? extra : act.foods
}

function priceOf(words: Words, dishes: readonly MenuItem[], menu: readonly MenuItem[]): string | null {
  const found = (dishes.length > 0 ? dishes : menu).flatMap((dish) =>
    foodsIn(words, dish)
      .slice(0, 1)
      .map(({ option }) => ({ dish, option })),
  )
  const [first] = found
  if (!first) return null
  const costs = [...new Set(found.map(({ option }) => getOptionCents(option)))].sort((one, other) => one - other)
  const name = first.option.name
  if (dishes.length > 0) {
    const said = found
      .slice(0, MAX_NAMED_DISHES)
      .map(({ dish, option }) =>
        getOptionCents(option) > 0
          ? `${option.name} is ${formatCents(getOptionCents(option))} with the ${dish.name}.`
          : `${option.name} costs nothing more with the ${dish.name}.`,
      )
    return [...said, ...dishes.slice(0, MAX_NAMED_DISHES).map((dish) => `The ${dish.name} is $${dish.price}.`)].join(
      ' ',
    )
  }
  const [least = 0] = costs
  const most = costs.at(-1) ?? least
  return least === most
    ? `${name} is ${formatCents(least)}.`
    : `${name} is ${formatCents(least)} to ${formatCents(most)}, by the dish.`
}

/**
 * A choice of a dish's options that holds none of some allergens by its recipe, as the options that
 * make it so.
 */
function choiceWithout(dish: MenuItem, asked: readonly Allergen[]): readonly DishOption[] | null {
  if (dish.allergens === null) return null
  const usual = resolveSelection(dish.optionGroups, undefined).chosen
  const isFree = (ids: readonly string[]) => {
    const { chosen, faults } = resolveSelection(dish.optionGroups, ids)
    const left = getLineAllergens(dish.allergens, chosen) ?? asked
    return faults.length === 0 && asked.every((each) => !left.includes(each))
  }
  const removing = dish.optionGroups.map((group) => ({
    group,
    options: group.options.filter(
      ({ isAvailable, allergensRemoved }) => isAvailable && asked.some((each) => allergensRemoved.includes(each)),
    ),
  }))
  const idsWith = (options: readonly DishOption[]) => {
    const full = dish.optionGroups.filter(
      ({ max, options: own }) => max === 1 && own.some((one) => options.includes(one)),
    )
    const kept = usual.filter(({ group }) => !full.some(({ id }) => id === group.id))
    return [...kept.map(({ option }) => option.id), ...options.map(({ id }) => id)]
  }
  const singles = removing.flatMap(({ options }) => options.map((option) => [option]))
  const all = removing.flatMap(({ group, options }) => options.slice(0, group.max))
  return [...singles, all].find((options) => options.length > 0 && isFree(idsWith(options))) ?? null
}

function madeWithout(dish: MenuItem, asked: readonly Allergen[]): string {
  const named = joinWords(asked, 'or')
  const options = choiceWithout(dish, asked)
  if (options) {
    const how = joinWords(options.map(({ name }) => `"${name}"`))
    return `With ${how} the recipe of the ${dish.name} has no ${named}.`
  }
  const said = describePresence(dish, asked)
  const isThere = dish.allergens?.some((each) => asked.includes(each))
  return [...said, ...(isThere ? [`None of its options makes it without ${named}.`] : [])].join(' ')
}

const plain = (words: Words): string => words.filter((word) => word !== ',').join(' ')

/** Whether it is asked how a dish can be made: `can the Philly be made without cream cheese`. */
export function asksForOptions(words: Words): boolean {
  const text = plain(words)
  return (
    /^(?:\w+ )?(?:can|could|is it possible)\b/.test(text) &&
    MADE.test(text) &&
    (!requestPattern.test(text) || CAN_MAKE.test(text))
  )
}

/**
 * What to say to a question about options (docs/product/voice.md#options); null where it is about
 * something else.
 */
export function answerOptions(
  words: Words,
  wished: Words,
  dishes: readonly MenuItem[],
  menu: readonly MenuItem[],
): string | null {
  const text = plain(words)
  if (!ASKING.test(text) || /^(?:\w+ ){0,2}how about\b/.test(text)) return null
  const asked = findAllergens(text)
  const isWish = requestPattern.test(text) && !/\b(?:how|what|which|possible)\b/.test(text)
  if (asked.length > 0) {
    const isMade =
      MADE.test(text) && /\b(?:without|no|free|leave|left|remove)\b/.test(text) && (!isWish || CAN_MAKE.test(text))
    const said = dishes.slice(0, MAX_NAMED_DISHES).map((dish) => madeWithout(dish, asked))
    return isMade && said.length > 0 ? [...said, ALLERGY_NOTICE].join(' ') : null
  }
  if (isWish) return null
  if (PRICE.test(text)) return priceOf(wished, dishes, menu)
  return LIST.test(text) || ALL.test(text) ? listOf(words, text, dishes, menu) : null
}

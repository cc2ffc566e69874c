import type { Allergen, MenuItem, OptionGroup } from '#shared/menu/contract'
import { getLineAllergens, getOptionCents, resolveSelection } from '#shared/menu/options'
import { toLowerInitial } from '#shared/menu/option-text'
import { findAllergens } from '#shared/menu/dietary/allergies'
import { formatCents } from '#shared/platform/money'
import { ALLERGY_NOTICE, describePresence } from '../safety/allergens'
import { MAX_NAMED_DISHES, joinWords } from '../questions/facts'
import { requestPattern, singularize } from '../tokenize/words'
import { getFoodAliases, type DishOption, type KnownOption } from './option-aliases'
import { findMarkedRequest } from './mark-option-requests'
import { readOptionAt } from './read-option-requests'

type Words = readonly string[]

const ASKING =
  /^(?:(?:and|so|hey|hi|hello|hiro|ok|okay|um|uh|well|but|also|please|oh) )*(?:what|whats|which|how|is|are|do|does|can|could|any|tell)\b/
const POSSIBLE = /\b(?:can|could|possible to|do|able to|would)\b/
const MADE = /\b(?:made|make|prepared|prepare|done|come|have|ordered|modified)\b/
/** Whether a text asks if something can be made, as in "can it come without onions". */
function asksHowMade(text: string): boolean {
  const at = text.search(POSSIBLE)
  return at >= 0 && MADE.test(text.slice(at))
}

const CAN_MAKE = /\b(?:can|could) (?:you|they) (?:make|do|prepare)\b(?! (?:me|us|my)\b)/
const PRICE = /\b(?:how much|price|prices|cost|costs|charge|upcharge|more expensive)\b/
const LIST = /\b(?:what|whats|which|any|tell)\b/
const ALL = /\b(?:options?|choices?|customi[sz]\w*|modif\w*|ways?|how can (?:i|we) (?:have|get|order)|change|changes)\b/

const priced = (option: DishOption): string =>
  `${toLowerInitial(option.name)}${getOptionCents(option) > 0 ? ` (+${formatCents(getOptionCents(option))})` : ''}`

const groupSaid = ({ name, options }: OptionGroup): string =>
  `${name}: ${joinWords(options.filter(({ isAvailable }) => isAvailable).map(priced), 'or')}`

/** Lists the option groups of a dish that the words mention. */
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
  // Words of dish names don't name options.
  const own = new Set(menu.flatMap(({ name }) => name.toLowerCase().split(' ').map(singularize)))
  const optionWords = words.filter((word) => !own.has(singularize(word)))
  const options = menu.flatMap((dish) => groupsOf(optionWords, dish).flatMap((group) => group.options))
  const names = [...new Set(options.filter(({ isAvailable }) => isAvailable).map(({ name }) => toLowerInitial(name)))]
  return names.length > 0 ? `There is ${joinWords(names)}. Tell me the dish, and I say which it takes.` : null
}

/** Lists the options of a dish that the words mention. */
function foodsIn(words: Words, dish: MenuItem): readonly KnownOption[] {
  const calls = getFoodAliases(dish)
  const requests = words.flatMap((word) => findMarkedRequest(word) ?? [])
  const texts =
    requests.length > 0 ? requests.map((request) => request.split(' ')) : words.map((_, at) => words.slice(at))
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
 * Finds a selection of options that removes the given allergens according to the recipe. Returns
 * the options that remove them, or null.
 */
function choiceWithout(dish: MenuItem, allergens: readonly Allergen[]): readonly DishOption[] | null {
  if (dish.allergens === null) return null
  const usual = resolveSelection(dish.optionGroups, undefined).chosen
  const isFree = (ids: readonly string[]) => {
    const { chosen, faults } = resolveSelection(dish.optionGroups, ids)
    const left = getLineAllergens(dish.allergens, chosen) ?? allergens
    return faults.length === 0 && allergens.every((each) => !left.includes(each))
  }
  const removing = dish.optionGroups.map((group) => ({
    group,
    options: group.options.filter(
      ({ isAvailable, allergensRemoved }) => isAvailable && allergens.some((each) => allergensRemoved.includes(each)),
    ),
  }))
  const idsWith = (options: readonly DishOption[]) => {
    const full = dish.optionGroups.filter(
      ({ max, options: own }) => max === 1 && own.some((one) => options.includes(one)),
    )
    const unchanged = usual.filter(({ group }) => !full.some(({ id }) => id === group.id))
    return [...unchanged.map(({ option }) => option.id), ...options.map(({ id }) => id)]
  }
  const singles = removing.flatMap(({ options }) => options.map((option) => [option]))
  const all = removing.flatMap(({ group, options }) => options.slice(0, group.max))
  return [...singles, all].find((options) => options.length > 0 && isFree(idsWith(options))) ?? null
}

function madeWithout(dish: MenuItem, allergens: readonly Allergen[]): string {
  const named = joinWords(allergens, 'or')
  const options = choiceWithout(dish, allergens)
  if (options) {
    const how = joinWords(options.map(({ name }) => `"${name}"`))
    return `With ${how} the recipe of the ${dish.name} has no ${named}.`
  }
  const said = describePresence(dish, allergens)
  const isThere = dish.allergens?.some((each) => allergens.includes(each))
  return [...said, ...(isThere ? [`None of its options makes it without ${named}.`] : [])].join(' ')
}

const plain = (words: Words): string => words.filter((word) => word !== ',').join(' ')

/**
 * Whether a sentence asks how a dish can be made: `can the Philly be made without cream cheese`.
 */
export function asksForOptions(words: Words): boolean {
  const text = plain(words)
  return (
    /^(?:\w+ )?(?:can|could|is it possible)\b/.test(text) &&
    asksHowMade(text) &&
    (!requestPattern.test(text) || CAN_MAKE.test(text))
  )
}

/**
 * Answers a question about options (docs/product/voice.md#options). Returns null for other
 * sentences.
 */
export function answerOptions(
  words: Words,
  markedWords: Words,
  dishes: readonly MenuItem[],
  menu: readonly MenuItem[],
): string | null {
  const text = plain(words)
  if (!ASKING.test(text) || /^(?:\w+ ){0,2}how about\b/.test(text)) return null
  const allergens = findAllergens(text)
  const isRequest = requestPattern.test(text) && !/\b(?:how|what|which|possible)\b/.test(text)
  if (allergens.length > 0) {
    const isMade =
      asksHowMade(text) && /\b(?:without|no|free|leave|left|remove)\b/.test(text) && (!isRequest || CAN_MAKE.test(text))
    const said = dishes.slice(0, MAX_NAMED_DISHES).map((dish) => madeWithout(dish, allergens))
    return isMade && said.length > 0 ? [...said, ALLERGY_NOTICE].join(' ') : null
  }
  if (isRequest) return null
  if (PRICE.test(text)) return priceOf(markedWords, dishes, menu)
  return LIST.test(text) || ALL.test(text) ? listOf(words, text, dishes, menu) : null
}

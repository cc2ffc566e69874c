import type { Allergen, MenuItem, OptionGroup } from '#shared/menu/contract'
import { getLineAllergens, getOptionCents, resolveSelection } from '#shared/menu/options'
import { toLowerInitial } from '#shared/menu/option-text'
import { findAllergens } from '#shared/menu/dietary/allergies'
import { formatCents } from '#shared/platform/money'
import { ALLERGY_NOTICE, describePresence, listAllergens } from '../safety/allergens'
import { asItComes } from '../safety/ordered-dish'
import { listTexts, text, type Text } from '#shared/voice/text'
import { MAX_NAMED_DISHES } from '../questions/facts'
import { requestPattern, singularize, type Words } from '../tokenize/words'
import { getFoodAliases, type DishOption, type KnownOption } from './option-aliases'
import { readOptionAt } from './read-option-requests'

type Texts = readonly Text[]

const ASKING =
  /^(?:(?:and|so|hey|hi|hello|hiro|ok|okay|um|uh|well|but|also|please|oh) )*(?:what|whats|which|how|is|are|do|does|can|could|any|tell)\b/
const POSSIBLE = /\b(?:can|could|possible to|do|able to|would)\b/
const MADE = /\b(?:made|make|prepared|prepare|done|come|have|ordered|modified)\b/
/** Whether a text asks if something can be made, as in "can it come without onions". */
function asksHowMade(spoken: string): boolean {
  const at = spoken.search(POSSIBLE)
  return at >= 0 && MADE.test(spoken.slice(at))
}

const CAN_MAKE = /\b(?:can|could) (?:you|they) (?:make|do|prepare)\b(?! (?:me|us|my)\b)/
const PRICE = /\b(?:how much|price|prices|cost|costs|charge|upcharge|more expensive)\b/
const LIST = /\b(?:what|whats|which|any|tell)\b/
const ALL = /\b(?:options?|choices?|customi[sz]\w*|modif\w*|ways?|how can (?:i|we) (?:have|get|order)|change|changes)\b/

const priced = (option: DishOption): string =>
  `${toLowerInitial(option.name)}${getOptionCents(option) > 0 ? ` (+${formatCents(getOptionCents(option))})` : ''}`

function describeGroup({ name, options }: OptionGroup): Text {
  const { en, es } = listTexts(options.filter(({ isAvailable }) => isAvailable).map(priced), 'or')
  return text(`${name}: ${en}`, `${name}: ${es}`)
}

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
  const { aliases } = getFoodAliases(dish)
  const kinds = aliases.filter((alias) => alias.isKind && alias.stems.every((stem) => stems.includes(stem)))
  return dish.optionGroups.filter((group) => kinds.some((alias) => alias.named.some((each) => each.group === group)))
}

function listOf(words: Words, spoken: string, dishes: readonly MenuItem[], menu: readonly MenuItem[]): Texts | null {
  const said = dishes.slice(0, MAX_NAMED_DISHES).flatMap((dish) => {
    const groups = groupsOf(words, dish)
    const those = (groups.length > 0 ? groups : ALL.test(spoken) ? dish.optionGroups : []).map(describeGroup)
    const [english, spanish] = [those.map(({ en }) => en).join('; '), those.map(({ es }) => es).join('; ')]
    return those.length > 0 ? [text(`${dish.name}: ${english}.`, `${dish.name}: ${spanish}.`)] : []
  })
  if (said.length > 0) return said
  const [first] = dishes
  if (first)
    return ALL.test(spoken)
      ? [text(`The ${first.name} is made one way only.`, `${first.name} se hace de una sola manera.`)]
      : null
  // Words of dish names don't name options.
  const own = new Set(menu.flatMap(({ name }) => name.toLowerCase().split(' ').map(singularize)))
  const optionWords = words.filter((word) => !own.has(singularize(word)))
  const options = menu.flatMap((dish) => groupsOf(optionWords, dish).flatMap((group) => group.options))
  const names = [...new Set(options.filter(({ isAvailable }) => isAvailable).map(({ name }) => toLowerInitial(name)))]
  const { en, es } = listTexts(names)
  const which = text(
    `There is ${en}. Tell me the dish, and I say which it takes.`,
    `Hay ${es}. Dígame el plato y le digo cuáles lleva.`,
  )
  return names.length > 0 ? [which] : null
}

/** Lists the options of a dish that the words mention. */
function foodsIn(words: Words, dish: MenuItem): readonly KnownOption[] {
  const aliases = getFoodAliases(dish)
  const found = words.flatMap((_, at) => readOptionAt(words, at, aliases) ?? [])
  const [longest] = [...found].sort((one, other) => other.length - one.length)
  const [request] = longest?.requests ?? []
  if (!request) return []
  const isExtra = request.kind === 'more' || request.kind === 'double'
  const extra = request.foods.filter(({ effect }) => effect === 'extra')
  return isExtra && extra.length > 0 ? extra : request.foods
}

function priceOf(words: Words, dishes: readonly MenuItem[], menu: readonly MenuItem[]): Texts | null {
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
    const said = found.slice(0, MAX_NAMED_DISHES).map(({ dish, option }) => {
      const price = formatCents(getOptionCents(option))
      return getOptionCents(option) > 0
        ? text(`${option.name} is ${price} with the ${dish.name}.`, `${option.name} cuesta ${price} con ${dish.name}.`)
        : text(
            `${option.name} costs nothing more with the ${dish.name}.`,
            `${option.name} no cuesta más con ${dish.name}.`,
          )
    })
    const own = dishes.slice(0, MAX_NAMED_DISHES)
    return [
      ...said,
      ...own.map((dish) => text(`The ${dish.name} is $${dish.price}.`, `${dish.name} cuesta $${dish.price}.`)),
    ]
  }
  const [least = 0] = costs
  const most = costs.at(-1) ?? least
  const [low, high] = [formatCents(least), formatCents(most)]
  return [
    least === most
      ? text(`${name} is ${low}.`, `${name} cuesta ${low}.`)
      : text(`${name} is ${low} to ${high}, by the dish.`, `${name} cuesta de ${low} a ${high}, según el plato.`),
  ]
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

function madeWithout(dish: MenuItem, allergens: readonly Allergen[]): Texts {
  const named = listAllergens(allergens, 'or')
  const options = choiceWithout(dish, allergens)
  if (options) {
    const how = listTexts(options.map(({ name }) => `"${name}"`))
    return [
      text(
        `With ${how.en} the recipe of the ${dish.name} has no ${named.en}.`,
        `Con ${how.es} la receta de ${dish.name} no tiene ${named.es}.`,
      ),
    ]
  }
  const usual = asItComes(dish)
  const isThere = usual.facts.allergens?.some((each) => allergens.includes(each)) ?? false
  const none = text(
    `None of its options makes it without ${named.en}.`,
    `Ninguna de sus opciones lo hace sin ${named.es}.`,
  )
  return [...describePresence(usual, allergens), ...(isThere ? [none] : [])]
}

const plain = (words: Words): string => words.filter((word) => word !== ',').join(' ')

/**
 * Whether a sentence asks how a dish can be made: `can the Philly be made without cream cheese`.
 */
export function asksForOptions(words: Words): boolean {
  const spoken = plain(words)
  return (
    /^(?:\w+ )?(?:can|could|is it possible)\b/.test(spoken) &&
    asksHowMade(spoken) &&
    (!requestPattern.test(spoken) || CAN_MAKE.test(spoken))
  )
}

/**
 * Answers a question about options (docs/product/voice.md#options). Returns null for other
 * sentences.
 */
export function answerOptions(words: Words, dishes: readonly MenuItem[], menu: readonly MenuItem[]): Texts | null {
  const spoken = plain(words)
  if (!ASKING.test(spoken) || /^(?:\w+ ){0,2}how about\b/.test(spoken)) return null
  const allergens = findAllergens(spoken)
  const isRequest = requestPattern.test(spoken) && !/\b(?:how|what|which|possible)\b/.test(spoken)
  if (allergens.length > 0) {
    const isMade =
      asksHowMade(spoken) &&
      /\b(?:without|no|free|leave|left|remove)\b/.test(spoken) &&
      (!isRequest || CAN_MAKE.test(spoken))
    const said = dishes.slice(0, MAX_NAMED_DISHES).flatMap((dish) => madeWithout(dish, allergens))
    return isMade && said.length > 0 ? [...said, ALLERGY_NOTICE] : null
  }
  if (isRequest) return null
  if (PRICE.test(spoken)) return priceOf(words, dishes, menu)
  return LIST.test(spoken) || ALL.test(spoken) ? listOf(words, spoken, dishes, menu) : null
}

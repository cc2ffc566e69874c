import type { Allergen, MenuItem } from '#shared/menu/contract'
import { formatHours, formatWeekLines, getOpenStatus } from '#shared/hours/hours'
import { getHoursOn } from '#shared/hours/open-periods'
import { toWallClock } from '#shared/platform/time'
import { comparePopularity } from '#shared/menu/listing'
import {
  ALLERGY_NOTICE,
  describeAllergens,
  describePresence,
  describeUndeclaredFoods,
  isFreeOf,
  mentionsFood,
} from '../safety/allergens'
import { answerDelivery, describeDeliveryTime, describeWait, parseRequestedDay } from './location-answers'
import { answerDiet } from '../safety/food-warnings'
import {
  MAX_NAMED_DISHES,
  NOT_ON_MENU,
  formatDishNames,
  isOrderable,
  joinWords,
  type AssistantFacts,
  type MenuSection,
  sayUnavailable,
} from './facts'
import type { Question } from './questions'
import { singularize, splitWords, stemsOfName } from '../tokenize/words'

function hours({ text }: Question, { location, now }: AssistantFacts): string {
  const { date, label } = parseRequestedDay(text, location, now)
  const exception = location.hours.exceptions[date]
  const [its, because] = [getHoursOn(location, date), exception?.note ? ` (${exception.note})` : '']
  const line =
    its.length === 0 ? `${label} we are closed${because}.` : `${label} we are open ${formatHours(its)}${because}.`
  if (date !== toWallClock(location, now).date) return line
  const week = formatWeekLines(location).map((each) => `${each.days} ${each.hours}`)
  return `${getOpenStatus(location, now).text}. ${line} Our week: ${week.join(', ')}.`
}

const priceOf = (dish: MenuItem): string => {
  if (Number(dish.price) === 0) return `The ${dish.name} is at market price`
  const usual = dish.regularPrice ? `, instead of $${dish.regularPrice}` : ''
  return `The ${dish.name} is $${dish.price}${usual}`
}

/** Describes the dishes' allergens, or lists the dishes that are declared free of all of them. */
export function answerAllergens(
  allergens: readonly Allergen[],
  dishes: readonly MenuItem[],
  menu: readonly MenuItem[],
  foods: readonly string[] = [],
): string {
  const end = [...describeUndeclaredFoods(foods), ALLERGY_NOTICE].join(' ')
  const isMany = dishes.length > MAX_NAMED_DISHES && allergens.length > 0
  if (dishes.length > 0 && !isMany) {
    const said = dishes.flatMap((dish) =>
      allergens.length + foods.length > 0 ? describePresence(dish, allergens, foods) : [describeAllergens(dish)],
    )
    return [...said, end].join(' ')
  }
  if (allergens.length === 0)
    return foods.length > 0 ? end : `Tell me which allergen, or filter the menu by it. ${ALLERGY_NOTICE}`
  const without = (isMany ? dishes : menu).filter(
    (dish) => isOrderable(dish) && isFreeOf(dish, allergens) && !foods.some((food) => mentionsFood(dish, food)),
  )
  const named = joinWords(allergens, 'or')
  if (without.length === 0) return `${isMany ? 'None of these' : 'No dish'} is declared without ${named}. ${end}`
  return `${isMany ? 'Of these, declared' : 'Declared'} without ${named}: ${formatDishNames(without)}. ${end}`
}

function specials({ specials: today }: AssistantFacts, menu: readonly MenuItem[]): string {
  const lines = today.flatMap(({ title, menuItemId, discountPercent }) => {
    const dish = menu.find(({ id }) => id === menuItemId)
    return dish
      ? [`${title}: ${dish.name}${discountPercent > 0 ? `, ${discountPercent}% off at $${dish.price}` : ''}`]
      : []
  })
  return lines.length > 0 ? `Today's specials: ${lines.slice(0, 3).join('; ')}.` : 'There are no specials today.'
}

const available = (dish: MenuItem): string => {
  if (!dish.isAvailable) return sayUnavailable(dish)
  return Number(dish.price) === 0
    ? `Yes, the ${dish.name} is at market price: please call us to order it.`
    : `Yes, we have the ${dish.name} for $${dish.price}. Shall I add it?`
}

const nutrition = ({ name, nutritionInfo }: MenuItem): string =>
  nutritionInfo
    ? `The ${name} has ${nutritionInfo.calories} calories, ${nutritionInfo.proteinGrams} g protein, ${nutritionInfo.carbohydrateGrams} g carbohydrates, ${nutritionInfo.fatGrams} g fat and ${nutritionInfo.sodiumMilligrams} mg sodium.`
    : `We have no nutrition facts for the ${name}.`

const spice = ({ name, spiceLevel }: MenuItem): string =>
  spiceLevel > 0 ? `The ${name} is spicy, ${spiceLevel} of 5.` : `The ${name} is not marked as spicy.`

const each = (dishes: readonly MenuItem[], say: (dish: MenuItem) => string, none: string): string =>
  dishes.length > 0 ? dishes.slice(0, 3).map(say).join(' ') : none

const describeSections = ({ sections = [] }: AssistantFacts): string =>
  sections.length > 0 ? `: ${formatDishNames(sections)}` : ''

const describeExample = ([dish]: readonly MenuItem[]): string => (dish ? `, such as "two ${dish.name}"` : '')

const WHICH = 'Which dish do you mean?'

/** Answers a question. */
export function answerQuestion(
  question: Question,
  dishes: readonly MenuItem[],
  menu: readonly MenuItem[],
  facts: AssistantFacts,
): string {
  const { location } = facts
  const { street, city, state, zipCode } = location.address
  const open = menu.filter(isOrderable)
  const favourites = open
    .filter(({ isPopular }) => isPopular)
    .sort(comparePopularity)
    .slice(0, 3)
  switch (question.topic) {
    case 'hours':
      return hours(question, facts)
    case 'address':
      return `${location.fullName} is at ${street}, ${city}, ${state} ${zipCode}.`
    case 'phone':
      return `Our phone number is ${location.phone}.`
    case 'email':
      return `Our e-mail address is ${location.email}.`
    case 'delivery': {
      const { takes, closed } = describeDeliveryTime(facts)
      const reply = answerDelivery(question.text, facts, takes)
      return reply.includes(takes) ? reply + closed : reply
    }
    case 'wait':
      return describeWait(facts)
    case 'order-status':
      if (facts.order) return `Order ${facts.order.ticketNumber}: ${facts.order.message}.`
      return facts.order === null
        ? "I couldn't find an order with that number."
        : 'Tell me your order number, or look at the tracking page of your order.'
    case 'specials':
      return specials(facts, menu)
    case 'popular':
      return `Our guests love ${formatDishNames(favourites)}.`
    case 'menu':
      return each(
        dishes,
        available,
        `We have ${open.length} dishes${describeSections(facts)}. Popular are ${formatDishNames(favourites)}.`,
      )
    case 'price':
      return each(dishes, (dish) => `${priceOf(dish)}.`, `I'm not sure which dish you mean. ${WHICH}`)
    case 'contents':
      return each(
        dishes,
        (dish) => `${dish.name}: ${dish.description} ${describeAllergens(dish)}`,
        `${NOT_ON_MENU} ${WHICH}`,
      )
    case 'spice':
      return each(dishes, spice, `Spicy are ${formatDishNames(open.filter(({ spiceLevel }) => spiceLevel > 0))}.`)
    case 'nutrition':
      return each(dishes, nutrition, WHICH)
    case 'vegetarian':
      return answerDiet(
        question.text.includes('vegan') ? 'vegan' : 'vegetarian',
        dishes.slice(0, MAX_NAMED_DISHES),
        menu,
      )
    case 'allergen':
      return answerAllergens(question.allergens ?? [], dishes, menu)
    case 'availability':
      return each(dishes, available, NOT_ON_MENU)
    case 'greeting':
      return "Hello, I'm Hiro. What can I get for you?"
    case 'thanks':
      return "You're welcome! Anything else?"
    case 'farewell':
      return 'All right. Your cart is ready whenever you are.'
    case 'yes':
      return 'Great. Tell me a dish and how many you would like.'
    case 'no':
      return "All right. I'm here if you need anything else."
    case 'help':
      return `Tell me what you would like${describeExample(favourites)}, or ask about hours, prices and what is in a dish.`
  }
}

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

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    splitWords(text)
      .map(singularize)
      .map((stem) => headingAliases.get(stem) ?? stem),
  )

const isOfKind = ({ name }: MenuItem, kind: string): boolean => stemsOfName(name).has(kind)

/**
 * Returns the dishes of the sections that the words name, and those with the word in their name.
 * Null if the words name no section. Under `Salads & Soups` only the soups are soups.
 */
export function findDishesOfKind(
  text: string,
  menu: readonly MenuItem[],
  sections: readonly MenuSection[],
): readonly MenuItem[] | null {
  const stems = stemsIn(text)
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
export function answerKind(text: string, menu: readonly MenuItem[], sections: readonly MenuSection[]): string | null {
  const those = LISTING.test(text) ? (findDishesOfKind(text, menu, sections) ?? []) : []
  return those.length > 0 ? `We have ${formatDishNames(those)}. Which would you like?` : null
}

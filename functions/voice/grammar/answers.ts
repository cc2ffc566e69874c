import type { Allergen, MenuItem } from '#shared/contract/menu'
import { formatHours, hoursOn, openStatus } from '#shared/rules/hours'
import { weekLines } from '#shared/rules/hours-lines'
import { wallClock } from '#shared/rules/local-time'
import { byRank } from '#shared/rules/menu-listing'
import { declaredOf, isWithout, namesFood, presencesOf, SAFETY, undeclaredFoods } from './allergens'
import { aboutDelivery } from './delivers'
import { aboutDiet } from './diets'
import { isOrderable, enumerated, NAMED, namesOf } from './facts'
import type { Facts } from './facts'
import { deliveryTime, waitWords } from './intake'
import { NOT_ON_MENU } from './missed'
import { dayAsked } from './named-days'
import type { Question } from './questions'

function hours({ text }: Question, { location, now }: Facts): string {
  const { date, label } = dayAsked(text, location, now)
  const exception = location.hours.exceptions[date]
  const [its, because] = [hoursOn(location, date), exception?.note ? ` (${exception.note})` : '']
  const line =
    its.length === 0 ? `${label} we are closed${because}.` : `${label} we are open ${formatHours(its)}${because}.`
  if (date !== wallClock(location, now).date) return line
  const week = weekLines(location).map((each) => `${each.days} ${each.hours}`)
  return `${openStatus(location, now).text}. ${line} Our week: ${week.join(', ')}.`
}

const priceOf = (dish: MenuItem): string => {
  if (Number(dish.price) === 0) return `The ${dish.name} is at market price`
  const usual = dish.regularPrice ? `, instead of $${dish.regularPrice}` : ''
  return `The ${dish.name} is $${dish.price}${usual}`
}

/** What is known of allergens in dishes, or which dishes are declared without all of them. */
export function aboutAllergens(
  asked: readonly Allergen[],
  dishes: readonly MenuItem[],
  menu: readonly MenuItem[],
  foods: readonly string[] = [],
): string {
  const end = [...undeclaredFoods(foods), SAFETY].join(' ')
  const isMany = dishes.length > NAMED && asked.length > 0
  if (dishes.length > 0 && !isMany) {
    const said = dishes.flatMap((dish) =>
      asked.length + foods.length > 0 ? presencesOf(dish, asked, foods) : [declaredOf(dish)],
    )
    return [...said, end].join(' ')
  }
  if (asked.length === 0) return foods.length > 0 ? end : `Tell me which allergen, or filter the menu by it. ${SAFETY}`
  const without = (isMany ? dishes : menu).filter(
    (dish) => isOrderable(dish) && isWithout(dish, asked) && !foods.some((food) => namesFood(dish, food)),
  )
  const named = enumerated(asked, 'or')
  if (without.length === 0) return `${isMany ? 'None of these' : 'No dish'} is declared without ${named}. ${end}`
  return `${isMany ? 'Of these, declared' : 'Declared'} without ${named}: ${namesOf(without)}. ${end}`
}

function specials({ specials: today }: Facts, menu: readonly MenuItem[]): string {
  const lines = today.flatMap(({ title, menuItemId, discountPercent }) => {
    const dish = menu.find(({ id }) => id === menuItemId)
    return dish
      ? [`${title}: ${dish.name}${discountPercent > 0 ? `, ${discountPercent}% off at $${dish.price}` : ''}`]
      : []
  })
  return lines.length > 0 ? `Today's specials: ${lines.slice(0, 3).join('; ')}.` : 'There are no specials today.'
}

const available = (dish: MenuItem): string => {
  if (!dish.isAvailable) return `Sorry, the ${dish.name} is sold out right now.`
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

const WHICH = 'Which dish do you mean?'

/** What the assistant says to a question. */
export function answer(
  question: Question,
  dishes: readonly MenuItem[],
  menu: readonly MenuItem[],
  facts: Facts,
): string {
  const { location } = facts
  const { street, city, state, zipCode } = location.address
  const open = menu.filter(isOrderable)
  const favourites = open
    .filter(({ isPopular }) => isPopular)
    .sort(byRank)
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
      const { takes, closed } = deliveryTime(facts)
      const reply = aboutDelivery(question.text, location, takes)
      return reply.includes(takes) ? reply + closed : reply
    }
    case 'wait':
      return waitWords(facts)
    case 'order-status':
      if (facts.order) return `Order ${facts.order.ticketNumber}: ${facts.order.message}.`
      return facts.order === null
        ? "I couldn't find an order with that number."
        : 'Tell me your order number, or look at the tracking page of your order.'
    case 'specials':
      return specials(facts, menu)
    case 'popular':
      return `Our guests love ${namesOf(favourites)}.`
    case 'menu':
      return each(
        dishes,
        available,
        `We have ${open.length} dishes: appetizers, hibachi, sushi rolls and more. Popular are ${namesOf(favourites)}.`,
      )
    case 'price':
      return each(dishes, (dish) => `${priceOf(dish)}.`, `I'm not sure which dish you mean. ${WHICH}`)
    case 'contents':
      return each(dishes, (dish) => `${dish.name}: ${dish.description} ${declaredOf(dish)}`, `${NOT_ON_MENU} ${WHICH}`)
    case 'spice':
      return each(dishes, spice, `Spicy are ${namesOf(open.filter(({ spiceLevel }) => spiceLevel > 0))}.`)
    case 'nutrition':
      return each(dishes, nutrition, WHICH)
    case 'vegetarian':
      return aboutDiet(question.text.includes('vegan') ? 'vegan' : 'vegetarian', dishes.slice(0, NAMED), menu)
    case 'allergen':
      return aboutAllergens(question.allergens ?? [], dishes, menu)
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
      return 'Tell me what you would like, such as "two California Rolls", or ask about hours, prices and what is in a dish.'
  }
}

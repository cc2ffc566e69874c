import type { MenuItem } from '#shared/menu/contract'
import { resolveSelection, sumOptionCents } from '#shared/menu/options'
import { formatCents, toCents } from '#shared/platform/money'
import { parseExclusions, toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { listHideReasons } from '#shared/menu/dietary/filters'
import { isVegetarian } from '#shared/menu/dietary/dish-facts'
import { ALLERGY_NOTICE, mentionsFood } from '../safety/allergens'
import { formatDishNames, isOrderable, joinWords } from './facts'

const LEAD =
  '^(?:(?:please|can you|could you|can i|could i|i want to|i would like to|id like to|lets|just|now|ok|okay|and|hey|hiro|ready to|im ready to|i am ready to|go to|take me to) )*'

const TOTAL =
  /\b(?:(?:my|our|the|cart|order|grand) (?:total|subtotal|bill)|how much (?:do (?:i|we) owe|is (?:it|everything|my order|my cart|the order|the cart)(?: so far| in total| all together| altogether)?$|does (?:it|that|everything) (?:come to|cost in total))|total so far|whats the damage)\b/
const CLEAR = new RegExp(
  `${LEAD}(?:(?:clear|empty|reset|wipe)(?: out)? (?:my|the|our)(?: whole| entire)? (?:cart|basket|bag|order)|start (?:all )?over|start again)\\b`,
)
const CANCEL = new RegExp(`${LEAD}cancel (?:my|the|our)(?: whole| entire)? order\\b`)
const CHECKOUT = new RegExp(
  `${LEAD}(?:check ?out|place (?:my|the|our) order|pay(?: now| for (?:it|this|that|my order))?|finish(?: my order)?)(?: please| now)?$`,
)

/** Answers what a guest wants from the cart and the checkout with what to tap. */
export function answerCartRequest(said: string, lines: readonly CartLine[], menu: readonly MenuItem[]): string | null {
  if (CANCEL.test(said))
    return 'For an order that you placed, open its tracking page and tap “Cancel Order”. To empty your cart, open it and tap “Clear cart”.'
  if (CLEAR.test(said)) return 'To empty your cart, open it and tap “Clear cart”.'
  if (CHECKOUT.test(said)) return 'Open your cart and tap “Continue to Checkout”.'
  return TOTAL.test(said) ? sayTotal(lines, menu) : null
}

type CartLine = { readonly itemId: number; readonly quantity: number; readonly options?: readonly string[] | undefined }

/** Says what the dishes of the cart cost with their options; the checkout adds tax and fees. */
function sayTotal(lines: readonly CartLine[], menu: readonly MenuItem[]): string {
  const cents = lines.map(({ itemId, quantity, options }) => {
    const dish = menu.find(({ id }) => id === itemId)
    if (!dish || dish.price === null) return null
    const { chosen } = resolveSelection(dish.optionGroups, options)
    return quantity * (toCents(dish.price) + sumOptionCents(chosen))
  })
  const known = cents.filter((each) => each !== null)
  return lines.length === 0 || known.length < lines.length
    ? 'Your cart shows the total. Open it, or tap “Continue to Checkout” to see it with tax.'
    : `The dishes in your cart come to ${formatCents(known.reduce((sum, each) => sum + each, 0))} before discounts, tax and fees. Tap “Continue to Checkout” to see the total.`
}

const DAY =
  '(?:today|tonight|tomorrow(?: morning| noon| afternoon| evening| night)?|later(?: today)?|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)'
const CLOCK =
  '(?:noon|midnight|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:thirty|fifteen|\\d{2}))?(?: ?(?:am|pm|oclock))?)'
const TIME = new RegExp(
  `(?:^| )(?:(?:for )?${DAY}(?: (?:at|around|by) ${CLOCK})?|(?:for|at|around|by) (?:noon|midnight|\\d{1,2}(?: \\d{2})? ?(?:am|pm)))(?= please|$| ,)`,
)

export const TIME_ANSWER = 'You choose the time at checkout.'

/** Removes a wish for a time (`for tomorrow at noon`) from words; null if there is none. */
export function extractTime(words: readonly string[]): readonly string[] | null {
  const said = words.join(' ')
  if (!TIME.test(said)) return null
  return said
    .replace(TIME, ' ')
    .split(' ')
    .filter((word) => word !== '')
}

const LIMIT =
  /\b(?:under|below|less than|cheaper than|up to|at most|no more than|for less than)\s+\$?\s*(\d{1,3}(?:\.\d{1,2})?)\b(?!\s*(?:calories|minutes|people|of\b))/i
const SPICY = /\b(?:spicy|hot and spicy|with (?:some )?(?:heat|spice)|picante)\b/i

/**
 * Lists the dishes that fit a wish without a dish: `under $15`, `spicy but no shellfish`. Null for
 * other sentences.
 */
export function answerWish(text: string, menu: readonly MenuItem[]): string | null {
  const limit = Number(LIMIT.exec(text)?.[1] ?? 0)
  const { filters, unmapped } = parseExclusions(text)
  const isSpicy = SPICY.test(text)
  const isExcluding = filters.length + unmapped.length > 0
  if (limit === 0 && !(isSpicy && isExcluding)) return null
  const preferences = toDietaryPreferences(filters)
  const fitting = menu.filter(
    (dish) =>
      isOrderable(dish) &&
      (limit === 0 || Number(dish.price) < limit) &&
      (!isSpicy || dish.spiceLevel > 0) &&
      listHideReasons(dish, preferences).length === 0 &&
      (!filters.includes('vegetarian') || isVegetarian(dish)) &&
      !unmapped.some((food) => mentionsFood(dish, food)),
  )
  const how = joinWords([...(isSpicy ? ['spicy'] : []), ...(limit > 0 ? [`under $${limit}`] : [])])
  const notice = isExcluding ? ` By their declaration. ${ALLERGY_NOTICE}` : ''
  if (fitting.length === 0) return `I can't name a dish like that.${notice}`
  return `${how.charAt(0).toUpperCase()}${how.slice(1)}: ${formatDishNames(fitting)}.${notice}`
}

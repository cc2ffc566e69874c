import type { MenuItem } from '#shared/menu/contract'
import { resolveSelection, sumOptionCents } from '#shared/menu/options'
import { formatCents, toCents } from '#shared/platform/money'
import { listTexts, text, type Text } from '#shared/voice/text'
import { say, type Answer } from '../grammar/answer'
import type { GuestMessage, SpokenItem } from '../grammar/edit/intent'
import { findNames } from '../grammar/recognize/names'
import { PAUSE, isPlural, type Words } from '../grammar/tokenize/words'

const LEAD =
  '^(?:(?:please|can you|could you|can i|could i|i want to|i would like to|id like to|lets|just|now|ok|okay|and|hey|hiro|ready to|im ready to|i am ready to|go to|take me to|quiero|quisiera|ya|puedo) )*'

const TOTAL =
  /\b(?:(?<!(?:split|divide|separate) )(?:my|our|the|cart|order|grand) (?:total|subtotal|bill)|how much (?:do (?:i|we) owe|is (?:it|everything|my order|my cart|the order|the cart)(?: so far| in total| all together| altogether)?$|does (?:it|that|everything) (?:come to|cost in total))|total so far|whats the damage|(?:mi|el) total|cuanto (?:es (?:todo|en total)|seria todo|debo|va)|la cuenta)\b/
/** About the cart, if it has lines and no question is open. */
const TOTAL_OF_THAT =
  /^(?:(?:and|so|ok|hey|hiro) )*how much (?:is|are|would|will|does) (?:that|this|those|these|all (?:of )?(?:that|this|it))(?: all)?(?: be| cost)?(?: so far| in total| all together| altogether| now)?$/
const CLEAR = new RegExp(
  `${LEAD}(?:(?:clear|empty|reset|wipe)(?: out)? (?:my|the|our)(?: whole| entire)? (?:cart|basket|bag|order)|start (?:all )?over|start again|(?:vacia|borra|limpia)r? (?:mi|el) (?:carrito|pedido))\\b`,
)
const CANCEL = new RegExp(`${LEAD}(?:cancel (?:my|the|our)(?: whole| entire)? order|cancelar? mi (?:pedido|orden))\\b`)
const CHECKOUT = new RegExp(
  `${LEAD}(?:check ?out|place (?:my|the|our) order|pay(?: now| for (?:it|this|that|my order))?|finish(?: my order)?|pagar|terminar(?: mi pedido)?)(?: please| now| por favor)?$`,
)
const DONE =
  /^(?:no )*(?:thats (?:all|it|everything|enough)|that is (?:all|it|everything)|that will be (?:all|it)|thatll be (?:all|it)|that would be all|nothing (?:else|more)|(?:im|i am|were) (?:done|finished|all set)|all set|all done|done|eso es todo|es todo|nada mas|ya termine)(?: please| thanks| thank you| hiro| for now| gracias)*$/
const READS_CART =
  /\b(?:whats (?:in|on) (?:my|the|our) (?:cart|order|basket|bag)|what (?:is|do i have|have i got) (?:in|on) (?:my|the|our) (?:cart|order|basket|bag)|what (?:do i have|have i (?:got|ordered|added))(?: so far| in (?:my|the) cart)?$|read (?:me )?(?:back )?(?:my|the) (?:order|cart)(?: back)?|repeat my order|que (?:tengo|hay) en (?:mi|el) (?:carrito|pedido)|que (?:llevo|he pedido|pedi))\b/
const HOW_MANY = /\b(?:how many|cuant[oa]s)\b/
const IN_CART = /\b(?:(?:do|did|have) (?:i|we)|(?:in|on) (?:my|the|our) (?:cart|order)|tengo|llevo|pedi)\b/
const HOW_MUCH =
  /^(?:(?:and|so|ok|hey|hiro|y|,) )*(?:how much (?:is|are|for|would|will|do|does|were)|cuanto (?:cuestan?|es|son|valen?|seria[n]?))\b/
/** Words of a price question that are no order. */
const PRICE_WORDS =
  /\b(?:how much|cuanto|would|will|cost|be|in total|together|altogether|cuestan?|valen?|seria[n]?)\b|^(?:(?:and|so|ok|hey|hiro|y) )*(?:is|are|for|do|does|es|son)\b/g

/** What a line costs with its options, before discounts, tax and fees; null at market price. */
function getCents({ itemId, quantity, options }: SpokenItem, menu: readonly MenuItem[]): number | null {
  const dish = menu.find(({ id }) => id === itemId)
  if (!dish || dish.price === null || Number(dish.price) === 0) return null
  return quantity * (toCents(dish.price) + sumOptionCents(resolveSelection(dish.optionGroups, options).chosen))
}

/** Returns the sum of lines; null if one has no price. */
function sumLines(lines: readonly SpokenItem[], menu: readonly MenuItem[]): number | null {
  const cents = lines.map((line) => getCents(line, menu)).filter((each) => each !== null)
  return lines.length > 0 && cents.length === lines.length ? cents.reduce((sum, each) => sum + each, 0) : null
}

type Counted = Pick<SpokenItem, 'itemId' | 'quantity'>

/** Lists dishes with their quantity over all their lines. */
function countDishes(lines: readonly Counted[], menu: readonly MenuItem[]): Text {
  const counts = new Map<string, number>()
  for (const { itemId, quantity } of lines) {
    const name = menu.find(({ id }) => id === itemId)?.name
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + quantity)
  }
  return listTexts([...counts].map(([name, count]) => `${count} ${name}`))
}

const EMPTY = text('Your cart is empty.', 'Su carrito está vacío.')

function sayTotal(lines: readonly SpokenItem[], menu: readonly MenuItem[]): Text {
  const cents = sumLines(lines, menu)
  const sum = formatCents(cents ?? 0)
  return cents === null
    ? text(
        'Your cart shows the total. Open it, or tap “Continue to Checkout” to see it with tax.',
        'Su carrito muestra el total. Ábralo, o toque “Continue to Checkout” para verlo con impuestos.',
      )
    : text(
        `The dishes in your cart come to ${sum} before discounts, tax and fees. Tap “Continue to Checkout” to see the total.`,
        `Los platos de su carrito suman ${sum} antes de descuentos, impuestos y cargos. Toque “Continue to Checkout” para ver el total.`,
      )
}

const CLEARS = text(
  'To empty your cart, open it and tap “Clear cart”.',
  'Para vaciar su carrito, ábralo y toque “Clear cart”.',
)
const CANCELS = text(
  'For an order that you placed, open its tracking page and tap “Cancel Order”.',
  'Para un pedido ya hecho, abra su página de seguimiento y toque “Cancel Order”.',
)
const CHECKS_OUT = text('Tap “Continue to Checkout”.', 'Toque “Continue to Checkout”.')

const withCheckout = (answer: Answer, lines: readonly SpokenItem[]): Answer =>
  lines.length > 0 ? { ...answer, offersCheckout: true } : answer

/** Says which lines still wait for the guest's yes. */
function sayWaiting(waiting: readonly Counted[], menu: readonly MenuItem[]): readonly Text[] {
  const { en, es } = countDishes(waiting, menu)
  return en === ''
    ? []
    : [
        text(
          `Not in your cart yet: ${en}. Say yes, or tap “Add to cart”.`,
          `Todavía no en su carrito: ${es}. Diga sí, o toque “Add to cart”.`,
        ),
      ]
}

/** The lines of the dishes that a message names. */
function findLines(words: Words, { vocabulary, context = [] }: GuestMessage): readonly SpokenItem[] {
  const named = findNames(words, vocabulary).flatMap(({ dishes }) => dishes)
  return context.filter(({ itemId }) => named.some(({ id }) => id === itemId))
}

/**
 * Answers what a message asks of the cart and the checkout; null for other messages. `waiting` are
 * the lines that the guest has not confirmed.
 */
export function answerCartTalk(words: Words, input: GuestMessage, waiting: readonly Counted[] = []): Answer | null {
  const said = words.filter((word) => word !== PAUSE).join(' ')
  const { vocabulary, context = [] } = input
  const menu = vocabulary.menu
  const notYet = sayWaiting(waiting, menu)
  if (CANCEL.test(said)) return say(CANCELS, CLEARS)
  if (CLEAR.test(said)) return say(CLEARS)
  if (CHECKOUT.test(said))
    return context.length === 0 ? say(EMPTY, ...notYet) : withCheckout(say(CHECKS_OUT, ...notYet), context)
  if (DONE.test(said) && context.length === 0 && notYet.length > 0) return say(...notYet)
  if (DONE.test(said) && context.length > 0) {
    const { en, es } = countDishes(context, menu)
    const ready = text(`You have ${en}. Tap “Continue to Checkout”.`, `Tiene ${es}. Toque “Continue to Checkout”.`)
    return withCheckout(say(ready, ...notYet), context)
  }
  const isTotal = TOTAL.test(said) || (TOTAL_OF_THAT.test(said) && context.length > 0 && !input.question)
  if (isTotal) return withCheckout(say(sayTotal(context, menu), ...notYet), context)
  if (READS_CART.test(said)) {
    if (context.length === 0) return say(EMPTY, ...notYet)
    const { en, es } = countDishes(context, menu)
    return withCheckout(say(text(`You have ${en}.`, `Tiene ${es}.`), sayTotal(context, menu), ...notYet), context)
  }
  if (HOW_MANY.test(said) && IN_CART.test(said)) return sayCount(findLines(words, input), words, input)
  return null
}

function sayCount(lines: readonly SpokenItem[], words: Words, { vocabulary }: GuestMessage): Answer | null {
  const [name] = findNames(words, vocabulary).flatMap(({ dishes }) => dishes.map((dish) => dish.name))
  if (name === undefined) return null
  const { en, es } = countDishes(lines, vocabulary.menu)
  return lines.length === 0
    ? say(text(`There is no ${name} in your cart.`, `No hay ${name} en su carrito.`))
    : say(text(`You have ${en}.`, `Tiene ${es}.`))
}

/**
 * Answers what several dishes or the lines of a dish in the cart cost together; null for other
 * questions. `understand` reads the question as an order.
 */
export function answerSum(
  words: Words,
  input: GuestMessage,
  understand: (input: GuestMessage) => Answer,
): Answer | null {
  const said = words.join(' ')
  if (!HOW_MUCH.test(said)) return null
  const { vocabulary } = input
  const held = findLines(words, input)
  const isNamed = findNames(words, vocabulary).some(
    ({ from, to }) => words[from - 1] === 'the' && isPlural(words[to - 1] ?? ''),
  )
  const isOfCart = isNamed || /\b(?:my|mis)\b/.test(said)
  if (held.length > 0 && isOfCart) return saySum(held, vocabulary.menu)
  const order = said.replace(PRICE_WORDS, ' ').trim().replace(PRICE_WORDS, ' ').replace(/ +/g, ' ').trim()
  const { action, items } = understand({ ...input, message: order, context: [] })
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return action === 'add_to_cart' && count > 1 ? saySum(items, vocabulary.menu) : null
}

function saySum(lines: readonly SpokenItem[], menu: readonly MenuItem[]): Answer | null {
  const cents = sumLines(lines, menu)
  if (cents === null) return null
  const { en, es } = countDishes(lines, menu)
  const sum = formatCents(cents)
  return say(text(`${en} come to ${sum} before tax.`, `${es} suman ${sum} antes de impuestos.`))
}

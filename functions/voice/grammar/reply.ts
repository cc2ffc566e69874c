import type { VoiceAction, VoiceConfidence, VoiceItem, VoiceReply } from '#shared/voice/contract'
import {
  formatSpokenLine,
  listRemarks,
  mergeLines,
  resolveLineOptions,
  separateDuplicates,
  toVoiceItem,
  type LineWithOptions,
  type SpokenLine,
} from './resolve/line-options'
import type { MenuItem } from '#shared/menu/contract'
import { addDietaryNotes, findFoodWarning } from './safety/food-warnings'
import {
  MAX_NAMED_DISHES,
  NOT_UNDERSTOOD,
  askForQuantity,
  describeNotFound,
  isOrderable,
  isOrderableQuantity,
  joinWords,
  sayUnavailable,
} from './questions/facts'
import type { DietaryNeeds } from './safety/allergens'
import type { Intent, SpokenItem } from './edit/intent'
import { askAbout, getConfidence } from './cover/confidence'
import type { Location } from '#shared/locations/index'

/** Builds a reply that changes the cart, or one that only speaks. */
export function createReply(
  action: VoiceAction | null,
  items: readonly VoiceItem[],
  response: string,
  confidence: VoiceConfidence | null,
): VoiceReply {
  const [first] = items
  return {
    success: true,
    action: first ? action : null,
    itemId: first?.itemId ?? null,
    itemName: first?.itemName ?? null,
    quantity: first?.quantity ?? null,
    response,
    items: [...items],
    confidence: first ? confidence : null,
  }
}

export const createSpokenReply = (response: string, success = true): VoiceReply => ({
  ...createReply(null, [], response, null),
  success,
})

const refused = (dish: MenuItem): string =>
  dish.isAvailable ? `The ${dish.name} is at market price, so please call us to order it.` : sayUnavailable(dish)

const whichOf = (dishes: readonly MenuItem[]): string => {
  const open = dishes.filter(isOrderable)
  return joinWords(
    (open.length > 0 ? open : dishes).slice(0, MAX_NAMED_DISHES).map(({ name }) => name),
    'or',
  )
}

/** Lists the remarks on words that were ambiguous or unknown. */
function remainder({ several, unknown }: Intent): readonly string[] {
  let left: number = MAX_NAMED_DISHES
  const some = (dishes: readonly MenuItem[]) => {
    const named = dishes.slice(0, left)
    left -= named.length
    return named
  }
  return [
    ...several.map((each) => {
      const dishes = some(each.dishes)
      return dishes.length > 0
        ? `Which "${each.said}" would you like: ${whichOf(dishes)}?`
        : `Which "${each.said}" would you like?`
    }),
    ...unknown.map((each) => {
      const near = some(each.near)
      return `${describeNotFound(each.said)}${near.length > 0 ? ` Did you mean ${whichOf(near)}?` : ''}`
    }),
  ]
}

/** Converts a removed line: its known options, or none if any options match. */
const removedLine = (line: SpokenLine): LineWithOptions => ({
  ...line,
  options: line.options ?? [],
  remarks: [],
  question: null,
  ...(line.options && { was: line.options }),
})

/**
 * ` instead of the Dragon Roll`: names the lines that a change removes; empty if it removes none.
 */
const insteadOf = (lines: readonly LineWithOptions[]): string => {
  const names = lines.filter(({ quantity }) => quantity === 0).map(({ dish }) => `the ${dish.name}`)
  return names.length > 0 ? ` instead of ${joinWords(names)}` : ''
}

/** Names the refused dishes that this reply does not remove from the cart. */
function refusedWords({ remove, declined }: Intent): readonly string[] {
  const inCart = remove.filter(({ isThere }) => isThere).map(({ dish }) => dish.name)
  const names = [...remove.filter(({ isThere }) => !isThere).map(({ dish }) => dish), ...declined].map(
    ({ name }) => name,
  )
  return [
    ...(names.length > 0 ? [`I added no ${joinWords(names, 'or')}.`] : []),
    ...[...new Set(inCart)].map((name) => `To take it out of your cart, say "remove the ${name}".`),
  ]
}

const UNCLEAR = 'Which dish do you mean?'

/**
 * Changes existing lines. Passes needs to the kitchen as notes, but does not raise the quantity of
 * a risky dish.
 */
function change(
  intent: Intent,
  lines: readonly LineWithOptions[],
  others: readonly string[],
  needs: DietaryNeeds | null,
  context: readonly SpokenItem[],
): VoiceReply {
  const items = lines.map(toVoiceItem)
  const fresh = lines.flatMap((line) => {
    const known = context.findLast(({ itemId }) => itemId === line.dish.id)
    return line.quantity === 0 ? [] : [{ ...line, notes: line.notes.filter((note) => note !== known?.notes), known }]
  })
  const caution = findFoodWarning(fresh, needs)
  const say = (...first: readonly string[]) => [...first, ...(caution ? [caution.response] : []), ...others].join(' ')
  if (lines[0]?.quantity === 0 && !caution)
    return createReply(
      'remove_from_cart',
      items,
      say(`Taking ${lines[0].dish.name} out of your cart.`),
      getConfidence(lines, intent),
    )
  if (!caution?.isRisky) {
    const made = lines.filter(({ quantity }) => quantity !== 0)
    return createReply(
      'update_cart',
      items,
      say(`Making it ${joinWords(made.map(formatSpokenLine))}${insteadOf(lines)}.`, ...listRemarks(made)),
      getConfidence(lines, intent),
    )
  }
  if (fresh.some(({ quantity, known }) => (quantity ?? 1) > (known?.quantity ?? 0)))
    return createSpokenReply(say("I didn't change your cart."))
  const noted = [...new Set(fresh.flatMap(({ notes }) => notes))].join(', ')
  return createReply('update_cart', items, say(`I noted "${noted}" for the kitchen.`), 'low')
}

/**
 * Answers an intent: does what is possible and names the rest, without substitutes. Adds dietary
 * needs to every dish as a note and says what the dishes declare.
 */
export function answerIntent(
  intent: Intent,
  needs: DietaryNeeds | null = null,
  context: readonly SpokenItem[] = [],
): VoiceReply {
  const rest = remainder(intent)
  const wanted = intent.add.map(resolveLineOptions)
  const isPossible = ({ dish, quantity, question }: LineWithOptions) =>
    isOrderable(dish) && question === null && quantity !== 0 && isOrderableQuantity(quantity)
  const possible = addDietaryNotes(mergeLines(wanted.filter(isPossible)), needs)
  const questions = wanted.flatMap(({ dish, question }) => (question !== null && isOrderable(dish) ? [question] : []))
  const impossible = intent.add.filter(({ dish }) => !isOrderable(dish)).map(({ dish }) => refused(dish))
  const tooMany = askForQuantity([...intent.add, ...intent.update].map(({ quantity }) => quantity))
  const others = [...impossible, ...questions, ...tooMany, ...rest]
  const say = (...first: readonly string[]) => [...first, ...others].join(' ')
  if (possible.length > 0) {
    // `another one, well done` adds a line and leaves the existing one.
    const items = possible.map(({ was: _, ...line }) => toVoiceItem(line))
    const caution = findFoodWarning(possible, needs)
    const isToConfirm = caution?.isToConfirm === true || possible.some(({ isIncomplete }) => isIncomplete)
    const confidence = isToConfirm ? 'low' : getConfidence(possible, intent)
    const dishes = joinWords(possible.map(formatSpokenLine))
    const first = confidence === 'high' ? `Adding ${dishes} to your cart.` : `I heard ${dishes}.`
    const remarks = listRemarks(possible)
    const asked = askAbout(intent, [dishes, ...remarks].join(' '))
    const more = [...remarks, ...asked, ...(caution ? [caution.response] : [])]
    return createReply('add_to_cart', items, say(first, ...more, ...refusedWords(intent)), confidence)
  }
  const updated = separateDuplicates(
    intent.update.map(resolveLineOptions),
    context.map(({ options }) => options),
  )
  const changes = addDietaryNotes(updated, needs).filter(
    ({ dish, quantity }) => (quantity === 0 || isOrderable(dish)) && isOrderableQuantity(quantity),
  )
  if (changes.length > 0 && changes.length === updated.length) return change(intent, changes, others, needs, context)
  const [blocked] = intent.update.filter(({ dish }) => !isOrderable(dish))
  if (blocked) return createSpokenReply(refused(blocked.dish))
  if (intent.remove.length > 0) {
    const items = intent.remove.map(removedLine).map(toVoiceItem)
    return createReply(
      'remove_from_cart',
      items,
      say(`Taking ${joinWords(items.map(({ itemName }) => itemName))} out of your cart.`),
      getConfidence(intent.remove, intent),
    )
  }
  if (intent.replacing) {
    const example = `${intent.replacing.name} instead of the …`
    return createSpokenReply(say(`I changed nothing. Name the dish to replace, too, such as "${example}".`))
  }
  const declined = refusedWords(intent)
  if (declined.length > 0) return createSpokenReply([...declined, ...others].join(' '))
  if (others.length > 0)
    return createSpokenReply(others.join(' '), intent.several.length + impossible.length + questions.length > 0)
  return intent.isUnclear ? createSpokenReply(UNCLEAR) : createSpokenReply(NOT_UNDERSTOOD, false)
}

/**
 * The reply in English and Spanish when a question about allergies or food safety was not
 * understood.
 */
export const createNotUnderstoodReply = ({ phone }: Pick<Location, 'phone'>): VoiceReply =>
  createSpokenReply(
    `I didn't understand the allergy or food question, so I changed nothing. Please ask our staff: ${phone}. ` +
      `No entendí la pregunta sobre alergias o alimentos y no cambié nada. Pregunte a nuestro personal: ${phone}.`,
    false,
  )

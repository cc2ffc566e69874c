import type { OpenQuestion } from '#shared/voice/contract'
import { listTexts, text, type Text } from '#shared/voice/text'
import { askToConfirm, createAnswer, say, sayNotUnderstood, type Answer, type Sentence } from './answer'
import {
  formatSpokenLine,
  describeNotes,
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
  sayUnavailable,
} from './questions/facts'
import type { DietaryNeeds } from './safety/allergens'
import { toOneChange, type Intent, type SpokenItem } from './edit/intent'
import { sayChange, sayRemoval } from './say-changes'
import { askAbout, getConfidence } from './cover/confidence'
import { WHICH_DISH } from './questions/answers'
import { askWhichDish } from './questions/open-questions'

const refused = (dish: MenuItem): Text =>
  dish.isAvailable
    ? text(
        `The ${dish.name} is at market price, so please call us to order it.`,
        `${dish.name} tiene precio de mercado: llámenos para pedirlo.`,
      )
    : sayUnavailable(dish)

const whichOf = (dishes: readonly MenuItem[]): Text => {
  const open = dishes.filter(isOrderable)
  return listTexts(
    (open.length > 0 ? open : dishes).slice(0, MAX_NAMED_DISHES).map(({ name }) => name),
    'or',
  )
}

/** Lists the remarks on words that were ambiguous or unknown. */
function remainder({ several, unknown }: Intent): readonly Sentence[] {
  let left: number = MAX_NAMED_DISHES
  const some = (dishes: readonly MenuItem[]) => {
    const named = dishes.slice(0, left)
    left -= named.length
    return whichOf(named)
  }
  return [
    ...several.map((each) => {
      const { en, es } = some(each.dishes)
      return en === ''
        ? text(`Which "${each.said}" would you like?`, `¿Cuál "${each.said}" quiere?`)
        : text(`Which "${each.said}" would you like: ${en}?`, `¿Cuál "${each.said}" quiere: ${es}?`)
    }),
    ...unknown.flatMap((each) => {
      const { en, es } = some(each.near)
      const near = en === '' ? [] : [text(`Did you mean ${en}?`, `¿Quiso decir ${es}?`)]
      return [describeNotFound(each.said), ...near]
    }),
  ]
}

/** Returns what the next message may answer: the first of the open points. */
function findQuestion(intent: Intent, wanted: readonly LineWithOptions[]): OpenQuestion | undefined {
  if (intent.replacing) {
    const line = { dish: intent.replacing, quantity: 1, notes: [], said: intent.replacing.name }
    return { kind: 'which-line', instead: toVoiceItem(resolveLineOptions(line)) }
  }
  const [several] = intent.several
  if (several) return askWhichDish(several.dishes, several.quantity ?? null, (several.notes ?? []).join(', '))
  const near = intent.unknown.flatMap((each) => each.near)
  if (near.length > 0) return askWhichDish(near)
  const open = wanted.find(({ dish, question }) => question !== null && isOrderable(dish))
  if (open) return { kind: 'which-option', item: toVoiceItem(open) }
  const uncounted = wanted.find(({ dish, quantity }) => !isOrderableQuantity(quantity) && isOrderable(dish))
  return uncounted && { kind: 'how-many', item: toVoiceItem({ ...uncounted, quantity: 1 }) }
}

/** Converts a removed line: its known options, or none if any options match. */
const removedLine = (line: SpokenLine): LineWithOptions => ({
  ...line,
  options: line.options ?? [],
  remarks: [],
  question: null,
  ...(line.options && { was: line.options }),
})

/** Names the refused dishes that this reply doesn't change. */
function refusedWords({ remove, declined }: Intent, context: readonly SpokenItem[]): readonly Text[] {
  const absent = remove.filter(({ isThere }) => !isThere).map(({ dish }) => dish)
  const held = (dish: MenuItem) => context.some(({ itemId }) => itemId === dish.id)
  const names = (isHeld: boolean) =>
    [...absent, ...declined].flatMap((dish) => (held(dish) === isHeld ? dish.name : []))
  const [added, left] = [listTexts(names(false), 'or'), listTexts(names(true))]
  return [
    ...(added.en === '' ? [] : [text(`I added no ${added.en}.`, `No agregué ${added.es}.`)]),
    ...(left.en === '' ? [] : [text(`I left the ${left.en} as it was.`, `Dejé ${left.es} como estaba.`)]),
  ]
}

const UNCHANGED = text("I didn't change your cart.", 'No cambié su carrito.')

/**
 * Changes existing lines. Passes needs to the kitchen as notes, but does not raise the quantity of
 * a risky dish.
 */
function change(
  intent: Intent,
  lines: readonly LineWithOptions[],
  others: readonly Sentence[],
  needs: DietaryNeeds | null,
  context: readonly SpokenItem[],
): Answer {
  const items = lines.map(toVoiceItem)
  const fresh = lines.flatMap((line) => {
    const known = context.findLast(({ itemId }) => itemId === line.dish.id)
    return line.quantity === 0 ? [] : [{ ...line, notes: line.notes.filter((note) => note !== known?.notes), known }]
  })
  const caution = findFoodWarning(fresh, needs)
  const withRest = (...first: readonly Sentence[]) => [...first, ...(caution?.sentences ?? []), ...others]
  if (lines[0]?.quantity === 0 && !caution)
    return createAnswer(
      'remove_from_cart',
      items,
      withRest(sayRemoval([lines[0].dish.name])),
      getConfidence(lines, intent),
    )
  if (!caution?.isRisky) {
    const made = lines.filter(({ quantity }) => quantity !== 0)
    return createAnswer(
      'update_cart',
      items,
      withRest(sayChange(lines), ...listRemarks(made)),
      getConfidence(lines, intent),
    )
  }
  if (fresh.some(({ quantity, known }) => (quantity ?? 1) > (known?.quantity ?? 0))) return say(...withRest(UNCHANGED))
  return createAnswer('update_cart', items, withRest(...describeNotes(fresh)), 'low')
}

/** Adds up the pieces of a dish that are ordered twice, but for fractions, which nothing orders. */
function addUp(lines: readonly LineWithOptions[]): readonly LineWithOptions[] {
  const isWhole = ({ quantity }: LineWithOptions) => quantity === null || Number.isInteger(quantity)
  return [...mergeLines(lines.filter(isWhole)), ...lines.filter((line) => !isWhole(line))]
}

/**
 * Answers an intent: does what is possible and names the rest, without substitutes. Adds dietary
 * needs to every dish as a note and says what the dishes declare.
 */
export function answerIntent(
  said: Intent,
  needs: DietaryNeeds | null = null,
  context: readonly SpokenItem[] = [],
): Answer {
  const intent = toOneChange(said, context)
  const wanted = addUp(intent.add.map(resolveLineOptions))
  const question = findQuestion(intent, wanted)
  const answer = answerLines(intent, wanted, needs, context)
  return { ...(answer.confidence === 'low' ? askToConfirm(answer) : answer), ...(question && { question }) }
}

function answerLines(
  intent: Intent,
  wanted: readonly LineWithOptions[],
  needs: DietaryNeeds | null,
  context: readonly SpokenItem[],
): Answer {
  const rest = remainder(intent)
  const isPossible = ({ dish, quantity, question }: LineWithOptions) =>
    isOrderable(dish) && question === null && quantity !== 0 && isOrderableQuantity(quantity)
  const possible = addDietaryNotes(wanted.filter(isPossible), needs)
  const questions = wanted.flatMap(({ dish, question }) => (question !== null && isOrderable(dish) ? [question] : []))
  const impossible = intent.add.filter(({ dish }) => !isOrderable(dish)).map(({ dish }) => refused(dish))
  const updated = separateDuplicates(
    intent.update.map(resolveLineOptions),
    context.map(({ options }) => options),
  )
  const open = intent.several.map(({ quantity = null }) => ({ quantity }))
  const counted = [...wanted, ...updated, ...intent.remove, ...open].map(({ quantity }) => quantity)
  const tooMany = askForQuantity(counted)
  const others = [...impossible, ...questions, ...tooMany, ...rest]
  if (possible.length > 0) {
    // `another one, well done` adds a line and leaves the existing one.
    const items = possible.map(({ was: _, ...line }) => toVoiceItem(line))
    const caution = findFoodWarning(possible, needs)
    const isToConfirm = caution?.isToConfirm === true || possible.some(({ isIncomplete }) => isIncomplete)
    const confidence = isToConfirm ? 'low' : getConfidence(possible, intent)
    const dishes = listTexts(possible.map(formatSpokenLine))
    const unsure = text(`I heard ${dishes.en}.`, `Entendí ${dishes.es}.`)
    const sure = text(`Adding ${dishes.en} to your cart.`, `Agrego ${dishes.es} a su carrito.`)
    const remarks = listRemarks(possible)
    const followUps = askAbout(intent, [dishes, ...remarks].map(({ en }) => en).join(' '))
    const more = [...remarks, ...followUps, ...(caution?.sentences ?? []), ...refusedWords(intent, context), ...others]
    return createAnswer('add_to_cart', items, [{ ...sure, unsure }, ...more], confidence)
  }
  const changes = addDietaryNotes(updated, needs).filter(
    ({ dish, quantity }) => (quantity === 0 || isOrderable(dish)) && isOrderableQuantity(quantity),
  )
  if (changes.length > 0 && changes.length === updated.length) return change(intent, changes, others, needs, context)
  const [blocked] = intent.update.filter(({ dish }) => !isOrderable(dish))
  if (blocked) return say(refused(blocked.dish))
  if (intent.remove.length > 0 && intent.remove.every(({ quantity }) => isOrderableQuantity(quantity))) {
    const items = intent.remove.map(removedLine).map(toVoiceItem)
    const sentences = [sayRemoval(items.map(({ itemName }) => itemName)), ...others]
    return createAnswer('remove_from_cart', items, sentences, getConfidence(intent.remove, intent))
  }
  if (intent.replacing) {
    const example = `${intent.replacing.name} instead of the …`
    const unchanged = text(
      `I changed nothing. Name the dish to replace, too, such as "${example}".`,
      `No cambié nada. Diga también qué plato reemplaza, por ejemplo "${intent.replacing.name} en vez de …".`,
    )
    return say(unchanged, ...others)
  }
  const declined = refusedWords(intent, context)
  if (declined.length > 0) return say(...declined, ...others)
  if (others.length > 0)
    return intent.several.length + impossible.length + questions.length > 0
      ? say(...others)
      : sayNotUnderstood(...others)
  return intent.isUnclear ? say(WHICH_DISH) : sayNotUnderstood(NOT_UNDERSTOOD)
}

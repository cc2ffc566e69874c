import { findAllergens } from '#shared/menu/dietary/allergies'
import { mentionsAllergy } from '#shared/menu/dietary/note-reading'
import { listTexts, text, type Text } from '#shared/voice/text'
import { addSentences, askToConfirm, say, sayFoodNotUnderstood, type Answer } from '../answer'
import type { MenuItem } from '#shared/menu/contract'
import { listNamedDishes, parseClause } from '../edit/parse-clause'
import type { GuestMessage } from '../edit/intent'
import { PAUSE, parseNumberAt, splitWords, stopWords } from '../tokenize/words'
import { findNames } from '../recognize/names'
import { mentionsFood } from '../safety/allergens'
import { readClauses, type Clause, type Clauses } from './clauses'
import { frameResponses, removeNumberFrames, type NumberFrame } from './number-frames'
import type { Stance } from './stance-cues'

type Words = readonly string[]
type Understand = (input: GuestMessage) => Answer

const MOST_NAMED = 3

/** What Hiro says of dishes that a message names without ordering them. */
const responses: Readonly<Record<Stance, (names: Text) => Text>> = {
  refusal: sayNotAdded,
  feeling: sayNotAdded,
  question: () =>
    text(
      "I don't know that, so I added nothing. Our staff can tell you.",
      'No lo sé, así que no agregué nada. Nuestro personal se lo puede decir.',
    ),
  condition: () =>
    text(
      'I added nothing, because that depends on something. Once you are sure, just say what you want.',
      'No agregué nada, porque depende de algo. Cuando esté seguro, dígame qué desea.',
    ),
  statement: ({ en, es }) =>
    text(
      `I added nothing. If you would like the ${en || 'dish'}, just say so.`,
      `No agregué nada. Si quiere ${es || 'el plato'}, dígamelo.`,
    ),
}

function sayNotAdded({ en, es }: Text): Text {
  return en === '' ? text('I added nothing.', 'No agregué nada.') : text(`I added no ${en}.`, `No agregué ${es}.`)
}

/** A number for a dish that another clause names: `I can't have two, make it one`. */
const REFERS = /\b(?:it|one|ones|them|those|that|some|two|three|four|five|six|\d+|uno|una|dos|tres)\b/
const COUNTS = /\bmake (?:it|that) (?:just |only )?(?:one|two|three|four|five|six|\d+)\b/

/** The dishes of a message by what its clauses do with them. */
function sortDishes(read: Clauses, ordering: Words, { vocabulary }: GuestMessage) {
  const dishesOf = (isPart: (clause: Clause) => boolean): readonly MenuItem[] =>
    read.clauses
      .filter(isPart)
      .flatMap(({ from, to }) => [
        ...parseClause(read.words.slice(from, to), vocabulary).flatMap((piece) =>
          piece.kind === 'dish' ? [piece.dish] : listNamedDishes(piece),
        ),
        ...read.names.filter((name) => name.from >= from && name.to <= to).flatMap(({ dishes }) => dishes),
      ])
  return {
    ordered: parseClause(ordering, vocabulary)
      .flatMap((piece) => (piece.kind === 'dish' ? [piece.dish] : listNamedDishes(piece)))
      .concat(findNames(ordering, vocabulary).flatMap(({ dishes }) => dishes)),
    others: dishesOf(({ stance }) => stance !== null),
    retracted: dishesOf(({ isRetracted = false }) => isRetracted),
  }
}

/**
 * Returns the clauses that order, without the dishes that a later clause takes back: `a salad and a
 * cola, lose the salad`.
 */
function listOrderingWords({ words, clauses, names }: Clauses): Words {
  const refused = clauses.filter(({ stance }) => stance === 'refusal' || stance === 'feeling')
  const isTakenBack = (dish: MenuItem | undefined, to: number) =>
    names.some(({ dishes: [other], ...span }) => {
      const clause = refused.find(({ from, to: end }) => from >= to && span.from >= from && span.to <= end)
      return dish !== undefined && other === dish && clause !== undefined && DEFINITE.test(words[span.from - 1] ?? '')
    })
  const gone = names.flatMap(({ from, to, dishes: [dish] }) => {
    const number = [1, 2, 3].find((back) => parseNumberAt(words, from - back) !== null) ?? 0
    return isTakenBack(dish, to) ? [{ from: from - number, to }] : []
  })
  return clauses
    .filter(({ stance }) => stance === null)
    .flatMap(({ from, to }) => [
      ...words.slice(from, to).filter((_, at) => !gone.some((span) => span.from <= from + at && from + at < span.to)),
      PAUSE,
    ])
}

const DEFINITE = /^(?:the|my|that|those|el|la|los|las|del|al)$/

/** Says why nothing was added. Names no dish in reply to a question about an allergen. */
function refuse(stances: readonly Stance[], names: readonly string[], { message, facts }: GuestMessage): Answer {
  const [stance = 'refusal'] = stances
  if (stance === 'question' && findAllergens(message).length > 0) return sayFoodNotUnderstood(facts.location)
  return say(responses[stance](listTexts(names.slice(0, MOST_NAMED), 'or')))
}

/** What Hiro says of numbers that an order needs elsewhere. */
const SAID_OF_ORDER: ReadonlySet<NumberFrame> = new Set<NumberFrame>(['time', 'address', 'code'])

/**
 * Adds only what the clauses of a message order: what it refuses, asks about or makes conditional
 * stays out of the cart, whatever else was understood.
 */
export function addOnlyOrdered(input: GuestMessage, understand: Understand): Answer {
  const first = understand(input)
  const held = (input.context ?? []).map(({ itemId }) => itemId)
  if (first.action === 'remove_from_cart')
    return first.items.some(({ itemId }) => held.includes(itemId)) ? first : orderBesides(input, first, understand)
  if (first.action === null && first.isUnderstood) return first
  const { words, frames } = removeNumberFrames(splitWords(input.message), input.vocabulary)
  const [frame] = frames
  if (first.action === null) return frame === undefined ? first : say(frameResponses[frame])
  if (frame === undefined) return addFromClauses(input, first, understand)
  const without = { ...input, message: words.join(' ') }
  const isEmpty = words.every((word) => stopWords.has(word) || word === PAUSE)
  const answer = isEmpty ? say(frameResponses[frame]) : understand(without)
  const withFrame = addSentences(answer, frameResponses[frame])
  if (answer.action === null) return isEmpty || !answer.isUnderstood ? say(frameResponses[frame]) : withFrame
  return addFromClauses(without, SAID_OF_ORDER.has(frame) ? withFrame : answer, understand)
}

/** `skip the salad, give me a cola`: orders the rest if the refused dish is not in the cart. */
function orderBesides(input: GuestMessage, answer: Answer, understand: Understand): Answer {
  const read = readClauses(input.message, input.vocabulary)
  const ordering = listOrderingWords(read)
  if (findNames(ordering, input.vocabulary).length === 0) return answer
  const rest = understand({ ...input, message: ordering.join(' ') })
  return rest.action === 'add_to_cart' ? rest : answer
}

const LISTS = / and (?!(?:the|no|not|or|that|my)\b)/

/** Removes from a reply what the message's clauses do not order. */
function addFromClauses(input: GuestMessage, answer: Answer, understand: Understand): Answer {
  if (answer.action !== 'add_to_cart' && answer.action !== 'update_cart') return answer
  const read = readClauses(input.message, input.vocabulary)
  const stances = read.clauses.flatMap(({ stance }) => (stance === null ? [] : [stance]))
  if (stances.length === 0) return answer
  const ordering = listOrderingWords(read)
  const said = ordering.join(' ')
  const { ordered, others, retracted } = sortDishes(read, ordering, input)
  const isIn = (dishes: readonly MenuItem[], { itemId }: { readonly itemId: number }) =>
    dishes.some(({ id }) => id === itemId)
  const refers =
    COUNTS.test(said) || (REFERS.test(said) && stances.some((each) => each === 'question' || each === 'statement'))
  const heldOf = (id: number) =>
    (input.context ?? []).reduce((sum, line) => (line.itemId === id ? Math.max(sum, line.quantity) : sum), 0)
  const isRefusal = stances.every((each) => each === 'refusal' || each === 'feeling')
  const isMore = ({ itemId, quantity }: { readonly itemId: number; readonly quantity: number }) =>
    answer.action === 'add_to_cart' || quantity > heldOf(itemId)
  const isAllowed = (item: Answer['items'][number]) =>
    (isIn(ordered, item) && !isIn(retracted, item)) || refers || !isIn(others, item) || !isMore(item)
  // `no need for edamame` refuses the dish, and is no note for another one.
  const isNoteOfOther = ({ itemId, notes }: Answer['items'][number]) => {
    const own = input.vocabulary.menu.find(({ id }) => id === itemId)
    const terms = others.flatMap(({ name }) => splitWords(name)).filter((word) => !stopWords.has(word))
    return (
      answer.action === 'update_cart' &&
      own !== undefined &&
      others.length > 0 &&
      !mentionsAllergy(notes) &&
      !others.includes(own) &&
      splitWords(notes).some((word) => terms.includes(word) && !mentionsFood(own, word))
    )
  }
  const hasOrder = ordering.some((word) => word !== PAUSE) || (answer.action === 'update_cart' && isRefusal)
  if (hasOrder && answer.items.every((item) => isAllowed(item) && !isNoteOfOther(item))) return answer
  const names = [...new Set(others.filter((dish) => !ordered.includes(dish)).map(({ name }) => name))]
  const refusal = refuse(stances, names, input)
  if (said === '') return refusal
  const rest = understand({ ...input, message: said })
  if (rest.action === null) return refusal
  // `no vanilla and small coffee`: the refusal may end before the dish.
  const isOpen = read.clauses.some(
    ({ stance, from, to }) => stance !== null && LISTS.test(read.words.slice(from, to).join(' ')),
  )
  return isOpen ? askToConfirm(rest, ...refusal.sentences) : addSentences(rest, ...refusal.sentences)
}

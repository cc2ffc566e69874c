import type { MenuItem } from '#shared/menu/contract'
import type { OpenQuestion } from '#shared/voice/contract'
import { listTexts, text, type Text } from '#shared/voice/text'
import { createAnswer, say, sayNotUnderstood, type Answer, type Sentence } from '../grammar/answer'
import type { GuestMessage } from '../grammar/edit/intent'
import { sayRemoval } from '../grammar/say-changes'
import { isOrderable, isOrderableQuantity, NOT_UNDERSTOOD, sayUnavailable } from '../grammar/questions/facts'
import { buildVocabulary } from '../grammar/tokenize/vocabulary'
import { PAUSE, courtesies, parseNumberAt, splitWords, stopWords, type Words } from '../grammar/tokenize/words'
import { nameChoices } from './choices'
import { readConsent } from './consent'

type Understand = (input: GuestMessage) => Answer
type Question<Kind extends OpenQuestion['kind']> = Extract<OpenQuestion, { kind: Kind }>

const LEFT_OUT = text('All right, I left that out.', 'Está bien, lo dejé fuera.')
const UNCHANGED = text('All right, your cart is as before.', 'Está bien, su carrito sigue igual.')

const settle = (answer: Answer): Answer => ({ ...answer, settlesQuestion: true })

/** Returns the number that is all that a message says: `two`, `just three please`. */
export function readBareNumber(words: Words): number | null {
  const at = words.findIndex((_, place) => parseNumberAt(words, place) !== null)
  const number = parseNumberAt(words, at)
  if (!number || number.isArticle || !isOrderableQuantity(number.value)) return null
  const others = [...words.slice(0, at), ...words.slice(at + number.length)]
  const isSmall = (word: string) =>
    word === PAUSE || courtesies.has(word) || /^(?:just|only|about|yes|ok|solo|nada|mas|no)$/.test(word)
  return others.every(isSmall) ? number.value : null
}

const hasNumber = (words: Words): boolean =>
  words.some((_, at) => parseNumberAt(words, at)?.isArticle === false && !stopWords.has(words[at] ?? ''))

/** Carries out what the guest confirmed, as far as its dishes can be ordered. */
function carryOut({ action, items }: Question<'confirm'>, menu: readonly MenuItem[]): Answer {
  const dishOf = (id: number) => menu.find((dish) => dish.id === id)
  const isPossible = ({ itemId, quantity }: { readonly itemId: number; readonly quantity: number }) => {
    const dish = dishOf(itemId)
    return dish !== undefined && (quantity === 0 || action === 'remove_from_cart' || isOrderable(dish))
  }
  const done = items.filter(isPossible).map(({ chosen, options, was, ...item }) => ({
    ...item,
    itemName: dishOf(item.itemId)?.name ?? item.itemName,
    options: [...(chosen ?? options ?? [])],
    ...(was && { was }),
  }))
  const gone = items.flatMap((item) => (isPossible(item) ? [] : (dishOf(item.itemId) ?? [])))
  const names = listTexts(
    done.filter(({ quantity }) => quantity > 0).map((item) => `${item.quantity} ${item.itemName}`),
  )
  const sentence: Sentence =
    names.en === ''
      ? sayRemoval(done.map(({ itemName }) => itemName))
      : action === 'add_to_cart'
        ? text(`Adding ${names.en} to your cart.`, `Agrego ${names.es} a su carrito.`)
        : text(`Making it ${names.en}.`, `Lo cambio a ${names.es}.`)
  return createAnswer(action, done, [...(done.length > 0 ? [sentence] : []), ...gone.map(sayUnavailable)], 'high')
}

function answerConfirmation(
  question: Question<'confirm'>,
  words: Words,
  input: GuestMessage,
  understand: Understand,
): Answer | null {
  const consent = readConsent(words)
  if (!consent) return null
  if (!consent.isYes) return settle(say(question.action === 'add_to_cart' ? LEFT_OUT : UNCHANGED))
  const done = carryOut(question, input.vocabulary.menu)
  if (consent.rest === '') return settle(done)
  const more = understand({ ...input, message: consent.rest })
  if (more.action !== question.action || more.confidence !== 'high') return null
  return settle(
    createAnswer(done.action, [...done.items, ...more.items], [...done.sentences, ...more.sentences], 'high'),
  )
}

/** Gives a choice the quantity of the request that left it open. */
function withRequest(answer: Answer, { quantity }: Question<'which-dish'>, words: Words): Answer {
  const [item, ...others] = answer.items
  if (!item || others.length > 0) return answer
  const count = quantity === null || hasNumber(words) ? item.quantity : quantity
  const swap = (said: Text): Text => {
    const [from, to] = [`${item.quantity} ${item.itemName}`, `${count} ${item.itemName}`]
    return text(said.en.replace(from, to), said.es.replace(from, to))
  }
  const sentences = answer.sentences.map((each): Sentence => ({ ...each, ...swap(each), ...(each.unsure && { unsure: swap(each.unsure) }) })) // prettier-ignore
  return { ...answer, items: [{ ...item, quantity: count }], sentences }
}

function answerWhichDish(
  question: Question<'which-dish'>,
  words: Words,
  input: GuestMessage,
  understand: Understand,
): Answer | null {
  const { menu } = input.vocabulary
  const choices = question.itemIds.flatMap((id) => menu.find((dish) => dish.id === id) ?? [])
  const consent = readConsent(words)
  if (consent?.isYes === false) return settle(say(LEFT_OUT))
  const number = readBareNumber(words)
  if (number === 0) return settle(say(LEFT_OUT))
  if (number !== null && choices.length !== 1) return null
  const [only] = choices
  const isAccepted = only !== undefined && choices.length === 1 && (consent?.rest === '' || number !== null)
  const named = isAccepted
    ? [...(number === null ? [] : [String(number)]), ...splitWords(only.name)]
    : nameChoices(words, choices)
  const message = [...named, question.notes].join(' ')
  const wide = understand({ ...input, message })
  const isChoice = wide.items.some(({ itemId }) => choices.length === 0 || question.itemIds.includes(itemId))
  if (wide.action === 'add_to_cart') return isChoice ? settle(withRequest(wide, question, words)) : null
  if (choices.length < 2 || wide.action !== null) return null
  const narrow = understand({ ...input, message, vocabulary: buildVocabulary(choices), context: [] })
  if (narrow.action === 'add_to_cart') return settle(withRequest(narrow, question, words))
  const isNarrower = narrow.question?.kind === 'which-dish' && narrow.question.itemIds.length < choices.length
  return isNarrower ? { ...narrow, question: { ...question, ...narrow.question } } : null
}

/** Reads what a message says about a line that is not in the cart yet, and adds it. */
function answerAboutLine(
  { kind, item }: Question<'which-option' | 'how-many'>,
  words: Words,
  input: GuestMessage,
  understand: Understand,
): Answer | null {
  const consent = readConsent(words)
  if (consent?.isYes === false) return settle(say(LEFT_OUT))
  const number = readBareNumber(words)
  if (number === 0) return settle(say(LEFT_OUT))
  const message = kind === 'how-many' && number !== null ? `make that ${number}` : words.join(' ')
  const line = { ...item, options: item.chosen ?? item.options ?? undefined }
  const { action, items, sentences } = understand({ ...input, message, context: [line] })
  const own = items.filter(({ itemId, quantity }) => itemId === item.itemId && quantity > 0)
  if (action !== 'update_cart' || own.length !== items.length) return null
  return settle(
    createAnswer(
      'add_to_cart',
      own.map(({ was: _, ...each }) => each),
      sentences,
      'high',
    ),
  )
}

/** `Which line shall I replace?` */
function answerWhichLine({ instead }: Question<'which-line'>, words: Words, input: GuestMessage): Answer | null {
  const { vocabulary, context = [] } = input
  const dishes = vocabulary.menu.filter(({ id }) => context.some(({ itemId }) => itemId === id))
  const consent = readConsent(words)
  if (consent?.isYes === false) return settle(say(UNCHANGED))
  const named = nameChoices(words, dishes).join(' ')
  const fits = dishes.filter(({ name }) => ` ${named} `.includes(` ${splitWords(name).join(' ')} `))
  const [old] = context.filter(({ itemId }) => fits.length === 1 && itemId === fits[0]?.id)
  if (!old) return null
  const fresh = { ...instead, quantity: old.quantity, options: [...(instead.chosen ?? instead.options ?? [])] }
  const gone = {
    itemId: old.itemId,
    itemName: fits[0]?.name ?? '',
    quantity: 0,
    notes: '',
    options: [...(old.options ?? [])],
  }
  const swap = text(
    `${old.quantity} ${instead.itemName} instead of the ${gone.itemName}`,
    `${old.quantity} ${instead.itemName} en vez de ${gone.itemName}`,
  )
  const made = {
    ...text(`Making it ${swap.en}.`, `Lo cambio a ${swap.es}.`),
    unsure: text(`Shall I make it ${swap.en}?`, `¿Lo cambio a ${swap.es}?`),
  }
  const { chosen: _, was: __, ...line } = fresh
  return settle(createAnswer('update_cart', [line, gone], [made], 'high'))
}

/** Answers a message that answers the open question; null for other messages. */
export function answerOpenQuestion(
  question: OpenQuestion,
  words: Words,
  input: GuestMessage,
  understand: Understand,
): Answer | null {
  switch (question.kind) {
    case 'confirm':
      return answerConfirmation(question, words, input, understand)
    case 'which-dish':
      return answerWhichDish(question, words, input, understand)
    case 'which-option':
    case 'how-many':
      return answerAboutLine(question, words, input, understand)
    case 'which-line':
      return answerWhichLine(question, words, input)
  }
}

/** Asks which dish a bare number counts, or whether it is for the last line. */
export function askAboutNumber(number: number, { vocabulary, context = [] }: GuestMessage): Answer {
  const last = context.at(-1)
  const dish = vocabulary.menu.find(({ id }) => id === last?.itemId)
  if (number === 0 && (!last || !dish)) return sayNotUnderstood(NOT_UNDERSTOOD)
  if (!last || !dish)
    return {
      ...say(text(`${number} of which dish?`, `¿${number} de qué plato?`)),
      question: { kind: 'which-dish', itemIds: [], quantity: number, notes: '' },
    }
  const chosen = [...(last.options ?? [])]
  const item = { itemId: dish.id, itemName: dish.name, quantity: number, notes: last.notes, chosen, was: chosen }
  return {
    ...say(
      number === 0
        ? text(`Shall I take ${dish.name} out?`, `¿Quito ${dish.name}?`)
        : text(`Shall I make it ${number} ${dish.name}?`, `¿Lo cambio a ${number} ${dish.name}?`),
    ),
    question: { kind: 'confirm', action: 'update_cart', items: [item] },
  }
}

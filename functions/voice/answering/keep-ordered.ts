import { findAllergens } from '#shared/menu/dietary/allergies'
import { listTexts, text, type Text } from '#shared/voice/text'
import { say, sayFoodNotUnderstood, type Answer } from '../grammar/answer'
import { clausesOf } from '../grammar/cover/clauses'
import type { Stance } from '../grammar/cover/stance-cues'
import type { GuestMessage } from '../grammar/edit/intent'
import { MAX_NAMED_DISHES } from '../grammar/questions/facts'
import { splitWords } from '../grammar/tokenize/words'
import type { Sentence } from '../reading/read'

/** A number for a dish that another clause names: `do you have rolls? I'll take two`. */
const REFERS = /\b(?:it|one|ones|them|those|that|some|two|three|four|five|six|\d+|uno|una|dos|tres)\b/
const COUNTS = /\bmake (?:it|that) (?:just |only )?(?:one|two|three|four|five|six|\d+)\b/

const sayNotAdded = ({ en, es }: Text): Text =>
  en === '' ? text('I added nothing.', 'No agregué nada.') : text(`I added no ${en}.`, `No agregué ${es}.`)

/** What Hiro says of dishes that a message names without ordering them. */
const responses: Readonly<Record<Stance, (names: Text, phone: string) => Text>> = {
  refusal: sayNotAdded,
  feeling: sayNotAdded,
  question: (_, phone) =>
    text(
      `I don't know that, so I added nothing. Our staff can tell you: ${phone}.`,
      `No lo sé, así que no agregué nada. Nuestro personal se lo puede decir: ${phone}.`,
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

/** Says why nothing was added. Names no dish in reply to a question about an allergen. */
export function refuse(
  { stances, named }: Pick<Sentence, 'stances' | 'named'>,
  { message, facts }: GuestMessage,
): Answer | null {
  const [stance] = stances
  if (stance === undefined) return null
  if (stance === 'question' && findAllergens(message).length > 0) return sayFoodNotUnderstood(facts.location)
  return say(
    responses[stance](
      listTexts(
        named.slice(0, MAX_NAMED_DISHES).map(({ name }) => name),
        'or',
      ),
      facts.location.phone,
    ),
  )
}

/**
 * Adds only what the message as it was said orders: its allergy phrases are taken out, and Spanish
 * questions about food are translated, before it is read.
 */
export function keepOrdered(answer: Answer, input: GuestMessage): Answer {
  if (answer.action !== 'add_to_cart' && answer.action !== 'update_cart') return answer
  const { vocabulary, context = [] } = input
  const words = splitWords(input.message)
  const { clauses, names } = clausesOf(words, vocabulary)
  const stances = clauses.flatMap(({ stance }) => (stance === null ? [] : [stance]))
  if (stances.length === 0) return answer
  const namedIn = (isOrder: boolean) =>
    names.flatMap(({ from, to, dishes }) =>
      clauses.some((clause) => (clause.stance === null) === isOrder && clause.from <= from && to <= clause.to)
        ? dishes
        : [],
    )
  const [ordered, others] = [namedIn(true), namedIn(false)]
  const heldOf = (id: number) => context.findLast(({ itemId }) => itemId === id)?.quantity ?? 0
  const isWrong = ({ itemId, quantity }: Answer['items'][number]) =>
    others.some(({ id }) => id === itemId) &&
    !ordered.some(({ id }) => id === itemId) &&
    (answer.action === 'add_to_cart' || quantity > heldOf(itemId))
  const said = clauses.flatMap(({ stance, from, to }) => (stance === null ? words.slice(from, to) : [])).join(' ')
  const isQuestion = stances.some((stance) => stance === 'question' || stance === 'statement')
  if ((isQuestion && REFERS.test(said)) || COUNTS.test(said) || !answer.items.some(isWrong)) return answer
  return refuse({ stances, named: others }, input) ?? answer
}

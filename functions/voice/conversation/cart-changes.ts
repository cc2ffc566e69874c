import { emptyIntent, setDishTotal, type GuestMessage } from '../grammar/edit/intent'
import type { Answer } from '../grammar/answer'
import { findNames, type Mention } from '../grammar/recognize/names'
import { answerIntent } from '../grammar/reply'
import type { SpokenLine } from '../grammar/resolve/line-options'
import { PAUSE, parseNumberAt } from '../grammar/tokenize/words'

type Words = readonly string[]

const LEAD =
  '^(?:(?:please|can you|could you|can we|i|we|actually|no|wait|oops|sorry|oh|ok|and|lets|perdon|mejor|por favor|me puedes|puedes|que) )*'
const END = '(?: (?:please|thanks|thank you|instead|por favor|gracias|for me|of them))*$'
const THE = '(?:(?:the|my|those|our|of the|of my|el|la|los|las|mi|mis) )'

/** The forms of a change: `·` is a dish of the cart, `#` a number. */
const FORMS = (
  [
    [
      'count',
      `(?:only|just|solo|solamente|nada mas|(?:only )?(?:want|need|wanted) only|only (?:want|need|wanted)|just (?:want|need|wanted)|(?:deja|dejame)(?: solo)?|sean|sea) # ${THE}?·`,
    ],
    ['count', `${THE}· (?:should be|should have been|to be|down to|up to|(?:que )?seans?|(?:que )?sea) #`],
    [
      'count',
      `(?:bump|raise|lower|reduce|drop|bring|cut|increase|take|put|sube|subele|baja|bajale|deja|pon) ${THE}?· (?:up |down |back )?(?:to|at|a|en) #`,
    ],
    ['fewer', `(?:take|remove|drop|lose|cut) # ${THE}?·(?: (?:off|out|away|back))?`],
    ['fewer', `# (?:less|fewer) ${THE}?·`],
    ['fewer', `# · (?:less|fewer|menos)`],
    ['double', `double ${THE}·`],
  ] as const
).map(([kind, form]) => [kind, new RegExp(`${LEAD}${form}${END}`)] as const)

/**
 * Writes a dish of the cart as `·` and a number as `#`, so that forms of changes can be compared.
 */
function toForm(words: Words, mention: Mention): { readonly form: string; readonly number: number | null } {
  const form: string[] = []
  let number: number | null = null
  for (let at = 0; at < words.length;) {
    const found = parseNumberAt(words, at)
    const isMention = at === mention.from
    if (isMention) form.push('·')
    // `a cuatro`: the Spanish word before a number.
    else if (found && number === null && !(found.isArticle && parseNumberAt(words, at + 1))) {
      number = found.value
      form.push('#')
    } else if (words[at] !== PAUSE) form.push(words[at] ?? '')
    at = isMention ? mention.to : at + (found?.length ?? 1)
  }
  return { form: form.join(' '), number }
}

/**
 * Answers a message that changes how many of a dish are in the cart: `only one cola`, `one less
 * roll`, `quita el edamame`. Null for other messages, and if the dish is not in the cart.
 */
export function answerCartChange(words: Words, { vocabulary, context = [] }: GuestMessage): Answer | null {
  const [mention, ...others] = findNames(words, vocabulary)
  const [dish] = mention?.dishes ?? []
  if (!mention || !dish || others.length > 0) return null
  const lines = context.flatMap(({ itemId, quantity, notes, options }): SpokenLine[] =>
    itemId === dish.id
      ? [{ dish, quantity, notes: notes ? [notes] : [], said: dish.name, options, isThere: true }]
      : [],
  )
  const { form, number } = toForm(words, mention)
  const kind = lines.length > 0 ? FORMS.find(([, pattern]) => pattern.test(form))?.[0] : undefined
  if (kind === undefined) return null
  const now = lines.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0)
  const total = kind === 'double' ? now * 2 : kind === 'count' ? (number ?? now) : now - (number ?? 1)
  if (total < 1) return answerIntent({ ...emptyIntent, remove: lines.map((line) => ({ ...line, notes: [] })) })
  const update = setDishTotal(lines, dish.id, total)
  return answerIntent(
    update ? { ...emptyIntent, update: [update] } : { ...emptyIntent, isUnclear: true },
    null,
    context,
  )
}

import type { BoundClause } from './bind'
import { updateLastLine, type SpokenLine } from '../resolve/line-options'
import { applyOptionRequests } from '../resolve/apply-option-requests'
import { addUnresolved, type IntentState } from './intent'
import type { MenuItem } from '#shared/menu/contract'
import { parseClause } from './parse-clause'
import { parseNumberAt } from '../tokenize/words'
import { dishCodeAt } from '../tokenize/codes'
import { fullNameAt, type Vocabulary } from '../tokenize/vocabulary'
import { ADD, markEdit, toWords, type MarkedWord, type MarkedWords } from '../tokenize/marked-words'
import { articles, isClauseEnd, objectAt, type Words } from './edit-targets'

const ALL = /\b(?:everything|all of (?:it|them|that)|the whole (?:order|thing)|my (?:order|cart)|todo)\b/

/** Whether a line matches a spoken dish and its options: `the well done steak`. */
function matches({ dish, notes, options }: SpokenLine, said: SpokenLine): boolean {
  if (dish.id !== said.dish.id) return false
  const [now, then] = [
    applyOptionRequests(dish, notes, options),
    applyOptionRequests(dish, [...notes, ...said.notes], options),
  ]
  return then.notes.length > now.notes.length || now.options.join() === then.options.join()
}

/** Removes the matching lines. */
const removeMatching = (lines: readonly SpokenLine[], bound: BoundClause): readonly SpokenLine[] =>
  lines.filter((line) => !bound.lines.some((said) => matches(line, said)))

/** `remove two`: lowers the quantity of the last line if some pieces remain. */
function withFewer(state: IntentState, by: number): IntentState | null {
  const last = state.add.at(-1) ?? state.context.at(-1)
  const left = (last?.quantity ?? 1) - by
  if (!last || left < 1) return null
  return state.add.length > 0
    ? { ...state, add: updateLastLine(state.add, (line) => ({ ...line, quantity: left })) }
    : { ...state, update: [{ ...last, quantity: left }] }
}

/** Removes dishes from this sentence or from the cart. */
export function applyRemoval(state: IntentState, words: readonly string[], bound: BoundClause): IntentState {
  const text = words.join(' ')
  const isSaid = bound.lines.length > 0
  const here = state.add.length > 0
  if (isSaid) {
    const elsewhere = bound.lines.filter(({ dish }) => !state.add.some((line) => line.dish.id === dish.id))
    const remove = elsewhere.flatMap((said) => {
      const known = state.context.filter((line) => matches(line, said))
      const those = known.length > 0 ? known : [said]
      return those.map((line) => ({
        ...line,
        said: said.said,
        quantity: said.quantity ?? line.quantity ?? 1,
        notes: [],
      }))
    })
    return addUnresolved(
      { ...state, add: removeMatching(state.add, bound), remove: [...state.remove, ...remove] },
      bound,
    )
  }
  if (bound.several.length + bound.unknown.length > 0) return addUnresolved(state, bound)
  const fewer = bound.quantity === null || ALL.test(text) ? null : withFewer(state, bound.quantity)
  if (fewer) return fewer
  if (here) return { ...state, add: ALL.test(text) ? [] : state.add.slice(0, -1) }
  if (ALL.test(text)) return { ...state, remove: state.context, isUnclear: state.context.length === 0 }
  return { ...state, remove: state.context.slice(-1), isUnclear: state.context.length === 0 }
}

const NOT_VERB =
  '(?:dont|do not|didnt|did not|never) (?:want|add|need|put|put in|give me|give us|give|get me|get us|get|include|order|bring me|bring us|bring|send|make)'
/** A refusal of the dish after it. Some phrases also refuse an ingredient (`hold the onions`). */
const REFUSES = new RegExp(
  `^(?:(no extra|no additional|no more|without extra|not extra|(?:dont|do not) (?:add|want|need) (?:extra|more|another))|(${NOT_VERB}|no quiero|no queremos|no (?:me )?(?:des|pongas?|agregues?|anadas?|traigas?)|nada de)|(?:avoid|exclude|anything but|except for|except|but not|not|evita|excepto)|(no|hold|skip|omit|leave out|leave off|leave|without|minus|sin|quita)) (?=[a-z0-9])`,
)
const BEFORE = /^(?:why|if|whether)$/
const LONGEST_REFUSAL = 6

type Refusal = {
  readonly length: number
  readonly isExtra: boolean
  readonly isVerb: boolean
  readonly isOfFood: boolean
}

function refusalAt(words: Words, at: number): Refusal | null {
  if (BEFORE.test(words[at - 1] ?? '')) return null
  const [cue, extra, verb, food] = REFUSES.exec(words.slice(at, at + LONGEST_REFUSAL).join(' ')) ?? []
  if (cue === undefined) return null
  return {
    length: cue.trim().split(' ').length,
    isExtra: extra !== undefined,
    isVerb: verb !== undefined,
    isOfFood: food !== undefined,
  }
}

/**
 * Finds the dish named at a position and where its name ends. Part of a name counts unless it may
 * be an ingredient.
 */
function dishAt(
  words: Words,
  from: number,
  vocabulary: Vocabulary,
  mayBeFood: boolean,
): { readonly dish: MenuItem; readonly to: number } | null {
  let at = from
  while (articles.has(words[at] ?? '') || /^(?:el|la|los|las|un|una|unos|unas)$/.test(words[at] ?? '')) at += 1
  const number = parseNumberAt(words, at)
  if (number && !number.isArticle) return null
  const length = Math.max(dishCodeAt(words, at, vocabulary)?.length ?? 0, fullNameAt(vocabulary, words, at))
  const object = objectAt(words, at)
  const to = length > 0 ? at + length : object.to
  if (length === 0 && (object.said.length === 0 || (mayBeFood && object.said.length === 1))) return null
  const [only, ...others] = parseClause(length > 0 ? words.slice(at, to) : object.said, vocabulary)
  return only?.kind === 'dish' && others.length === 0 ? { dish: only.dish, to } : null
}

/** Counts the words that link to another refused dish: `or the tuna roll`, `and the tuna roll`. */
function listLink(words: Words, at: number, { isVerb }: Refusal): number {
  if (/^(?:or|nor|ni|o)$/.test(words[at] ?? '')) return 1
  return words[at] === 'and' && (isVerb || /^(?:the|that|those|my)$/.test(words[at + 1] ?? '')) ? 1 : 0
}

/**
 * Marks each refused dish (`skip the dragon roll`), so that it is never added. `No extra dragon
 * roll` removes none from the cart.
 */
export function markRefusals(marked: MarkedWords, vocabulary: Vocabulary): MarkedWords {
  const words = toWords(marked)
  const out: MarkedWord[] = []
  for (let at = 0; at < words.length;) {
    const refusal = refusalAt(words, at)
    let found = refusal && dishAt(words, at + refusal.length, vocabulary, refusal.isOfFood)
    if (!refusal || !found) {
      out.push(marked[at] ?? '')
      at += 1
      continue
    }
    for (; found; found = dishAt(words, at + listLink(words, at, refusal), vocabulary, refusal.isOfFood)) {
      const { dish } = found
      out.push(markEdit(refusal.isExtra ? 'declined' : 'gone', dish.id))
      at = found.to
      if (isClauseEnd(words[at]) || listLink(words, at, refusal) === 0) break
    }
    out.push(ADD)
  }
  return out
}

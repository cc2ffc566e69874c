import type { MenuItem } from '#shared/contract/menu'
import { parseClause } from './hear'
import { parseNumberAt } from './numbers'
import { dishCodeAt } from './tokens'
import { articles, isClauseEnd, EDIT_MARKS, objectAt, ADD_MARK } from './turn-objects'
import type { Words } from './turn-objects'
import { fullNameAt } from './vocabulary'
import type { Vocabulary } from './vocabulary'

const NOT_VERB =
  '(?:dont|do not|didnt|did not|never) (?:want|add|need|put|put in|give me|give us|give|get me|get us|get|include|order|bring me|bring us|bring|send|make)'
/**
 * A refusal of what comes next. Some of these are also said of a food in a dish (`hold the
 * onions`).
 */
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
 * The dish that is named at a place, and where its name ends. A part of a name counts unless it
 * may be a food.
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

/**
 * How many words lead on to another dish that is refused: `or the tuna roll`, `and the tuna roll`.
 */
function listLink(words: Words, at: number, { isVerb }: Refusal): number {
  if (/^(?:or|nor|ni|o)$/.test(words[at] ?? '')) return 1
  return words[at] === 'and' && (isVerb || /^(?:the|that|those|my)$/.test(words[at + 1] ?? '')) ? 1 : 0
}

/**
 * A sentence in which each dish that a guest refuses (`skip the dragon roll`) is one word that
 * says so, so that it is never read as wanted. `No extra dragon roll` takes none out of the cart.
 */
export function markRefusals(words: Words, vocabulary: Vocabulary): Words {
  const out: string[] = []
  for (let at = 0; at < words.length;) {
    const refusal = refusalAt(words, at)
    let found = refusal && dishAt(words, at + refusal.length, vocabulary, refusal.isOfFood)
    if (!refusal || !found) {
      out.push(words[at] ?? '')
      at += 1
      continue
    }
    for (; found; found = dishAt(words, at + listLink(words, at, refusal), vocabulary, refusal.isOfFood)) {
      const { dish } = found
      out.push(`${refusal.isExtra ? EDIT_MARKS.declined : EDIT_MARKS.gone}${dish.id}`)
      at = found.to
      if (isClauseEnd(words[at]) || listLink(words, at, refusal) === 0) break
    }
    out.push(ADD_MARK)
  }
  return out
}

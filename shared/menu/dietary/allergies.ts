import { allergens, type Allergen } from '../contract'
import { allergenTable } from './allergen-table'
import { AVOIDANCE_PHRASES, HARM_PHRASES, UNABLE_PHRASES } from './harm-phrases'

/** Returns the allergens named in a normalized text, in the order of the contract. */
export const findAllergens = (text: string): readonly Allergen[] =>
  allergens.filter((each) => allergenTable[each].spoken.test(text))

/**
 * How a text mentions an allergy: the allergy itself, something that can't be eaten or is avoided,
 * the word "allergen", or that a person or dish is `free` of something.
 */
export type AllergyKind = 'allergic' | 'intolerant' | 'celiac' | 'unable' | 'avoiding' | 'allergen' | 'free'

export type AllergyMention = { readonly kind: AllergyKind; readonly length: number }

type Words = readonly string[]

const NOT = 'cant|cannot|can not|dont|do not|doesnt|does not|never|mustnt|must not|shouldnt|should not'
const BARRED = 'not allowed to|not supposed to'

const trigger = (kind: AllergyKind, words: string) => ({ kind, pattern: new RegExp(`^(?:${words})(?= |$)`) })

// Patterns for normalized words; the first match counts.
const triggers = [
  trigger('allergen', 'a?l+ergen\\w*'),
  trigger('allergic', 'a?l+erg\\w*'),
  trigger('allergic', 'anaphyl\\w*|reactions?|reacts?|hives|epi ?pens?(?: because| due)?|swells?(?: up)?|swelling'),
  trigger('intolerant', 'intoleran\\w*|sensitiv\\w*'),
  trigger('celiac', 'co?eliac[oa]?s?'),
  trigger('free', 'free(?: (?:family|household|house|home|table|party|group))?'),
  trigger('unable', UNABLE_PHRASES),
  trigger('avoiding', `(?:${NOT}|${BARRED}) (?:really )?(?:eat|have|tolerate|digest|do|touch|consume)`),
  trigger('avoiding', `(?:when|if) \\w+ eat|${AVOIDANCE_PHRASES}`),
  trigger('allergic', HARM_PHRASES),
]
const MAX_TRIGGER_WORDS = 8

const SELF =
  /\b(?:im|i am|were|we are|hes|shes|she is|he is|theyre|they are|(?:my|our) \w+ (?:is|are)|(?:i|we) (?:keep|eat|live|stay|go)|(?:need|needs|must have|has to have) (?:it|them|mine|everything)(?: to be)?)(?: an?)?$/

/**
 * Returns the mention of an allergy that starts at a position, and its number of words; null if
 * there is none.
 */
export function matchAllergyAt(words: Words, at: number): AllergyMention | null {
  const text = words.slice(at, at + MAX_TRIGGER_WORDS).join(' ')
  for (const { kind, pattern } of triggers) {
    const found = pattern.exec(text)?.[0]
    if (found) return { kind, length: found.split(' ').length }
  }
  return null
}

/** Whether words end with a person, whom the next words describe: `I'm`, `my son is`. */
export const endsWithPerson = (words: Words): boolean => SELF.test(words.join(' '))

import type { Allergen } from '#shared/menu/contract'
import { findAllergens } from '#shared/menu/dietary/allergies'
import { parseExclusions, toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { listAvoidedAllergens } from '#shared/menu/dietary/verdict'
import { detectAllergens } from '../safety/allergens'
import { requestPattern, splitWords } from '../tokenize/words'
import { hasOnlyKeywords } from './keywords'
import {
  dishTopics,
  findTopic,
  locationTopics,
  MAY_EAT,
  smallTalk,
  VEGETARIAN,
  type QuestionTopic,
} from './question-topics'
import { findServiceTopic } from './service-topics'

/** What a sentence asks for. */
type TopicMatch = { readonly topic: QuestionTopic; readonly allergens?: readonly Allergen[] }
export type Question = TopicMatch & { readonly text: string }

const ASKING =
  /^(?:(?:and|so|hey|hi|hello|hiro|ok|okay|um|uh|well|excuse me|but|also|please|oh|just) )*(?:what|whats|when|whens|until when|till|anything|at what|by when|where|wheres|which|who|how|hows|is|are|do|does|did|has|will|would you (?:deliver|guys)|can (?:you|i|we) (?:tell|know|see|get there|call|reach|talk|speak|drink|eat|deliver)|can i (?:get|have) (?:it |my food |food )?deliver\w*|could i (?:call|pick)|could (?:you|i) (?:tell|know)|would you tell|tell me|tell us|show (?:me|us)|have you|got any|any|que|cual|cuanto|cuanta|donde|tienen|tienes|a que hora|hay|can someone with|whos|i wonder|i want to know|id like to know|do you know)\b/
const NOT_ASKING =
  /^(?:please )?(?:do not|dont)\b|\b(?:how about|what about (?:a|an|one|two|some)|is it possible to (?:get|have|order)|are you able to (?:get|do)|any (?:chance|way) (?:i|we) (?:can|could) (?:get|have|order)|do you think i could (?:get|have)|would it be possible)\b/

// Greetings before a question.
const GREETED = /^(?:(?:hey|hi|hello|hiro|um|uh|so|excuse me|oh|and|good (?:morning|afternoon|evening)) )+(?=\w+ \w)/

const SEEKING = /\b(?:anything|something|nothing|everything|dishes|options)\b/
const AVOIDED = /\b(?:without|no|nothing with|free (?:of|from)) (?:any )?(.+)$/

/**
 * Lists the allergens that a question excludes: `something without shrimp`, `gluten free options`.
 */
function listExcludedAllergens(text: string): readonly Allergen[] {
  const after = AVOIDED.exec(text)?.[1] ?? ''
  const avoided = new Set([...(/\bfree\b/.test(text) || after ? findAllergens(text) : []), ...detectAllergens(after)])
  return [...avoided]
}

/**
 * Reads a sentence that only excludes allergens (`no peanuts`) as a question for dishes without
 * them.
 */
export function findExclusion(text: string): Question | null {
  const filters = parseExclusions(text).filters.filter((filter) => filter !== 'vegetarian')
  const allergens = listAvoidedAllergens(toDietaryPreferences(filters))
  return allergens.length > 0 ? { topic: 'allergen', allergens, text } : null
}

const ALLERGY = /\b(?:allerg\w*|alergi\w*|intolerant|celiac|coeliac|safe)\b/
const RECOMMEND = /\b(?:recommend|suggest|surprise)\b/
const MENU = /\b(?:the|your|a) menu\b|^menu$/
const HOW_MUCH = /\bhow much\b/
const FACT_OF = /^(?:the )?(?:price|prices|cost|ingredients|calories|description) (?:of|for|in|on)\b/
const OF_LOCATION = /\b(?:you|your|my order|delivery|u)\b/
const TALK_ABOUT = /\b(?:talk|speak) (?:to|with)\b.*\babout\b|\bhablar con\b.*\b(?:sobre|de)\b/
const DELIVERS_TO = /\b(?:do|can|could|will|would) (?:you|u|yall|they)\b.*\bdeliver to\b/
const DO_YOU = /\bdo you\b/

/** A sentence, as the rules see it. */
type Said = {
  readonly text: string
  /** Whether a dish is named. */
  readonly hasDish: boolean
  /** Whether it is named whole, and not by a part or a similar word. */
  readonly hasWholeName: boolean
  readonly isQuestion: boolean
  /** The allergens that are named. */
  readonly allergens: readonly Allergen[]
}

/** Whether a sentence without a dish looks for something, if only by its keywords. */
const isSearch = ({ text, hasDish, isQuestion }: Said): boolean =>
  !hasDish &&
  (isQuestion ||
    [requestPattern, SEEKING, RECOMMEND, ALLERGY].some((pattern) => pattern.test(text)) ||
    hasOnlyKeywords(text))

const ofTopic = (topic: QuestionTopic | null): TopicMatch | null => topic && { topic }

/** The topics of a question about the location that names a dish, too: not specials or delivery. */
const topicsNextToDish = locationTopics.filter(([topic]) => !/^(?:popular|specials|delivery)$/.test(topic))

/** A rule is skipped if it doesn't apply, or if its topic is null. */
type QuestionRule = {
  readonly name: string
  readonly applies: (said: Said) => boolean
  readonly topic: (said: Said) => TopicMatch | null
}

/** The rules in the order in which they are tried. */
const rules: readonly QuestionRule[] = [
  {
    // An allergy is answered before anything else. An order that states one is still an order.
    name: 'allergy',
    applies: ({ text, hasDish, isQuestion }) => ALLERGY.test(text) && (!hasDish || isQuestion),
    topic: ({ allergens }) => ({ topic: 'allergen', allergens }),
  },
  {
    // Its words name no food, but may sound like a dish: `speak to a person`.
    name: 'service',
    applies: ({ text, hasWholeName }) => !hasWholeName || TALK_ABOUT.test(text),
    topic: ({ text }) => ofTopic(findServiceTopic(text)),
  },
  {
    // Towns sound like dishes: `do you deliver to port richey`.
    name: 'delivery to a place',
    applies: ({ text, hasWholeName, isQuestion }) => isQuestion && !hasWholeName && DELIVERS_TO.test(text),
    topic: () => ({ topic: 'delivery' }),
  },
  {
    // `is there egg in it` is about safety, but `how much is the shrimp` is about its price.
    name: 'named allergen',
    applies: ({ text, isQuestion, allergens }) => isQuestion && allergens.length > 0 && !HOW_MUCH.test(text),
    topic: ({ allergens }) => ({ topic: 'allergen', allergens }),
  },
  {
    // `is the dragon roll shrimp free`: the answer is what the dish has.
    name: 'excluded food of a dish',
    applies: ({ text, hasDish, isQuestion }) => isQuestion && hasDish && !VEGETARIAN.test(text) && !HOW_MUCH.test(text),
    topic: ({ text }) => {
      const { filters, unmapped } = parseExclusions(text)
      return filters.length + unmapped.length > 0 ? { topic: 'contents' } : null
    },
  },
  {
    // Keywords such as `open` name no food, so they decide before looser words of the menu.
    name: 'location',
    applies: isSearch,
    topic: ({ text }) => ofTopic(findTopic(text, locationTopics)),
  },
  {
    // `something without shrimp` names the allergen only after `without`.
    name: 'excluded allergen',
    applies: isSearch,
    topic: ({ text }) => {
      const allergens = listExcludedAllergens(text)
      return allergens.length > 0 ? { topic: 'allergen', allergens } : null
    },
  },
  {
    // After the exclusions: `a menu without nuts` is about nuts.
    name: 'menu',
    applies: (said) => isSearch(said) && MENU.test(said.text),
    topic: () => ({ topic: 'menu' }),
  },
  {
    // `price of the dragon roll` is no sentence, and asks nevertheless.
    name: 'fact of a dish',
    applies: ({ text, hasDish }) => hasDish && FACT_OF.test(text),
    topic: ({ text }) => ofTopic(findTopic(text, dishTopics) ?? 'contents'),
  },
  {
    // After the searches: `hi, are you open` greets and asks.
    name: 'small talk',
    applies: ({ hasDish }) => !hasDish,
    topic: ({ text }) => ofTopic(findTopic(text, smallTalk)),
  },
  {
    // `are you open late for a dragon roll` is about the location. `do you have` asks for the dish.
    name: 'location next to a dish',
    applies: ({ text, hasDish, isQuestion }) => isQuestion && hasDish && OF_LOCATION.test(text) && !DO_YOU.test(text),
    topic: ({ text }) => ofTopic(findTopic(text, topicsNextToDish)),
  },
  {
    // Any other question is about dishes, or about what no fact answers.
    name: 'dish',
    applies: ({ isQuestion }) => isQuestion,
    topic: ({ text, hasDish }) => ofTopic(findTopic(text, dishTopics) ?? (hasDish ? 'menu' : 'unknown')),
  },
]

/**
 * Reads the question of a sentence, or returns null. `hasDish` says whether a dish is named: `can I
 * get your address` asks, `can I get a Dragon Roll` orders. A sentence with the whole name of one
 * asks for no service.
 */
export function findQuestion(sentence: string, hasDish: boolean, hasWholeName = hasDish): Question | null {
  const words = splitWords(sentence)
    .filter((word) => word !== ',')
    .join(' ')
  const text = words.replace(GREETED, '') || words
  const isAsking =
    ASKING.test(text) || (hasDish && MAY_EAT.test(text)) || (/\?\s*$/.test(sentence) && !requestPattern.test(text))
  const isQuestion = isAsking && !NOT_ASKING.test(text)
  const said: Said = { text, hasDish, hasWholeName, isQuestion, allergens: findAllergens(text) }
  for (const { applies, topic } of rules) {
    const match = applies(said) ? topic(said) : null
    if (match) return { ...match, text }
  }
  return null
}

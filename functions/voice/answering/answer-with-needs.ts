import type { MenuItem } from '#shared/menu/contract'
import { say, type Answer } from '../grammar/answer'
import type { Intent, SpokenItem } from '../grammar/edit/intent'
import { answerQuestion } from '../grammar/questions/answers'
import { MAX_NAMED_DISHES, type AssistantFacts } from '../grammar/questions/facts'
import type { Question } from '../grammar/questions/questions'
import { answerIntent } from '../grammar/reply'
import { asksForOptions } from '../grammar/resolve/answer-option-questions'
import type { DietaryNeeds } from '../grammar/safety/allergens'
import { answerDietaryNeeds } from '../grammar/safety/answer-dietary-needs'
import type { OrderedDish } from '../grammar/safety/ordered-dish'
import type { Words } from '../grammar/tokenize/words'

const withAllergyAnswer: ReadonlySet<Question['topic']> = new Set<Question['topic']>([
  'price',
  'spice',
  'nutrition',
  'specials',
  'contents',
])
const CHANGING = /\b(?:make|change|set|update|replace|swap|switch|trade|exchange)\b/

type Request = {
  readonly words: Words
  readonly sentence: string
  readonly question: Question | null
  readonly named: readonly MenuItem[]
  /** The dishes that the sentence asks about. */
  readonly questioned: readonly OrderedDish[]
  /** The lines of the cart. */
  readonly lines: readonly OrderedDish[]
  readonly menu: readonly MenuItem[]
  readonly intent: Intent
  readonly context: readonly SpokenItem[]
  readonly facts: AssistantFacts
}

/** Answers a sentence of a message that tells dietary needs. */
export function answerWithNeeds(needs: DietaryNeeds, request: Request): Answer {
  const { words, sentence, question, named, questioned, lines, menu, intent, context, facts } = request
  if (asksForOptions(words) && questioned.length > 0)
    return say(...answerDietaryNeeds(needs, question, questioned.slice(0, MAX_NAMED_DISHES), menu, lines))
  const isOrder =
    intent.add.length > 0 || intent.remove.length > 0 || (intent.update.length > 0 && CHANGING.test(sentence))
  if (isOrder && !question) return answerIntent(intent, needs, context)
  const about = named.length > 0 ? questioned : []
  const own =
    question && withAllergyAnswer.has(question.topic)
      ? answerQuestion(question, about, menu, facts)
      : !question && intent.several.length > 0
        ? answerIntent(intent).sentences
        : []
  const those = about.slice(0, own.length > 0 ? MAX_NAMED_DISHES : about.length)
  return say(...own, ...answerDietaryNeeds(needs, question, those, menu, lines))
}

import type { MenuItem } from '#shared/menu/contract'
import { text, type Text } from '#shared/voice/text'
import { addSentences, say, type Answer } from '../grammar/answer'
import type { Intent, SpokenItem } from '../grammar/edit/intent'
import { answerQuestion, answerAllergens } from '../grammar/questions/answers'
import { MAX_NAMED_DISHES, type AssistantFacts } from '../grammar/questions/facts'
import type { Question } from '../grammar/questions/questions'
import { answerIntent } from '../grammar/reply'
import { asksForOptions } from '../grammar/resolve/answer-option-questions'
import { isFreeOf, listAllergens, type DietaryNeeds, describePresence } from '../grammar/safety/allergens'
import { asItComes, type OrderedDish } from '../grammar/safety/ordered-dish'
import type { Words } from '../grammar/tokenize/words'
import { answerDiet, fitsDiet } from '../grammar/safety/food-warnings'

const AGAIN = text(
  "Tell me about it when you order, and I'll pass it on to the kitchen.",
  'Dígamelo al hacer su pedido y se lo paso a la cocina.',
)

/**
 * Answers a message about allergies or a diet: about the named dishes, else about the cart and the
 * menu.
 */
function answerDietaryNeeds(
  needs: DietaryNeeds,
  question: Question | null,
  dishes: readonly OrderedDish[],
  menu: readonly MenuItem[],
  lines: readonly OrderedDish[],
): readonly Text[] {
  const allergens = [...new Set([...needs.allergens, ...(question?.allergens ?? [])])]
  const { diet, foods, isAllergic } = needs
  if (!isAllergic) return diet ? answerDiet(diet, dishes, menu) : []
  if (dishes.length > 0)
    return [...(diet ? answerDiet(diet, dishes, menu) : []), ...answerAllergens(allergens, dishes, menu, foods)]
  const risky = lines.filter((dish) => !isFreeOf(dish, allergens))
  const fitting = diet ? menu.filter((dish) => fitsDiet(asItComes(dish), diet)) : menu
  return [
    ...risky.flatMap((dish) => describePresence(dish, allergens, foods)),
    ...answerAllergens(allergens, [], fitting, foods),
    AGAIN,
  ]
}

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

/**
 * Leaves out what a shared name may mean and the guest can't eat. If nothing is left, says so: `add
 * shrimp, shellfish intolerant`.
 */
function leaveOutRisky({ several }: Intent, { allergens }: DietaryNeeds) {
  const fitting = several.map((each) => ({
    ...each,
    dishes: each.dishes.filter((dish) => isFreeOf(asItComes(dish), allergens)),
  }))
  const { en, es } = listAllergens(allergens, 'or')
  return {
    several: fitting.filter(({ dishes }) => dishes.length > 0),
    sentences: fitting.flatMap(({ said, dishes }) =>
      dishes.length > 0
        ? []
        : text(
            `I added no "${said}": no dish called so is declared without ${en}.`,
            `No agregué "${said}": ningún plato con ese nombre está declarado sin ${es}.`,
          ),
    ),
  }
}

/** Answers a sentence of a message that tells dietary needs. */
export function answerWithNeeds(needs: DietaryNeeds, request: Request): Answer {
  const { words, sentence, question, named, questioned, lines, menu, intent, context, facts } = request
  if (asksForOptions(words) && questioned.length > 0)
    return say(...answerDietaryNeeds(needs, question, questioned.slice(0, MAX_NAMED_DISHES), menu, lines))
  const isOrder =
    intent.add.length > 0 || intent.remove.length > 0 || (intent.update.length > 0 && CHANGING.test(sentence))
  if (isOrder && !question) {
    const { several, sentences } = leaveOutRisky(intent, needs)
    return addSentences(answerIntent({ ...intent, several }, needs, context), ...sentences)
  }
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

import type { MenuItem } from '#shared/menu/contract'
import { say, type Answer } from '../answer'
import type { GuestMessage } from '../edit/intent'
import { ALLERGY_NOTICE, describeAllergens, describePresence } from '../safety/allergens'
import type { OrderedDish } from '../safety/ordered-dish'
import { listQuestionedDishes } from '../safety/questioned-dishes'
import type { Words } from '../tokenize/words'
import { answerAllergens, answerQuestion } from './answers'
import { findContainment, isAboutCrossContact } from './containment'
import { MAX_NAMED_DISHES, type AssistantFacts } from './facts'
import { offerToAdd } from './open-questions'
import type { Question } from './questions'

/** Answers a question. If it asks for dishes that we have, offers to add one of them. */
export function answerTopic(
  question: Question,
  dishes: readonly OrderedDish[],
  menu: readonly MenuItem[],
  facts: AssistantFacts,
): Answer {
  const answer = say(...answerQuestion(question, dishes, menu, facts))
  const isOffer = (question.topic === 'availability' || question.topic === 'menu') && dishes.length > 0
  return isOffer
    ? offerToAdd(
        answer,
        dishes.slice(0, MAX_NAMED_DISHES).map(({ dish }) => dish),
      )
    : answer
}

/**
 * Answers whether each dish that a question may mean has an allergen, or what the kitchen shares;
 * null for other sentences.
 */
export function answerContainment(words: Words, input: GuestMessage, menu: readonly MenuItem[]): Answer | null {
  if (isAboutCrossContact(words)) return say(ALLERGY_NOTICE)
  const found = findContainment(words, input.vocabulary)
  if (!found) return null
  const dishes = listQuestionedDishes(found.dishes, words, input)
  if (dishes.length > MAX_NAMED_DISHES) return say(...answerAllergens(found.allergens, dishes, menu))
  const said = dishes.flatMap((dish) => [
    ...describePresence(dish, found.allergens),
    ...(found.isFood ? [describeAllergens(dish)] : []),
  ])
  return say(...said, ALLERGY_NOTICE)
}

import type { MenuItem } from '#shared/menu/contract'
import { say, type Answer } from '../answer'
import type { OrderedDish } from '../safety/ordered-dish'
import { answerQuestion } from './answers'
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

import type { MenuItem } from '#shared/menu/contract'
import { text, type Text } from '#shared/voice/text'
import { describePresence, isFreeOf, type DietaryNeeds } from './allergens'
import { asItComes, type OrderedDish } from './ordered-dish'
import { answerAllergens } from '../questions/answers'
import { answerDiet, fitsDiet } from './food-warnings'
import type { Question } from '../questions/questions'

const AGAIN = text(
  "Tell me about it when you order, and I'll pass it on to the kitchen.",
  'Dígamelo al hacer su pedido y se lo paso a la cocina.',
)

/**
 * Answers a message about allergies or a diet: about the named dishes, else about the cart and the
 * menu.
 */
export function answerDietaryNeeds(
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

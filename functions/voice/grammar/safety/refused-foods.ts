import type { MenuItem } from '#shared/menu/contract'
import { listTexts, text, type Text } from '#shared/voice/text'
import { askToConfirm, type Answer } from '../answer'
import { clausesOf } from '../cover/clauses'
import { foodTest } from '../cover/food-words'
import type { Vocabulary } from '../tokenize/vocabulary'
import { singularize, splitWords, stemsOfName, styleWords } from '../tokenize/words'
import { mentionsFood } from './allergens'

/** `spicy food`: what makes the word before it a kind of food. */
const FOOD = /^(?:food|dish|thing|stuff)/

/** Lists the foods of the clauses that refuse them or tell a bad feeling, but no refused dishes. */
function listRefusedFoods(message: string, vocabulary: Vocabulary): readonly string[] {
  const words = splitWords(message)
  const { clauses, names } = clausesOf(words, vocabulary)
  const isFood = foodTest(vocabulary)
  return clauses.flatMap(({ from, to, stance }) => {
    if (stance !== 'refusal' && stance !== 'feeling') return []
    return words.slice(from, to).filter((word, index) => {
      const at = from + index
      const isOfDish = names.some(
        (name) => name.from <= at && at < name.to && (stance === 'refusal' || name.to - name.from > 1),
      )
      const isStyle = styleWords.has(word) && !FOOD.test(words[at + 1] ?? '')
      return !isOfDish && !isStyle && isFood(word)
    })
  })
}

const named = (dish: MenuItem, foods: readonly string[]): Text => {
  const { en, es } = listTexts(foods)
  return text(`You refused ${en}, which the ${dish.name} has.`, `Dijo que no quiere ${es}, que ${dish.name} lleva.`)
}

/**
 * Asks for confirmation of each added dish whose name or description has a food that the message
 * refuses: `nothing with chicken for me, one chicken teriyaki`. A food that a note or a chosen
 * option leaves out doesn't count, unless the dish is named after it.
 */
export function confirmRefusedFoods(answer: Answer, message: string, vocabulary: Vocabulary): Answer {
  if (answer.action !== 'add_to_cart' || answer.confidence === 'low') return answer
  const foods = [...new Set(listRefusedFoods(message, vocabulary))]
  if (foods.length === 0) return answer
  const warnings = answer.items.flatMap(({ itemId, notes, options = [] }) => {
    const dish = vocabulary.menu.find(({ id }) => id === itemId)
    if (!dish) return []
    const chosen = dish.optionGroups.flatMap((group) => group.options).filter(({ id }) => options.includes(id))
    const handled = new Set(splitWords([notes, ...chosen.map(({ name }) => name)].join(' ')).map(singularize))
    const ofName = stemsOfName(dish.name)
    const isLeftOut = (food: string) => handled.has(singularize(food)) && !ofName.has(singularize(food))
    const own = foods.filter((food) => mentionsFood(dish, food) && !isLeftOut(food))
    return own.length > 0 ? [named(dish, own)] : []
  })
  return warnings.length === 0 ? answer : askToConfirm(answer, ...warnings)
}

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

/** The words of a line's notes, of its options and of those that they replace. */
function listHandledWords({ itemId, notes, options }: Answer['items'][number], menu: readonly MenuItem[]) {
  const groups = menu.find(({ id }) => id === itemId)?.optionGroups ?? []
  const changed = groups.filter((group) =>
    group.options.some(({ id, isDefault }) => options !== undefined && isDefault !== options.includes(id)),
  )
  const names = changed.flatMap((group) => group.options.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]))
  return splitWords([notes, ...names].join(' ')).map(singularize)
}

/**
 * Asks for confirmation of each added dish whose name or description has a food that the message
 * refuses: `nothing with chicken for me, one chicken teriyaki`. A food that a note or a chosen
 * option of any line leaves out doesn't count, unless the dish is named after it.
 */
export function confirmRefusedFoods(answer: Answer, message: string, vocabulary: Vocabulary): Answer {
  if (answer.action !== 'add_to_cart' || answer.confidence === 'low') return answer
  const foods = [...new Set(listRefusedFoods(message, vocabulary))]
  if (foods.length === 0) return answer
  const added = vocabulary.menu.filter(({ id }) => answer.items.some(({ itemId }) => itemId === id))
  const handled = new Set(answer.items.flatMap((line) => listHandledWords(line, vocabulary.menu)))
  const warnings = added.flatMap((dish) => {
    const ofName = stemsOfName(dish.name)
    const isLeftOut = (stem: string) => !ofName.has(stem) && handled.has(stem)
    const own = foods.filter((food) => mentionsFood(dish, food) && !isLeftOut(singularize(food)))
    return own.length > 0 ? [named(dish, own)] : []
  })
  return warnings.length === 0 ? answer : askToConfirm(answer, ...warnings)
}

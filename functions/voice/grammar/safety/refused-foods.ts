import type { MenuItem } from '#shared/menu/contract'
import { mayContain } from '#shared/menu/dietary/dish-facts'
import { getDishAsItComes } from '#shared/menu/dietary/verdict'
import { listTexts, text, type Text } from '#shared/voice/text'
import { askToConfirm, type Answer } from '../answer'
import { clausesOf } from '../cover/clauses'
import { foodTest } from '../cover/food-words'
import type { Vocabulary } from '../tokenize/vocabulary'
import { singularize, splitWords, stemsOfName, styleWords } from '../tokenize/words'
import { describePresence, detectAllergens, mentionsFood } from './allergens'

/** Lists the foods of the clauses that order nothing and ask nothing, but no refused dishes. */
function listRefusedFoods(message: string, vocabulary: Vocabulary): readonly string[] {
  const words = splitWords(message)
  const { clauses, names } = clausesOf(words, vocabulary)
  const isFood = foodTest(vocabulary)
  return clauses.flatMap(({ from, to, stance }) => {
    if (stance === null || stance === 'question') return []
    return words.slice(from, to).filter((word, index) => {
      const at = from + index
      const isOfDish = names.some(
        (name) => name.from <= at && at < name.to && (stance === 'refusal' || name.to - name.from > 1),
      )
      // `no spicy tuna`, but not `no spicy food`
      const isStyle = styleWords.has(word) && isFood(words[at + 1] ?? '')
      // `no extra sauce` refuses what costs more, and not the sauce.
      const isExtra = words.slice(from, at).includes('extra')
      return !isOfDish && !isStyle && !isExtra && isFood(word)
    })
  })
}

const sayRefused = (dish: MenuItem, { en, es }: Text): Text =>
  text(`You refused ${en}, which the ${dish.name} has.`, `Dijo que no quiere ${es}, que ${dish.name} lleva.`)

/** Says which refused foods a dish has, and which of their allergens it declares; else nothing. */
function describeRefused(dish: MenuItem, foods: readonly string[]): readonly Text[] {
  const mentioned = foods.filter((food) => mentionsFood(dish, food))
  const contained = foods.flatMap(detectAllergens).filter((each) => mayContain(getDishAsItComes(dish), each))
  return [
    ...(mentioned.length > 0 ? [sayRefused(dish, listTexts(mentioned))] : []),
    ...(contained.length > 0 ? describePresence(dish, [...new Set(contained)]) : []),
  ]
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
    return describeRefused(
      dish,
      foods.filter((food) => !isLeftOut(singularize(food))),
    )
  })
  return warnings.length === 0 ? answer : askToConfirm(answer, ...warnings)
}

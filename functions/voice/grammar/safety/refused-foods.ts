import { mayContain } from '#shared/menu/dietary/dish-facts'
import { getRemovedIngredient } from '#shared/menu/option-text'
import { getDefaultOptionIds } from '#shared/menu/options'
import { listTexts, text, type Text } from '#shared/voice/text'
import { askToConfirm, type Answer } from '../answer'
import type { GuestMessage } from '../edit/intent'
import { clausesOf } from '../cover/clauses'
import { foodTest } from '../cover/food-words'
import type { Vocabulary } from '../tokenize/vocabulary'
import { singularize, splitWords, stemsOfName, styleWords } from '../tokenize/words'
import { describePresence, detectAllergens, mentionsFood } from './allergens'
import { listNewDishes, type OrderedDish, type NewDish } from './ordered-dish'

/** Lists the foods of the clauses that order nothing and ask nothing, but no refused dishes. */
function readRefusals(message: string, vocabulary: Vocabulary) {
  const words = splitWords(message)
  const { clauses, names } = clausesOf(words, vocabulary)
  const isFood = foodTest(vocabulary)
  const foods = clauses.flatMap(({ from, to, stance }) => {
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
  const ordering = clauses.flatMap(({ from, to, stance }) => (stance === null ? words.slice(from, to) : []))
  return { foods: [...new Set(foods)], ordered: new Set(ordering.map(singularize)) }
}

const sayRefused = (dish: OrderedDish, { en, es }: Text): Text =>
  text(`You refused ${en}, which the ${dish.dish.name} has.`, `Dijo que no quiere ${es}, que ${dish.dish.name} lleva.`)

/** Says which refused foods a dish has, and which of their allergens it declares; else nothing. */
function describeRefused(dish: OrderedDish, foods: readonly string[]): readonly Text[] {
  const mentioned = foods.filter((food) => mentionsFood(dish, food))
  const contained = foods.flatMap(detectAllergens).filter((each) => mayContain(dish.facts, each))
  return [
    ...(mentioned.length > 0 ? [sayRefused(dish, listTexts(mentioned))] : []),
    ...(contained.length > 0 ? describePresence(dish, [...new Set(contained)]) : []),
  ]
}

/** The words of a line's notes, of the options that it leaves out, and of those in their place. */
function listHandledWords({ dish, item: { notes, options } }: NewDish, ordered: ReadonlySet<string>) {
  const usual = new Set(getDefaultOptionIds(dish.optionGroups))
  const changed = dish.optionGroups.filter((group) =>
    group.options.some(({ id }) => usual.has(id) !== options.includes(id)),
  )
  return [
    ...splitWords(notes).map(singularize),
    ...changed.flatMap((group) =>
      group.options.flatMap(({ id, name, alsoCalled }) => {
        const stems = splitWords([name, ...alsoCalled].join(' ')).map(singularize)
        const isAdded = options.includes(id) && !usual.has(id) && getRemovedIngredient(name) === null
        // `no soy. A rangoon with soy glaze`, but not `no onions and with soy glaze`
        return isAdded ? stems.filter((stem) => !ordered.has(stem) || detectAllergens(stem).length === 0) : stems
      }),
    ),
  ]
}

/**
 * Asks for confirmation of each new line whose dish or options have a food that the message
 * refuses: `nothing with chicken for me, one chicken teriyaki`. A food that a note or a chosen
 * option of any line leaves out doesn't count, unless the dish is named after it.
 */
export function confirmRefusedFoods(answer: Answer, input: GuestMessage): Answer {
  const dishes = listNewDishes(answer, input)
  if (dishes.length === 0 || answer.confidence === 'low') return answer
  const { foods, ordered } = readRefusals(input.message, input.vocabulary)
  if (foods.length === 0) return answer
  const handled = new Set(dishes.flatMap((each) => listHandledWords(each, ordered)))
  const warnings = dishes.flatMap((each) => {
    const ofName = stemsOfName(each.dish.name)
    const isLeftOut = (stem: string) => !ofName.has(stem) && handled.has(stem)
    return describeRefused(
      each,
      foods.filter((food) => !isLeftOut(singularize(food))),
    )
  })
  return warnings.length === 0 ? answer : askToConfirm(answer, ...warnings)
}

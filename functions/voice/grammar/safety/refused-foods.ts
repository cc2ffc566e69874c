import { getRemovedIngredient } from '#shared/menu/option-text'
import { getDefaultOptionIds } from '#shared/menu/options'
import { listTexts, text, type Text } from '#shared/voice/text'
import { askToConfirm, type Answer } from '../answer'
import type { GuestMessage } from '../edit/intent'
import { clausesOf } from '../cover/clauses'
import { anyFoodTest } from '../cover/food-words'
import type { Vocabulary } from '../tokenize/vocabulary'
import { singularize, splitWords, stemsOfName, styleWords } from '../tokenize/words'
import { detectAllergens, mentionsFood } from './allergens'
import { listNewDishes, type NewDish, type OrderedDish } from './ordered-dish'

/** Lists the foods and the names of dishes in the clauses that order nothing and ask nothing. */
function readRefusals(message: string, vocabulary: Vocabulary) {
  const words = splitWords(message)
  const { clauses, names } = clausesOf(words, vocabulary)
  const isFood = anyFoodTest(vocabulary)
  const refusing = clauses.filter(({ stance }) => stance !== null && stance !== 'question')
  const foods = refusing.flatMap(({ from, to, stance }) =>
    words.slice(from, to).flatMap((word, index) => {
      const at = from + index
      const next = at + 1 < to ? (words[at + 1] ?? '') : ''
      const isOfDish = names.some(
        (name) => name.from <= at && at < name.to && (stance === 'refusal' || name.to - name.from > 1),
      )
      // `no spicy tuna`, but not `no spicy food`
      const isStyle = styleWords.has(word) && isFood(next)
      // `no extra sauce` refuses what costs more, and not the sauce.
      const isExtra = words.slice(from, at).includes('extra')
      if (isOfDish || isStyle || isExtra) return []
      return isFood(word) ? [word] : []
    }),
  )
  const dishes = names
    .filter(({ from, to }) => refusing.some((clause) => clause.from <= from && to <= clause.to))
    .map(({ from, to }) => words.slice(from, to).join(' '))
  const ordering = clauses.flatMap(({ from, to, stance }) => (stance === null ? words.slice(from, to) : []))
  return { foods: [...new Set(foods)], dishes, ordered: new Set(ordering.map(singularize)) }
}

const sayRefused = (dish: OrderedDish, { en, es }: Text): Text =>
  text(
    `You said no ${en}, but the ${dish.dish.name} has it.`,
    `Dijo que no quiere ${es}, pero ${dish.dish.name} lo lleva.`,
  )

/** Whether a dish comes with another one: its description has the name. */
function comesWith({ facts: { description } }: OrderedDish, dish: string): boolean {
  const words = stemsOfName(description)
  return [...stemsOfName(dish)].every((stem) => words.has(stem))
}

/** Says which refused foods a dish has; else nothing. */
function describeRefused(dish: OrderedDish, foods: readonly string[], dishes: readonly string[]): readonly Text[] {
  const mentioned = [
    ...foods.filter((food) => mentionsFood(dish, food)),
    ...dishes.filter((name) => comesWith(dish, name)),
  ]
  return mentioned.length > 0 ? [sayRefused(dish, listTexts(mentioned, 'or'))] : []
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
  const { foods, dishes: names, ordered } = readRefusals(input.message, input.vocabulary)
  if (foods.length + names.length === 0) return answer
  const handled = new Set(dishes.flatMap((each) => listHandledWords(each, ordered)))
  const warnings = dishes.flatMap((each) => {
    const ofName = stemsOfName(each.dish.name)
    const isHandled = (stem: string) => !ofName.has(stem) && handled.has(stem)
    const isLeftOut = (food: string) => splitWords(food).every((word) => isHandled(singularize(word)))
    return describeRefused(
      each,
      foods.filter((food) => !isLeftOut(food)),
      names.filter((name) => !isLeftOut(name)),
    )
  })
  return warnings.length === 0 ? answer : askToConfirm(answer, ...warnings)
}

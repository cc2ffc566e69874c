import { allergens } from '#shared/contract/menu'
import type { Allergen, MenuItem } from '#shared/contract/menu'
import { allergensIn } from '#shared/rules/allergen-names'
import { tellsOfAllergy } from '#shared/rules/allergy-words'
import { presenceOf } from '#shared/rules/dietary'
import { enumerated } from './facts'
import { stemOf, wordsOf } from './normalise'
import { sameThing } from './words'

const holds = (food: string): readonly Allergen[] =>
  allergens.filter(
    (each) => presenceOf({ name: food, description: '', allergens: [], nutritionInfo: null }, each) === 'named',
  )

/**
 * The allergens that a food may stand for, by the words of the menu's filters: `walnuts`, `eel`,
 * `mayo`.
 */
export function allergensOf(food: string): readonly Allergen[] {
  const meant = wordsOf(food).flatMap((word) => [word, ...(sameThing.get(stemOf(word)) ?? sameThing.get(word) ?? [])])
  const held = meant.flatMap(holds)
  // Eel is glazed with soy sauce here, yet whoever can't eat eel may well eat that.
  const own = held.includes('fish') ? held.filter((each) => each !== 'gluten' && each !== 'soy') : held
  const found = new Set([...allergensIn(food), ...own])
  return allergens.filter((each) => found.has(each))
}

const AVOIDING = /^(?:\d+ x )?(?:no|without|hold|leave|skip|minus|sin|dont|do not|with no)\b|\bfree$/
/**
 * The allergens that a note to the kitchen is about: `gluten free`, `no nuts`, `allergic to eel`.
 */
export const allergensOfNotes = (notes: readonly string[], isAllergic = false): readonly Allergen[] =>
  notes
    .flatMap((note) => note.split(/[,;]\s*/))
    .flatMap((note) => {
      if (tellsOfAllergy(note) || (AVOIDING.test(note) && (isAllergic || note.endsWith('free'))))
        return allergensOf(note)
      return AVOIDING.test(note) ? allergensIn(note) : []
    })

/** What goes with every word about allergens: no dish is called safe. */
export const SAFETY = 'Our kitchen handles all allergens, so please call us if you have an allergy.'

const undeclared = ({ name }: MenuItem): string =>
  `We have no allergen declaration for the ${name}: please ask us before you order it.`

/** Everything that a dish declares. */
export function declaredOf(dish: MenuItem): string {
  const { name, allergens: declared } = dish
  if (declared === null) return undeclared(dish)
  return declared.length > 0
    ? `The ${name} contains ${enumerated(declared)}.`
    : `The recipe of the ${name} has no major allergens.`
}

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stemOf)

/** Whether the words of a dish name a food of which nothing is declared. */
export function namesFood({ name, description }: MenuItem, food: string): boolean {
  const words = new Set(stemsOf(`${name} ${description}`))
  return stemsOf(food).every((stem) => words.has(stem))
}

/** What is to be said of foods of which nothing is declared. */
export const undeclaredFoods = (foods: readonly string[]): readonly string[] =>
  foods.length > 0 ? [`We don't declare ${enumerated(foods, 'or')}, so please ask us about that.`] : []

/** What is known of some allergens, and of other foods, in a dish. */
export function presencesOf(
  dish: MenuItem,
  asked: readonly Allergen[],
  foods: readonly string[] = [],
): readonly string[] {
  const where = (presence: ReturnType<typeof presenceOf>) => asked.filter((each) => presenceOf(dish, each) === presence)
  const [declared, absent] = [where('declared'), where('absent')]
  const maybe = [...where('named'), ...foods.filter((food) => namesFood(dish, food))]
  const said = [
    ...(declared.length > 0 ? [`contains ${enumerated(declared)}`] : []),
    ...(maybe.length > 0 ? [`may contain ${enumerated(maybe)}`] : []),
    ...(absent.length > 0 ? [`is declared without ${enumerated(absent, 'or')}`] : []),
  ]
  return [
    ...(said.length > 0 ? [`The ${dish.name} ${enumerated(said)}.`] : []),
    ...(where('unknown').length > 0 ? [undeclared(dish)] : []),
  ]
}

/**
 * Whether a dish is declared without all of some allergens, and nothing in its words speaks against
 * it.
 */
export const isWithout = (dish: MenuItem, asked: readonly Allergen[]): boolean =>
  asked.every((each) => presenceOf(dish, each) === 'absent')

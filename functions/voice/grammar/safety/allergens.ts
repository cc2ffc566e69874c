import { allergens, type Allergen, type MenuItem } from '#shared/menu/contract'
import { findAllergens } from '#shared/menu/dietary/allergies'
import { findNamedFoods } from '#shared/menu/dietary/note-coverage'
import { mentionsAllergy } from '#shared/menu/dietary/note-reading'
import { getAllergenPresence } from '#shared/menu/dietary/dish-facts'
import { hasKindOfFood } from '#shared/menu/dietary/kinds-of-food'
import { memoize } from '#shared/platform/memoize'
import { listTexts, text, type Text } from '#shared/voice/text'
import { singularize, splitWords, stemsOfName, synonyms } from '../tokenize/words'
import { callDish, type OrderedDish } from './ordered-dish'

/** A diet that a guest chooses. */
export type Diet = 'vegetarian' | 'vegan'

/** A guest's dietary needs: declared allergens, other foods, and the notes for the kitchen. */
export type DietaryNeeds = {
  readonly allergens: readonly Allergen[]
  /** Foods that the menu does not declare. */
  readonly foods: readonly string[]
  readonly notes: readonly string[]
  /** False if the guest only names a diet. */
  readonly isAllergic: boolean
  readonly diet: Diet | null
}

const holds = (food: string): readonly Allergen[] =>
  allergens.filter(
    (each) => getAllergenPresence({ name: food, description: '', allergens: [], without: [] }, each) === 'named',
  )

/** Maximum number of foods whose allergens are remembered. */
const MOST_FOODS = 2000

/** Returns the allergens of the menu's filters that a food stands for: `walnuts`, `eel`, `mayo`. */
export const detectAllergens = memoize((food): readonly Allergen[] => {
  const meant = splitWords(food).flatMap((word) => [
    word,
    ...(synonyms.get(singularize(word)) ?? synonyms.get(word) ?? []),
  ])
  const held = meant.flatMap(holds)
  // Eel is glazed with soy sauce, but a guest who can't eat eel may eat soy.
  const own = held.includes('fish') ? held.filter((each) => each !== 'gluten' && each !== 'soy') : held
  const found = new Set([...findNamedFoods(food), ...own])
  return allergens.filter((each) => found.has(each))
}, MOST_FOODS)

const AVOIDING = /^(?:\d+ x )?(?:no|without|hold|leave|skip|minus|sin|dont|do not|with no)\b|\b(?:free|no)$/
/**
 * Returns the allergens that notes to the kitchen name: `gluten free`, `no nuts`, `allergic to
 * eel`.
 */
export const findNoteAllergens = (notes: readonly string[], isAllergic = false): readonly Allergen[] =>
  notes
    .flatMap((note) => note.split(/[,;]\s*/))
    .flatMap((note) => {
      if (mentionsAllergy(note) || (AVOIDING.test(note) && (isAllergic || /\b(?:free|no)$/.test(note))))
        return detectAllergens(note)
      return AVOIDING.test(note) ? findAllergens(note) : []
    })

/** Added to every answer about allergens, because no dish is called safe. */
export const ALLERGY_NOTICE = text(
  'Our kitchen handles all allergens, so please call us if you have an allergy.',
  'Nuestra cocina maneja todos los alérgenos, así que llámenos si tiene una alergia.',
)

const allergenNames: Readonly<Record<Allergen, Text>> = {
  gluten: text('gluten', 'gluten'),
  soy: text('soy', 'soya'),
  shellfish: text('shellfish', 'mariscos'),
  fish: text('fish', 'pescado'),
  dairy: text('dairy', 'lácteos'),
  egg: text('egg', 'huevo'),
  nuts: text('nuts', 'nueces'),
  peanuts: text('peanuts', 'cacahuates'),
  sesame: text('sesame', 'ajonjolí'),
}

/** Lists allergens, and foods in the guest's words. */
export const listAllergens = (
  named: readonly Allergen[],
  joiner: 'and' | 'or' = 'and',
  foods: readonly string[] = [],
): Text => listTexts([...named.map((each) => allergenNames[each]), ...foods], joiner)

const undeclared = ({ dish: { name } }: OrderedDish): Text =>
  text(
    `We have no allergen declaration for the ${name}: please ask us before you order it.`,
    `No tenemos declaración de alérgenos para ${name}: pregúntenos antes de pedirlo.`,
  )

/** Describes all declared allergens of a dish. */
export function describeAllergens(dish: OrderedDish): Text {
  const { allergens: declared, undeclaredAllergens = [] } = dish.facts
  if (declared === null) return undeclared(dish)
  const called = callDish(dish)
  const open = listAllergens(undeclaredAllergens)
  const isPartial = undeclaredAllergens.length > 0
  const [english, spanish] = isPartial ? [` Please ask us about ${open.en}.`, ` Pregúntenos por ${open.es}.`] : ['', '']
  const contained = listAllergens(declared)
  return declared.length > 0
    ? text(`The ${called.en} contains ${contained.en}.${english}`, `${called.es} contiene ${contained.es}.${spanish}`)
    : text(
        `The recipe of the ${called.en} has no ${isPartial ? 'other ' : ''}major allergens.${english}`,
        `La receta de ${called.es} no tiene ${isPartial ? 'otros ' : ''}alérgenos principales.${spanish}`,
      )
}

/** Whether a dish's name or description mentions an undeclared food, also by another word. */
export function mentionsFood(
  { facts }: { readonly facts: Pick<MenuItem, 'name' | 'description'> },
  food: string,
): boolean {
  const words = stemsOfName(`${facts.name} ${facts.description}`)
  return [...stemsOfName(food)].every((stem) => words.has(stem)) || hasKindOfFood(facts, food)
}

/** Says that the menu declares nothing about these foods. */
export function describeUndeclaredFoods(foods: readonly string[]): readonly Text[] {
  const { en, es } = listTexts(foods, 'or')
  const sentence = text(`We don't declare ${en}, so please ask us about that.`, `No declaramos ${es}: pregúntenos.`)
  return foods.length > 0 ? [sentence] : []
}

/** Says whether a dish contains some allergens and other foods. */
export function describePresence(
  dish: OrderedDish,
  allergens: readonly Allergen[],
  foods: readonly string[] = [],
): readonly Text[] {
  const where = (presence: ReturnType<typeof getAllergenPresence>) =>
    allergens.filter((each) => getAllergenPresence(dish.facts, each) === presence)
  const [declared, absent] = [where('declared'), where('absent')]
  const has = listAllergens(declared)
  const mentioned = foods.filter((food) => mentionsFood(dish, food))
  const maybe = listAllergens(where('named'), 'and', mentioned)
  const without = listAllergens(absent, 'or')
  const said = listTexts([
    ...(declared.length > 0 ? [text(`contains ${has.en}`, `contiene ${has.es}`)] : []),
    ...(maybe.en === '' ? [] : [text(`may contain ${maybe.en}`, `puede contener ${maybe.es}`)]),
    ...(absent.length > 0 ? [text(`is declared without ${without.en}`, `está declarado sin ${without.es}`)] : []),
  ])
  const called = callDish(dish, allergens)
  return [
    ...(said.en === '' ? [] : [text(`The ${called.en} ${said.en}.`, `${called.es} ${said.es}.`)]),
    ...(where('unknown').length > 0 ? [undeclared(dish)] : []),
  ]
}

/**
 * Whether a dish is declared free of all given allergens, and its description does not contradict
 * that.
 */
export const isFreeOf = ({ facts }: OrderedDish, allergens: readonly Allergen[]): boolean =>
  allergens.every((each) => getAllergenPresence(facts, each) === 'absent')

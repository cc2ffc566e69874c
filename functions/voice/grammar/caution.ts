import { allergens } from '#shared/contract/menu'
import type { Allergen } from '#shared/contract/menu'
import { mentionsAllergy } from '#shared/rules/allergy-words'
import { resolveSelection, getLineAllergens } from '#shared/rules/options'
import {
  findNoteAllergens,
  describeAllergens,
  isFreeOf,
  mentionsFood,
  describePresence,
  ALLERGY_NOTICE,
  describeUndeclaredFoods,
} from './allergens'
import { describeDiet, fitsDiet } from './diets'
import type { SpokenLine } from './lines'
import type { DietaryNeeds } from './told'

/**
 * What is to be said of lines before anybody relies on them, and whether the guest has to agree
 * first.
 */
export type FoodWarning = {
  readonly response: string
  /** Some dish may hold what is avoided. */
  readonly isRisky: boolean
  readonly isToConfirm: boolean
}

type Avoided = Pick<SpokenLine, 'dish'> & { readonly allergens: readonly Allergen[]; readonly isAllergic: boolean }

/** The lines with what the kitchen must know of an allergy, before any other wish. */
export const addDietaryNotes = <L extends SpokenLine>(lines: readonly L[], told: DietaryNeeds | null): readonly L[] =>
  told === null
    ? lines
    : lines.map((line) => ({
        ...line,
        notes: [...told.notes.filter((note) => !line.notes.some((own) => own.includes(note))), ...line.notes],
      }))

/**
 * A dish with all that it declares and all that a line's options add: one that leaves something out
 * promises nothing to somebody who can't have it.
 */
function withAdded({ dish, options }: SpokenLine): SpokenLine['dish'] {
  const own = getLineAllergens(dish.allergens, resolveSelection(dish.optionGroups, options).chosen) ?? []
  const declared = dish.allergens
  if (declared === null) return dish
  return { ...dish, allergens: allergens.filter((each) => own.includes(each) || declared.includes(each)) }
}

function avoidedIn({ dish, notes, wishes = [] }: SpokenLine, told: DietaryNeeds | null): Avoided {
  const isAllergic = told?.isAllergic || notes.some(mentionsAllergy)
  return {
    dish,
    isAllergic,
    allergens: [...new Set([...(told?.allergens ?? []), ...findNoteAllergens([...notes, ...wishes], isAllergic)])],
  }
}

/**
 * What dishes declare of that which their guest avoids; null where nothing is avoided. An allergy
 * is always confirmed, a wish such as `gluten free` and a diet where a dish isn't declared so.
 */
export function findFoodWarning(lines: readonly SpokenLine[], told: DietaryNeeds | null): FoodWarning | null {
  const foods = told?.foods ?? []
  const diet = told?.diet ?? null
  const avoided = lines.map((line) => avoidedIn({ ...line, dish: withAdded(line) }, told))
  const careful = avoided.filter(({ allergens, isAllergic }) => isAllergic || allergens.length > 0)
  if (careful.length === 0 && (diet === null || lines.length === 0)) return null
  const isOpen = ({ dish, allergens }: Avoided) =>
    (allergens.length === 0 && foods.length === 0) ||
    !isFreeOf(dish, allergens) ||
    foods.some((food) => mentionsFood(dish, food))
  const unsure = careful.filter(isOpen)
  const said = (unsure.length > 0 ? unsure : careful).flatMap(({ dish, allergens }) =>
    allergens.length + foods.length > 0 ? describePresence(dish, allergens, foods) : [describeAllergens(dish)],
  )
  const ofDiet = diet === null ? [] : avoided.map(({ dish }) => describeDiet(dish, diet))
  const isFit = diet === null || avoided.every(({ dish }) => fitsDiet(dish, diet))
  return {
    response: [
      ...new Set([...said, ...ofDiet]),
      ...describeUndeclaredFoods(foods),
      ...(careful.length > 0 ? [ALLERGY_NOTICE] : []),
    ].join(' '),
    isRisky: unsure.length > 0 || !isFit,
    isToConfirm: unsure.length > 0 || careful.some(({ isAllergic }) => isAllergic) || !isFit,
  }
}

import { allergens } from '#shared/contract/menu'
import type { Allergen } from '#shared/contract/menu'
import { tellsOfAllergy } from '#shared/rules/allergy-words'
import { choose, lineAllergens } from '#shared/rules/options'
import { allergensOfNotes, declaredOf, isWithout, namesFood, presencesOf, SAFETY, undeclaredFoods } from './allergens'
import { dietOf, fitsDiet } from './diets'
import type { Line } from './lines'
import type { Told } from './told'

/**
 * What is to be said of lines before anybody relies on them, and whether the guest has to agree
 * first.
 */
export type Caution = {
  readonly response: string
  /** Some dish may hold what is avoided. */
  readonly isRisky: boolean
  readonly isToConfirm: boolean
}

type Avoided = Pick<Line, 'dish'> & { readonly allergens: readonly Allergen[]; readonly isAllergic: boolean }

/** The lines with what the kitchen must know of an allergy, before any other wish. */
export const withTold = <L extends Line>(lines: readonly L[], told: Told | null): readonly L[] =>
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
function withAdded({ dish, options }: Line): Line['dish'] {
  const own = lineAllergens(dish.allergens, choose(dish.optionGroups, options).chosen) ?? []
  const declared = dish.allergens
  if (declared === null) return dish
  return { ...dish, allergens: allergens.filter((each) => own.includes(each) || declared.includes(each)) }
}

function avoidedIn({ dish, notes, wishes = [] }: Line, told: Told | null): Avoided {
  const isAllergic = told?.isAllergic || notes.some(tellsOfAllergy)
  return {
    dish,
    isAllergic,
    allergens: [...new Set([...(told?.allergens ?? []), ...allergensOfNotes([...notes, ...wishes], isAllergic)])],
  }
}

/**
 * What dishes declare of that which their guest avoids; null where nothing is avoided. An allergy
 * is always confirmed, a wish such as `gluten free` and a diet where a dish isn't declared so.
 */
export function cautionOf(lines: readonly Line[], told: Told | null): Caution | null {
  const foods = told?.foods ?? []
  const diet = told?.diet ?? null
  const avoided = lines.map((line) => avoidedIn({ ...line, dish: withAdded(line) }, told))
  const careful = avoided.filter(({ allergens, isAllergic }) => isAllergic || allergens.length > 0)
  if (careful.length === 0 && (diet === null || lines.length === 0)) return null
  const isOpen = ({ dish, allergens }: Avoided) =>
    (allergens.length === 0 && foods.length === 0) ||
    !isWithout(dish, allergens) ||
    foods.some((food) => namesFood(dish, food))
  const unsure = careful.filter(isOpen)
  const said = (unsure.length > 0 ? unsure : careful).flatMap(({ dish, allergens }) =>
    allergens.length + foods.length > 0 ? presencesOf(dish, allergens, foods) : [declaredOf(dish)],
  )
  const ofDiet = diet === null ? [] : avoided.map(({ dish }) => dietOf(dish, diet))
  const isFit = diet === null || avoided.every(({ dish }) => fitsDiet(dish, diet))
  return {
    response: [
      ...new Set([...said, ...ofDiet]),
      ...undeclaredFoods(foods),
      ...(careful.length > 0 ? [SAFETY] : []),
    ].join(' '),
    isRisky: unsure.length > 0 || !isFit,
    isToConfirm: unsure.length > 0 || careful.some(({ isAllergic }) => isAllergic) || !isFit,
  }
}

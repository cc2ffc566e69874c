import { Problem } from '#shared/problem'
import { dishFaults } from '#shared/rules/dish-check'
import type { CheckedDish, Larder } from '#shared/rules/dish-check'
import { allIngredients } from '../inventory/store'
import type { DishRecord } from '../menu/records'
import { allCategories } from '../menu/store'

/** What a menu may speak of now; neither categories nor ingredients ever go. */
export async function readLarder(): Promise<Larder> {
  const [categories, ingredients] = await Promise.all([allCategories(), allIngredients()])
  return { categoryIds: new Set(categories.map(({ id }) => id)), ingredients }
}

/** What the parts of a dish are called at the desk. */
const partNames: Readonly<Record<string, string>> = {
  categoryId: 'category',
  imageUrl: 'picture',
  optionGroups: 'options',
  recipe: 'recipe',
}

/** Throws `invalid-input` with every field of a dish that is wrong. */
export function checkFacts(dish: CheckedDish, larder: Larder): void {
  const errors = dishFaults(dish, larder)
  const [first] = errors
  if (!first) return
  const part = partNames[first.path.split('.')[0] ?? ''] ?? 'dish'
  throw new Problem('invalid-input', `Please check the ${part}: ${first.message}.`, { errors })
}

/** A dish that may be on a menu; throws `invalid-input`. */
export function checkedDish(dish: DishRecord, larder: Larder): DishRecord {
  checkFacts(dish, larder)
  return dish
}

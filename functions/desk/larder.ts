import { Problem } from '#shared/problem'
import { validateDish } from '#shared/rules/dish-check'
import type { ValidatedDish, MenuCatalog } from '#shared/rules/dish-check'
import { listIngredients } from '../inventory/store'
import type { DishRecord } from '../menu/records'
import { listCategories } from '../menu/store'

/** What a menu may speak of now; neither categories nor ingredients ever go. */
export async function getMenuReferences(): Promise<MenuCatalog> {
  const [categories, ingredients] = await Promise.all([listCategories(), listIngredients()])
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
export function assertDishFields(dish: ValidatedDish, larder: MenuCatalog): void {
  const errors = validateDish(dish, larder)
  const [first] = errors
  if (!first) return
  const part = partNames[first.path.split('.')[0] ?? ''] ?? 'dish'
  throw new Problem('invalid-input', `Please check the ${part}: ${first.message}.`, { errors })
}

/** A dish that may be on a menu; throws `invalid-input`. */
export function assertValidDish(dish: DishRecord, larder: MenuCatalog): DishRecord {
  assertDishFields(dish, larder)
  return dish
}

import { validateDish, type ValidatedDish } from '#shared/menu/dish-validation'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { toSignedHundredths } from '#shared/inventory/stock'
import { toCents } from '#shared/platform/money'

const parseRecipe = (lines: EditableDish['recipe']) =>
  lines.map(({ itemId, quantity }) => ({ ingredientId: itemId, hundredths: toSignedHundredths(quantity) }))

const toValidated = (dish: EditableDish): ValidatedDish => ({
  categoryId: dish.categoryId,
  imageUrl: dish.imageUrl,
  recipe: parseRecipe(dish.recipe),
  optionGroups: dish.optionGroups.map((group) => ({
    ...group,
    options: group.options.map(({ price, recipe, ...option }) => ({
      ...option,
      priceCents: toCents(price),
      recipe: parseRecipe(recipe),
    })),
  })),
})

const countOptionErrors = (dish: ValidatedDish): number =>
  validateDish(dish, { categoryIds: new Set(), ingredients: new Map() }).filter(
    // Which ingredients there are is the server's to know.
    ({ path }) => path.startsWith('optionGroups') && !path.endsWith('.itemId'),
  ).length

/** Returns the dishes that need a group, because their other options take away what it brings. */
export const listDishesNeedingGroup = (
  group: Pick<SharedOptionGroup, 'options' | 'dishes'>,
  dishes: readonly EditableDish[],
): readonly EditableDish[] => {
  const ids = new Set(group.options.map(({ id }) => id))
  return dishes.filter((each) => {
    if (!group.dishes.includes(each.id)) return false
    const dish = toValidated(each)
    const left = dish.optionGroups.filter(({ options }) => !options.some(({ id }) => ids.has(id)))
    return countOptionErrors({ ...dish, optionGroups: left }) > countOptionErrors(dish)
  })
}

import type { DeskDish } from '#shared/contract/desk/dish'
import { locationOf, serverIdOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { formatCents, fromCents } from '#shared/rules/money'
import { fromHundredths } from '#shared/rules/stock'
import type { RecipeLine } from '#shared/rules/stock-recipes'
import { versionOf } from '../menu/records'
import type { DishRecord } from '../menu/records'
import { factsChanged } from './dish-facts'

const presentRecipe = (recipe: readonly RecipeLine[]) =>
  recipe.map(({ ingredientId, hundredths }) => ({ itemId: ingredientId, quantity: fromHundredths(hundredths) }))

/** A dish as the desk shows it, at its everyday price. */
export function presentDeskDish(dish: DishRecord, location: LocationCode): DeskDish {
  const { type: _type, unavailableBecause: _because, availabilityChange: _change, ...record } = dish
  const { priceCents, nutrition, recipe, optionGroups, optionsOut = [], ...rest } = record
  return {
    ...rest,
    locationId: serverIdOf(locationOf(location)),
    price: fromCents(priceCents),
    nutritionInfo: nutrition,
    recipe: presentRecipe(recipe),
    optionGroups: optionGroups.map((group) => ({
      ...group,
      options: group.options.map(({ priceCents: cents, recipe: ofOption, ...option }) => ({
        ...option,
        price: fromCents(cents),
        isAvailable: !optionsOut.includes(option.id),
        recipe: presentRecipe(ofOption),
      })),
    })),
    isArchived: dish.isArchived ?? false,
    allergensDeclared: dish.allergensDeclared ?? null,
    version: versionOf(dish),
  }
}

const words: Readonly<Partial<Record<keyof DishRecord, string>>> = {
  code: 'code',
  name: 'name',
  description: 'description',
  categoryId: 'category',
  allergens: 'allergens',
  advisory: 'advisory',
  nutrition: 'nutrition',
  spiceLevel: 'spice',
  station: 'station',
  displayOrder: 'place on the menu',
  isPopular: 'popular',
  imageUrl: 'picture',
  optionGroups: 'options',
  recipe: 'recipe',
}

/**
 * A change of a dish in one line of the log: `Hibachi Chicken: price $14.95 to $15.95,
 * description`.
 */
export function titleOfChange(before: DishRecord | null, after: DishRecord): string {
  if (!before) return `${after.name}: new on the menu`
  if (!before.isArchived && after.isArchived) return `${after.name}: off the menu`
  const changed = factsChanged(before, after)
  const price = `price ${formatCents(before.priceCents)} to ${formatCents(after.priceCents)}`
  const parts = [
    ...(before.isArchived && !after.isArchived ? ['back on the menu'] : []),
    ...(changed.includes('priceCents') ? [price] : []),
    ...changed.flatMap((name) => words[name] ?? []),
  ]
  return `${before.name}: ${parts.length > 0 ? parts.join(', ') : 'saved as it was'}`
}

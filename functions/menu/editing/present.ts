import { isDeepStrictEqual } from 'node:util'
import type { EditableDish } from '#shared/menu/editing-contract'
import { getLocation, getServerId, type LocationCode } from '#shared/locations/index'
import { formatCents, centsToDecimal } from '#shared/platform/money'
import { formatRecipeAmount, type RecipeLine } from '#shared/inventory/stock'
import { presentTerms } from '../dayparts/records'
import { getVersion, type DishRecord } from '../records'
import { listChangedFields } from './dish-facts'

const presentRecipe = (recipe: readonly RecipeLine[]) =>
  recipe.map(({ ingredientId, hundredths }) => ({ itemId: ingredientId, quantity: formatRecipeAmount(hundredths) }))

/** Presents a dish for the manager's desk, at its regular price. */
export function presentEditableDish(dish: DishRecord, location: LocationCode): EditableDish {
  const {
    type: _type,
    unavailableBecause: _because,
    availabilityChange: _change,
    optionsOff: _off,
    factsFrom: _from,
    changedAtTestSite: _changed,
    ...record
  } = dish
  const { priceCents, dayparts, daypartPriceCents, nutrition, recipe, optionGroups, optionsOut = [], ...rest } = record
  return {
    ...rest,
    locationId: getServerId(getLocation(location)),
    price: centsToDecimal(priceCents),
    ...presentTerms({ dayparts, daypartPriceCents }),
    nutritionInfo: nutrition,
    recipe: presentRecipe(recipe),
    optionGroups: optionGroups.map((group) => ({
      ...group,
      options: group.options.map(({ priceCents: cents, recipe: ofOption, ...option }) => ({
        ...option,
        price: centsToDecimal(cents),
        isAvailable: !optionsOut.includes(option.id),
        recipe: presentRecipe(ofOption),
      })),
    })),
    isArchived: dish.isArchived ?? false,
    allergensDeclared: dish.allergensDeclared ?? null,
    version: getVersion(dish),
  }
}

type DishChange = { readonly before: DishRecord; readonly after: DishRecord }
type LoggedPart = Readonly<Record<string, unknown>>

/** Presents a change of one of many dishes for the log: the fields that differ, and the id. */
export function presentDishChange(
  { before, after }: DishChange,
  location: LocationCode,
): { readonly before: LoggedPart; readonly after: LoggedPart } {
  const [was, is] = [before, after].map((dish): LoggedPart => ({ ...presentEditableDish(dish, location) }))
  const isLogged = (name: string) => name === 'id' || !isDeepStrictEqual(was?.[name], is?.[name])
  const partOf = (dish: LoggedPart = {}) => Object.fromEntries(Object.entries(dish).filter(([name]) => isLogged(name)))
  return { before: partOf(was), after: partOf(is) }
}

const fieldLabels: Readonly<Partial<Record<keyof DishRecord, string>>> = {
  code: 'code',
  name: 'name',
  alsoCalled: 'other names',
  kitchenName: 'kitchen name',
  description: 'description',
  dayparts: 'dayparts',
  daypartPriceCents: 'prices of dayparts',
  categoryId: 'category',
  allergens: 'allergens',
  advisory: 'advisory',
  nutrition: 'nutrition',
  spiceLevel: 'spice',
  station: 'station',
  leadMinutes: 'lead time',
  displayOrder: 'place on the menu',
  isPopular: 'popular',
  imageUrl: 'picture',
  optionGroups: 'options',
  recipe: 'recipe',
}

/** Describes a change for the log: `Hibachi Chicken: price $14.95 to $15.95, description`. */
export function describeDishChange(before: DishRecord | null, after: DishRecord): string {
  if (!before) return `${after.name}: new on the menu`
  if (!before.isArchived && after.isArchived) return `${after.name}: off the menu`
  const changed = listChangedFields(before, after)
  const price = `price ${formatCents(before.priceCents)} to ${formatCents(after.priceCents)}`
  const parts = [
    ...(before.isArchived && !after.isArchived ? ['back on the menu'] : []),
    ...(changed.includes('priceCents') ? [price] : []),
    ...changed.flatMap((name) => fieldLabels[name] ?? []),
  ]
  return `${before.name}: ${parts.length > 0 ? parts.join(', ') : 'saved as it was'}`
}

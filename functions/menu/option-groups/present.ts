import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { formatRecipeAmount } from '#shared/inventory/stock'
import { toRecipeHundredths } from '#shared/inventory/recipe-amounts'
import type { CreateOptionGroupRequest, SharedOptionGroup } from '#shared/menu/option-groups-contract'
import type { GroupOfDishes } from '#shared/menu/shared-groups'
import { centsToDecimal, formatCents, toCents } from '#shared/platform/money'
import { getVersion, type DishRecord, type OptionGroupRecord } from '../records'

type PresentedGroup = Pick<GroupOfDishes<OptionGroupRecord, DishRecord>, 'id' | 'group' | 'dishes'>

/** Presents a group for the desk. Its version grows with each edit of one of its dishes. */
export const presentGroup = ({ id, group, dishes }: PresentedGroup): SharedOptionGroup => ({
  ...group,
  id,
  options: group.options.map(({ priceCents, recipe, ...option }) => ({
    ...option,
    price: centsToDecimal(priceCents),
    recipe: recipe.map((line) => ({ itemId: line.ingredientId, quantity: formatRecipeAmount(line.hundredths) })),
  })),
  dishes: dishes.map((dish) => dish.id),
  version: dishes.reduce((sum, dish) => sum + getVersion(dish), 0),
})

const createId = (): string => randomUUID().slice(0, 12)

/** Converts a group from a request. Options without an id get one, which carts and orders name. */
export const parseGroup = (
  { name, min, max, options }: Omit<CreateOptionGroupRequest, 'dishes'>,
  id = createId(),
): OptionGroupRecord => ({
  id,
  name,
  min,
  max,
  options: options.map(({ id: optionId = createId(), price, recipe, ...option }) => ({
    ...option,
    id: optionId,
    priceCents: toCents(price),
    recipe: recipe.map(({ itemId, quantity }) => ({ ingredientId: itemId, hundredths: toRecipeHundredths(quantity) })),
  })),
})

const countDishes = (ids: readonly number[]): string => (ids.length === 1 ? '1 dish' : `${ids.length} dishes`)

/**
 * Describes a change for the log: `Options Sauces of 18 dishes: Ginger sauce $0.75 to $1.00`.
 * @param alsoIn the dishes of other groups that got the prices, too
 */
export function describeGroupChange(
  before: SharedOptionGroup | null,
  after: SharedOptionGroup | null,
  alsoIn: readonly number[],
): string {
  if (!after) return before ? `Options ${before.name} of ${countDishes(before.dishes)}: removed` : 'Options: removed'
  const more = alsoIn.length > 0 ? ` and ${alsoIn.length} with other groups` : ''
  const title = `Options ${after.name} of ${countDishes(after.dishes)}${more}`
  if (!before) return `${title}: new`
  const prices = after.options.flatMap(({ id, name, price }) => {
    const then = before.options.find((option) => option.id === id)?.price
    return then === undefined || then === price
      ? []
      : [`${name} ${formatCents(toCents(then))} to ${formatCents(toCents(price))}`]
  })
  const others = isDeepStrictEqual(before.dishes, after.dishes) ? [] : [`${countDishes(before.dishes)} before`]
  return `${title}: ${[...prices, ...others].join(', ') || 'texts and choices'}`
}

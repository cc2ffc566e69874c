import { buildOrderLine } from '#functions/orders/lines/order-lines'
import type { DishRecord, SpecialRecord } from '#functions/menu/records'
import type { SampleOrderRecord } from '#functions/numbers/records'
import type { RandomSource } from '#infra/operate/sample-history/random'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getDiscountCents } from '#shared/payments/discount-codes'
import { getRecipeCostCents, type IngredientUnitCosts } from '#shared/menu/food-cost'
import { calculateTotals } from '#shared/platform/money'
import { resolveSelection, getDefaultOptionIds, sumOptionCents } from '#shared/menu/options'
import { getDeliveryFeeCents, priceOrder } from '#shared/orders/pricing'
import { applySpecial } from '#shared/specials/special-price'
import { getLineRecipe } from '#shared/menu/recipes'

/** What is sold at a location on a day, and what it costs. */
export type SampleLocation = {
  readonly location: Location
  readonly dishes: readonly DishRecord[]
  readonly specials: readonly SpecialRecord[]
  readonly costs: IngredientUnitCosts
}

/** What a guest puts together: priced, and with what its ingredients cost. */
export type SampleBasket = Pick<
  SampleOrderRecord,
  | 'orderType'
  | 'lines'
  | 'foodCosts'
  | 'subtotalCents'
  | 'discountCents'
  | 'taxCents'
  | 'taxRate'
  | 'isDeliveryFeeTaxed'
  | 'deliveryFeeCents'
> & { readonly isDiscounted: boolean }

const POPULAR = 5
const SPECIAL = 4

/**
 * How much likelier one dish is taken than another: what is popular, today's special, and what
 * stands first.
 */
function weightOf({ isPopular, displayOrder, id }: DishRecord, specials: readonly SpecialRecord[]): number {
  const special = specials.some(({ menuItemId }) => menuItemId === id) ? SPECIAL : 1
  return (special * (isPopular ? POPULAR : 1) * 10) / (9 + (displayOrder % 10))
}

function weighted(dishes: readonly DishRecord[], specials: readonly SpecialRecord[], random: RandomSource) {
  const all = dishes.reduce((sum, dish) => sum + weightOf(dish, specials), 0)
  let left = random.next() * all
  return dishes.find((dish) => (left -= weightOf(dish, specials)) < 0)
}

/**
 * The defaults, with something of each group that asks for it, and now and then something on top.
 */
function optionsFor({ optionGroups }: DishRecord, random: RandomSource): readonly string[] {
  const ids = optionGroups.flatMap((group) => {
    const own = [...getDefaultOptionIds([group])]
    const others = random.shuffled(group.options.map(({ id }) => id).filter((id) => !own.includes(id)))
    while (own.length < group.min && others.length > 0) own.push(others.pop() ?? '')
    if (own.length < group.max && random.chance(0.15)) own.push(...others.slice(0, 1))
    return own
  })
  return resolveSelection(optionGroups, ids, []).faults.length === 0 ? ids : getDefaultOptionIds(optionGroups)
}

const isDrink = ({ station }: DishRecord) => station === 'drinks'

function dishesFor({ dishes, specials }: SampleLocation, random: RandomSource): readonly DishRecord[] {
  const [drinks, meals] = [dishes.filter(isDrink), dishes.filter((dish) => !isDrink(dish))]
  const further = [0.55, 0.35, 0.2].filter((share) => random.chance(share))
  const chosen = [0, ...further].flatMap(() => weighted(meals, specials, random) ?? [])
  const drink = random.chance(0.4) ? weighted(drinks, specials, random) : undefined
  return [...new Set([...chosen, ...(drink ? [drink] : [])])]
}

const TEN_PERCENT = { percent: 10 } as const

/** What one guest orders, by chance, priced as the checkout would price it. */
export function generateBasket(sampleLocation: SampleLocation, random: RandomSource): SampleBasket | undefined {
  const { location, specials, costs } = sampleLocation
  const policy = getPolicy(location)
  const [tax] = location.taxes
  const orderType = random.chance(0.62) ? 'pickup' : 'delivery'
  const isDiscounted = random.chance(0.06)
  const items = dishesFor(sampleLocation, random).flatMap((dish) => {
    const options = optionsFor(dish, random)
    const { chosen, faults } = resolveSelection(dish.optionGroups, options, [])
    if (faults.length > 0) return []
    const special = specials.find(({ menuItemId }) => menuItemId === dish.id)
    const unitPriceCents = applySpecial(dish.priceCents, special) + sumOptionCents(chosen)
    const quantity = random.chance(0.25) ? 2 : 1
    const totalPriceCents = unitPriceCents * quantity
    return [{ menuItemId: dish.id, quantity, unitPriceCents, totalPriceCents, customizations: { notes: '', options } }]
  })
  if (items.length === 0) return undefined
  const subtotalCents = items.reduce((sum, { totalPriceCents }) => sum + totalPriceCents, 0)
  const discountCents = (cents: number) => (isDiscounted ? getDiscountCents(TEN_PERCENT, cents) : 0)
  const deliveryFeeCents = getDeliveryFeeCents(orderType, subtotalCents, policy.delivery)
  const sums = calculateTotals({ subtotalCents, discountCents: discountCents(subtotalCents), deliveryFeeCents, tax })
  const { dishes } = sampleLocation
  const { lines, totals } = priceOrder({
    order: { ...sums, orderType, items },
    dishes,
    specials,
    policy,
    tax,
    discountCents,
  })
  const { totalCents: _total, ...rest } = totals
  return {
    ...rest,
    orderType,
    isDiscounted,
    lines: lines.map((line) => {
      const { menuItemId, name, station, quantity, totalPriceCents, loyaltyMultiplier } = buildOrderLine(line)
      return { menuItemId, name, station, quantity, totalPriceCents, loyaltyMultiplier }
    }),
    foodCosts: lines.map(({ dish, chosen, sent: { quantity } }) => {
      const recipe = getLineRecipe(dish.recipe, chosen)
      return (
        getRecipeCostCents(
          recipe.map((line) => ({ ...line, hundredths: line.hundredths * quantity })),
          costs,
        ) ?? 0
      )
    }),
  }
}

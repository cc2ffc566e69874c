import type { LocationPolicy } from '../locations/policy'
import { Problem } from '../platform/problem'
import type { OrderType } from './constants'
import { assertPricesMatch } from './price-agreement'
import type { SubmittedLine, SubmittedOrder } from './submitted-order'
import { applySpecial, type PricedSpecial } from '../specials/special-price'
import { calculateTotals, type Cents, type TaxTerms } from '../platform/money'
import {
  resolveSelection,
  sumOptionCents,
  type SelectedOption,
  type DishOptionGroups,
  type DishOption,
} from '../menu/options'
import { assertAvailable, type NamedDishes } from './orderable-dishes'

type PricedOption = DishOption & { readonly priceCents: Cents }

/** A dish with what pricing needs, at its price of the order's time. */
export type PricedDish<O extends PricedOption = PricedOption> = {
  readonly id: number
  readonly name: string
  readonly priceCents: Cents
  readonly isAvailable: boolean
  /** When it is offered next, if it isn't at the order's time; null if unknown. */
  readonly offeredAt?: string | null | undefined
  readonly optionGroups: DishOptionGroups<O>
  /** Ids of sold-out options. */
  readonly optionsOut?: readonly string[] | undefined
}

/** The option type of a dish. */
type OptionOf<Dish extends PricedDish> = Dish['optionGroups'][number]['options'][number]

export type PricedLine<Line, Dish extends PricedDish> = {
  readonly sent: Line
  readonly dish: Dish
  readonly chosen: readonly SelectedOption<OptionOf<Dish>>[]
  readonly unitPriceCents: Cents
  readonly totalPriceCents: Cents
  readonly loyaltyMultiplier: number
}

/**
 * Returns the delivery fee: only for delivery, and free from the policy's threshold
 * (docs/product/checkout.md#delivery-fee).
 */
export function getDeliveryFeeCents(
  orderType: OrderType,
  subtotalCents: Cents,
  { feeCents, freeFromCents }: LocationPolicy['delivery'],
): Cents {
  if (orderType !== 'delivery') return 0
  return freeFromCents !== null && subtotalCents >= freeFromCents ? 0 : feeCents
}

type OrderedDish = Pick<SubmittedLine, 'menuItemId' | 'quantity' | 'customizations'>

type MenuPrices<Dish extends PricedDish> = {
  readonly dishes: readonly Dish[]
  /** Dishes that are off the menu, whose names the rejection states. */
  readonly archived?: NamedDishes | undefined
  readonly specials: readonly PricedSpecial[]
}

type LinePricing<Line extends OrderedDish, Dish extends PricedDish> = MenuPrices<Dish> & {
  readonly order: {
    readonly orderType: OrderType
    readonly items: readonly Line[]
    readonly tipCents?: Cents | undefined
  }
  readonly policy: LocationPolicy
  /** The tax in force at the order's due date. */
  readonly tax: TaxTerms
  readonly discountCents?: (subtotalCents: Cents) => Cents
}

/**
 * Prices dishes from the menu, whatever prices the guest saw (docs/product/checkout.md#prices).
 * @throws Problem `invalid-input` for options that a dish does not have
 * @throws Problem `item-unavailable` with the dishes and options that are unknown, sold out, at
 * market price or not offered at the order's time
 */
export function priceDishes<Line extends OrderedDish, Dish extends PricedDish>(
  items: readonly Line[],
  { dishes, archived = [], specials }: MenuPrices<Dish>,
): PricedLine<Line, Dish>[] {
  const specialOf = new Map(specials.map((special) => [special.menuItemId, special]))
  const resolved = resolveLines(items, dishes)
  assertAvailable(items, { dishes, archived }, resolved)
  return resolved.map(({ sent, dish, chosen }) => {
    const special = specialOf.get(dish.id)
    const unitPriceCents = applySpecial(dish.priceCents, special) + sumOptionCents(chosen)
    const totalPriceCents = unitPriceCents * sent.quantity
    return { sent, dish, chosen, unitPriceCents, totalPriceCents, loyaltyMultiplier: special?.loyaltyMultiplier ?? 1 }
  })
}

/** Returns the sum of priced lines. */
export const sumLines = (lines: readonly { readonly totalPriceCents: Cents }[]): Cents =>
  lines.reduce((sum, line) => sum + line.totalPriceCents, 0)

/**
 * Prices the lines of an order and its totals (docs/product/checkout.md#prices).
 * @throws Problem of `priceDishes`
 */
export function priceLines<Line extends OrderedDish, Dish extends PricedDish>({
  order,
  policy,
  tax,
  discountCents = () => 0,
  ...menu
}: LinePricing<Line, Dish>): { lines: PricedLine<Line, Dish>[]; totals: ReturnType<typeof calculateTotals> } {
  const lines = priceDishes(order.items, menu)
  const subtotalCents = sumLines(lines)
  const totals = calculateTotals({
    subtotalCents,
    discountCents: discountCents(subtotalCents),
    deliveryFeeCents: getDeliveryFeeCents(order.orderType, subtotalCents, policy.delivery),
    tipCents: order.tipCents,
    tax,
  })
  return { lines, totals }
}

type Pricing<Line extends SubmittedLine, Dish extends PricedDish> = LinePricing<Line, Dish> & {
  readonly order: SubmittedOrder<Line>
}

/**
 * Prices an order from the menu (docs/product/checkout.md#prices).
 * @throws Problem of `priceLines`
 * @throws Problem `price-changed` with the correct amounts if the submitted ones differ
 */
export function priceOrder<Line extends SubmittedLine, Dish extends PricedDish>(pricing: Pricing<Line, Dish>) {
  const priced = priceLines(pricing)
  assertPricesMatch(pricing.order, priced.lines, priced.totals)
  return priced
}

/**
 * Resolves each line's dish and options. Skips unknown dishes.
 * @throws Problem `invalid-input` for invalid options
 */
function resolveLines<Line extends OrderedDish, Dish extends PricedDish>(
  sent: readonly Line[],
  dishes: readonly Dish[],
) {
  const dishOf = new Map(dishes.map((dish) => [dish.id, dish]))
  const lines = sent.flatMap((line, index) => {
    const dish = dishOf.get(line.menuItemId)
    if (!dish) return []
    const groups: DishOptionGroups<OptionOf<Dish>> = dish.optionGroups
    const { chosen, faults } = resolveSelection(groups, line.customizations?.options, dish.optionsOut)
    return [{ sent: line, dish, chosen, errors: faults.map((message) => optionError(index, message)) }]
  })
  const errors = lines.flatMap((line) => line.errors)
  const [first] = lines.filter((line) => line.errors.length > 0)
  if (first) throw new Problem('invalid-input', `${first.dish.name}: ${first.errors[0]?.message ?? ''}.`, { errors })
  return lines
}

const optionError = (index: number, message: string) => ({ path: `items.${index}.customizations.options`, message })

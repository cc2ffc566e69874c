import type { LocationPolicy } from '../locations/policy'
import { Problem } from '../platform/problem'
import type { OrderType } from './constants'
import { centsToDecimal, percentageOfCents, toCents, calculateTotals } from '../platform/money'
import type { Cents, OrderTotals } from '../platform/money'
import { resolveSelection, sumOptionCents } from '../menu/options'
import { formatOption } from '../menu/option-text'
import type { SelectedOption, DishOptionGroups, DishOption } from '../menu/options'

type PricedOption = DishOption & { readonly priceCents: Cents }

/** What the rules need to know of a dish. */
export type PricedDish<O extends PricedOption = PricedOption> = {
  readonly id: number
  readonly name: string
  readonly priceCents: Cents
  readonly isAvailable: boolean
  readonly optionGroups: DishOptionGroups<O>
  /** Options that have run out, by their ids. */
  readonly optionsOut?: readonly string[] | undefined
}

/** A special of one weekday, as far as it concerns the price and the points. */
export type PricedSpecial = {
  readonly menuItemId: number
  readonly discountPercent: number
  readonly loyaltyMultiplier: number
}

export type SubmittedLine = {
  readonly menuItemId: number
  readonly quantity: number
  readonly unitPriceCents: Cents
  readonly totalPriceCents: Cents
  readonly customizations?: { readonly options?: readonly string[] | null | undefined } | null | undefined
}

export type SubmittedOrder<Line extends SubmittedLine> = {
  readonly orderType: OrderType
  readonly items: readonly Line[]
  readonly subtotalCents: Cents
  readonly taxCents: Cents
  readonly totalCents: Cents
}

type OfTheWire<Line> = Readonly<Record<'subtotal' | 'tax' | 'total', string | number>> & {
  readonly orderType: OrderType
  readonly items: readonly Line[]
}

type LineOfTheWire = Readonly<Record<'unitPrice' | 'totalPrice', string | number>>

/** An order's lines and figures as they were sent, in cents. */
export const toSubmittedOrder = <Line extends LineOfTheWire>({
  orderType,
  items,
  subtotal,
  tax,
  total,
}: OfTheWire<Line>) => ({
  orderType,
  items: items.map(({ unitPrice, totalPrice, ...line }) => ({
    ...line,
    unitPriceCents: toCents(unitPrice),
    totalPriceCents: toCents(totalPrice),
  })),
  subtotalCents: toCents(subtotal),
  taxCents: toCents(tax),
  totalCents: toCents(total),
})

/** The options that a dish has, as its menu knows them. */
type OptionOf<Dish extends PricedDish> = Dish['optionGroups'][number]['options'][number]

export type PricedLine<Line, Dish extends PricedDish> = {
  readonly sent: Line
  readonly dish: Dish
  readonly chosen: readonly SelectedOption<OptionOf<Dish>>[]
  readonly unitPriceCents: Cents
  readonly totalPriceCents: Cents
  readonly loyaltyMultiplier: number
}

/** A dish's price today: the menu's, less the day's special, rounded half up on the cent. */
export const applySpecial = (priceCents: Cents, special: Pick<PricedSpecial, 'discountPercent'> | undefined): Cents =>
  special ? priceCents - percentageOfCents(priceCents, special.discountPercent * 100) : priceCents

/**
 * The delivery fee of an order (docs/product/checkout.md#delivery-fee): for delivery only, free
 * from the policy's threshold.
 */
export function getDeliveryFeeCents(
  orderType: OrderType,
  subtotalCents: Cents,
  { feeCents, freeFromCents }: LocationPolicy['delivery'],
): Cents {
  if (orderType !== 'delivery') return 0
  return freeFromCents !== null && subtotalCents >= freeFromCents ? 0 : feeCents
}

type Pricing<Line extends SubmittedLine, Dish extends PricedDish> = {
  readonly order: SubmittedOrder<Line>
  readonly dishes: readonly Dish[]
  readonly specials: readonly PricedSpecial[]
  readonly policy: LocationPolicy
  readonly discountCents?: (subtotalCents: Cents) => Cents
}

/**
 * Prices an order from the menu (docs/product/checkout.md#prices). Throws `invalid-input` for a
 * choice that a dish does not have, `item-unavailable`, naming the dishes and options that are
 * unknown, sold out or at market price, and `price-changed` with the right figures where what was
 * sent differs by a cent.
 */
export function priceOrder<Line extends SubmittedLine, Dish extends PricedDish>({
  order,
  dishes,
  specials,
  policy,
  discountCents = () => 0,
}: Pricing<Line, Dish>): { lines: PricedLine<Line, Dish>[]; totals: OrderTotals } {
  const specialOf = new Map(specials.map((special) => [special.menuItemId, special]))
  const wanted = chosenOf(order.items, dishes)
  refuseUnavailable(order.items, dishes, wanted)
  const lines = wanted.map(({ sent, dish, chosen }) => {
    const special = specialOf.get(dish.id)
    const unitPriceCents = applySpecial(dish.priceCents, special) + sumOptionCents(chosen)
    const totalPriceCents = unitPriceCents * sent.quantity
    return { sent, dish, chosen, unitPriceCents, totalPriceCents, loyaltyMultiplier: special?.loyaltyMultiplier ?? 1 }
  })
  const subtotalCents = lines.reduce((sum, line) => sum + line.totalPriceCents, 0)
  const totals = calculateTotals({
    subtotalCents,
    discountCents: discountCents(subtotalCents),
    deliveryFeeCents: getDeliveryFeeCents(order.orderType, subtotalCents, policy.delivery),
  })
  refuseOtherFigures(order, lines, totals)
  return { lines, totals }
}

/** The lines of the dishes that are known, each with what it takes of its options. */
function chosenOf<Line extends SubmittedLine, Dish extends PricedDish>(sent: readonly Line[], dishes: readonly Dish[]) {
  const dishOf = new Map(dishes.map((dish) => [dish.id, dish]))
  const lines = sent.flatMap((line, index) => {
    const dish = dishOf.get(line.menuItemId)
    if (!dish) return []
    const groups: DishOptionGroups<OptionOf<Dish>> = dish.optionGroups
    const { chosen, faults } = resolveSelection(groups, line.customizations?.options, dish.optionsOut)
    return [{ sent: line, dish, chosen, errors: faults.map((message) => faultAt(index, message)) }]
  })
  const errors = lines.flatMap((line) => line.errors)
  const [first] = lines.filter((line) => line.errors.length > 0)
  if (first) throw new Problem('invalid-input', `${first.dish.name}: ${first.errors[0]?.message ?? ''}.`, { errors })
  return lines
}

const faultAt = (index: number, message: string) => ({ path: `items.${index}.customizations.options`, message })

type Wanted = { readonly dish: PricedDish; readonly chosen: readonly SelectedOption[] }

/** What can't be had: a dish, or a dish for an option of it that has run out. */
function refuseUnavailable(
  sent: readonly SubmittedLine[],
  dishes: readonly PricedDish[],
  wanted: readonly Wanted[],
): void {
  const dishOf = new Map(dishes.map((dish) => [dish.id, dish]))
  const canBeHad = (dish: PricedDish | undefined) => dish !== undefined && dish.isAvailable && dish.priceCents > 0
  const ids = [...new Set(sent.map((line) => line.menuItemId))].filter((id) => !canBeHad(dishOf.get(id)))
  const ofDishes = ids.map((menuItemId) => ({ menuItemId, name: dishOf.get(menuItemId)?.name ?? `Dish ${menuItemId}` }))
  const ofOptions = wanted.flatMap(({ dish, chosen }) =>
    canBeHad(dish)
      ? chosen.filter(({ option }) => dish.optionsOut?.includes(option.id)).map(({ option }) => ({ dish, option }))
      : [],
  )
  const different = new Map(ofOptions.map((out) => [`${out.dish.id} ${out.option.id}`, out]))
  const unavailable = [
    ...ofDishes,
    ...[...different.values()].map(({ dish, option }) => ({
      menuItemId: dish.id,
      name: dish.name,
      option: { id: option.id, name: option.name },
    })),
  ]
  if (unavailable.length === 0) return
  const names = [
    ...ofDishes.map(({ name }) => name),
    ...[...different.values()].map(
      ({ dish, option }) => `${dish.name} with ${formatOption({ ...option, quantity: 1 })}`,
    ),
  ]
  throw new Problem('item-unavailable', `Not available right now: ${names.join(', ')}.`, { members: { unavailable } })
}

function refuseOtherFigures(
  order: SubmittedOrder<SubmittedLine>,
  lines: readonly PricedLine<SubmittedLine, PricedDish>[],
  totals: OrderTotals,
): void {
  const agrees =
    lines.every(
      ({ sent, unitPriceCents, totalPriceCents }) =>
        sent.unitPriceCents === unitPriceCents && sent.totalPriceCents === totalPriceCents,
    ) &&
    order.subtotalCents === totals.subtotalCents &&
    order.taxCents === totals.taxCents &&
    order.totalCents === totals.totalCents
  if (agrees) return
  throw new Problem('price-changed', 'Some prices have changed. Please look at the new total before you order.', {
    members: {
      priced: {
        items: lines.map(({ dish, unitPriceCents }) => ({
          menuItemId: dish.id,
          unitPrice: centsToDecimal(unitPriceCents),
        })),
        subtotal: centsToDecimal(totals.subtotalCents),
        discount: centsToDecimal(totals.discountCents),
        tax: centsToDecimal(totals.taxCents),
        deliveryFee: centsToDecimal(totals.deliveryFeeCents),
        total: centsToDecimal(totals.totalCents),
      },
    },
  })
}

import type { Policy } from '../locations/policy'
import { Problem } from '../problem'
import { fromCents, shareOf, toCents, totalsOf } from './money'
import type { Cents, Totals } from './money'
import type { OrderType } from './order-status'

/** What the rules need to know of a dish. */
export type PricedDish = {
  readonly id: number
  readonly name: string
  readonly priceCents: Cents
  readonly isAvailable: boolean
}

/** A special of one weekday, as far as it concerns the price and the points. */
export type PricedSpecial = {
  readonly menuItemId: number
  readonly discountPercent: number
  readonly loyaltyMultiplier: number
}

export type SentLine = {
  readonly menuItemId: number
  readonly quantity: number
  readonly unitPriceCents: Cents
  readonly totalPriceCents: Cents
}

export type SentOrder<Line extends SentLine> = {
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
export const inCents = <Line extends LineOfTheWire>({ orderType, items, subtotal, tax, total }: OfTheWire<Line>) => ({
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

export type PricedLine<Line, Dish> = {
  readonly sent: Line
  readonly dish: Dish
  readonly unitPriceCents: Cents
  readonly totalPriceCents: Cents
  readonly loyaltyMultiplier: number
}

/** A dish's price today: the menu's, less the day's special, rounded half up on the cent. */
export const priceToday = (priceCents: Cents, special: Pick<PricedSpecial, 'discountPercent'> | undefined): Cents =>
  special ? priceCents - shareOf(priceCents, special.discountPercent * 100) : priceCents

/**
 * The delivery fee of an order (docs/product/checkout.md#delivery-fee): for delivery only, free from the policy's
 * threshold.
 */
export function deliveryFee(
  orderType: OrderType,
  subtotalCents: Cents,
  { feeCents, freeFromCents }: Policy['delivery'],
): Cents {
  if (orderType !== 'delivery') return 0
  return freeFromCents !== null && subtotalCents >= freeFromCents ? 0 : feeCents
}

type Pricing<Line extends SentLine, Dish extends PricedDish> = {
  readonly order: SentOrder<Line>
  readonly dishes: readonly Dish[]
  readonly specials: readonly PricedSpecial[]
  readonly policy: Policy
  readonly discountCents?: (subtotalCents: Cents) => Cents
}

/**
 * Prices an order from the menu (docs/product/checkout.md#prices). Throws `item-unavailable`, naming the dishes that
 * are unknown, sold out or at market price, and `price-changed` with the right figures where what was sent differs by a
 * cent.
 */
export function priceOrder<Line extends SentLine, Dish extends PricedDish>({
  order,
  dishes,
  specials,
  policy,
  discountCents = () => 0,
}: Pricing<Line, Dish>): { lines: PricedLine<Line, Dish>[]; totals: Totals } {
  const dishOf = new Map(dishes.map((dish) => [dish.id, dish]))
  const specialOf = new Map(specials.map((special) => [special.menuItemId, special]))
  refuseUnavailable(order.items, dishOf)
  const lines = order.items.flatMap((sent) => {
    const dish = dishOf.get(sent.menuItemId)
    if (!dish) return []
    const special = specialOf.get(dish.id)
    const unitPriceCents = priceToday(dish.priceCents, special)
    const totalPriceCents = unitPriceCents * sent.quantity
    return [{ sent, dish, unitPriceCents, totalPriceCents, loyaltyMultiplier: special?.loyaltyMultiplier ?? 1 }]
  })
  const subtotalCents = lines.reduce((sum, line) => sum + line.totalPriceCents, 0)
  const totals = totalsOf({
    subtotalCents,
    discountCents: discountCents(subtotalCents),
    deliveryFeeCents: deliveryFee(order.orderType, subtotalCents, policy.delivery),
  })
  refuseOtherFigures(order, lines, totals)
  return { lines, totals }
}

function refuseUnavailable(lines: readonly SentLine[], dishOf: ReadonlyMap<number, PricedDish>): void {
  const unavailable = [...new Set(lines.map((line) => line.menuItemId))].flatMap((menuItemId) => {
    const dish = dishOf.get(menuItemId)
    return dish && dish.isAvailable && dish.priceCents > 0
      ? []
      : [{ menuItemId, name: dish?.name ?? `Dish ${menuItemId}` }]
  })
  if (unavailable.length === 0) return
  const names = unavailable.map(({ name }) => name).join(', ')
  throw new Problem('item-unavailable', `Not available right now: ${names}.`, { members: { unavailable } })
}

function refuseOtherFigures(
  order: SentOrder<SentLine>,
  lines: readonly PricedLine<SentLine, PricedDish>[],
  totals: Totals,
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
        items: lines.map(({ dish, unitPriceCents }) => ({ menuItemId: dish.id, unitPrice: fromCents(unitPriceCents) })),
        subtotal: fromCents(totals.subtotalCents),
        discount: fromCents(totals.discountCents),
        tax: fromCents(totals.taxCents),
        deliveryFee: fromCents(totals.deliveryFeeCents),
        total: fromCents(totals.totalCents),
      },
    },
  })
}

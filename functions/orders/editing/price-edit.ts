import { assertDeliverable } from '#shared/orders/checkout'
import { withHeldDishes } from '#shared/orders/editing/edit-rules'
import { listLineChanges, matchLines, type LineChangeRecord } from '#shared/orders/editing/line-changes'
import { assertLinePricesMatch, priceLines } from '#shared/orders/pricing'
import { getDiscountCents } from '#shared/payments/discount-codes'
import { limitTip } from '#shared/payments/online-payments'
import { type Cents, toCents } from '#shared/platform/money'
import { getTaxAt } from '#shared/taxes/tax-rates'
import { getLineNumber } from '../lines/line-ids'
import { buildOrderLine } from '../lines/order-lines'
import type { OrderRecord } from '../records'
import type { PreparedEdit } from './prepare-edit'

export type PricedEdit = ReturnType<typeof priceEdit>

type Line = OrderRecord['lines'][number]

const parseCents = (amount: string | number | undefined): Cents | undefined =>
  amount === undefined ? undefined : toCents(amount)

/** Returns the highest line number that the order ever had. */
const getLastLineNumber = ({ lines, edits = [] }: OrderRecord): number =>
  Math.max(
    0,
    ...lines.map((_, index) => getLineNumber({ lines }, index)),
    ...edits.flatMap((edit) => edit.lines.map(({ line }) => line)),
  )

/**
 * Numbers the new lines as the order's earlier ones, and lists what changed. An unchanged line
 * stays struck; a changed one has to be made again.
 */
function matchOrderLines(
  order: OrderRecord,
  after: readonly Line[],
): { readonly orderedLines: readonly Line[]; readonly changes: readonly LineChangeRecord[] } {
  const before = order.lines.map((line, index) => ({ ...line, number: getLineNumber(order, index) }))
  const matched = matchLines(before, after, getLastLineNumber(order) + 1)
  const changes = listLineChanges(before, matched)
  const changed = new Set(changes.map(({ line }) => line))
  const orderedLines = matched.map(({ line, number, before: earlier }) => ({
    ...line,
    number,
    ...(!changed.has(number) && earlier?.struckAt !== undefined && { struckAt: earlier.struckAt }),
  }))
  return { orderedLines, changes }
}

/**
 * Prices an edited order by the current menu and the discount of its code.
 * @throws Problem `price-changed` if the client sent other prices, `item-unavailable`,
 * `invalid-input` for options, or `delivery-refused`
 */
export function priceEdit(prepared: PreparedEdit) {
  const { command, order, place, policy, menu, customerInfo } = prepared
  const { orderType, discount, tipCents } = order
  const { now } = command
  const items = command.edit.lines.map(({ unitPrice, totalPrice, ...line }) => ({
    ...line,
    unitPriceCents: parseCents(unitPrice),
    totalPriceCents: parseCents(totalPrice),
  }))
  const { lines, totals: priced } = priceLines({
    order: { orderType, items, tipCents },
    dishes: withHeldDishes(menu.dishes, order.lines, items),
    archived: menu.archived,
    specials: menu.specials,
    policy,
    tax: getTaxAt(place, menu.state.taxes, { scheduledFor: command.edit.scheduledFor ?? order.scheduledFor, now }),
    discountCents: (subtotalCents) => (discount ? getDiscountCents(discount, subtotalCents) : 0),
  })
  const totals = limitTip(priced)
  assertLinePricesMatch(lines, totals)
  assertDeliverable({ orderType, customerInfo }, totals.subtotalCents, policy)
  return { ...prepared, lines, totals, ...matchOrderLines(order, lines.map(buildOrderLine)) }
}

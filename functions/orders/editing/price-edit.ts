import { isDeepStrictEqual } from 'node:util'
import { listSelectedOptionIds, toOptionIds } from '#shared/menu/options'
import { applyFreeDelivery } from '#shared/loyalty/loyalty'
import { assertDeliverable } from '#shared/orders/checkout'
import { findAgreedLines, getEditedFeeCents } from '#shared/orders/editing/agreed-prices'
import { withHeldDishes } from '#shared/orders/editing/edit-rules'
import { listLineChanges, matchLines, needsNoMore, type LineChangeRecord } from '#shared/orders/editing/line-changes'
import { assertLinePricesMatch } from '#shared/orders/price-agreement'
import { priceDishes, sumLines } from '#shared/orders/pricing'
import { getDiscountCents, getDiscountCodeState, isUsableCodeState } from '#shared/payments/discount-codes'
import { limitTip } from '#shared/payments/online-payments'
import { calculateTotals, type Cents, toCents } from '#shared/platform/money'
import { getLineNumber } from '../lines/line-ids'
import { buildOrderLine } from '../lines/order-lines'
import type { OrderRecord } from '../records'
import type { EditCommand } from './edit-command'
import { isRescheduled } from './edit-time-rules'
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
 * Numbers the new lines as the order's earlier ones, and lists what changed. A line stays struck
 * unless it needs more or something else, which has to be made.
 */
function matchOrderLines(
  order: OrderRecord,
  after: readonly Line[],
): { readonly orderedLines: readonly Line[]; readonly changes: readonly LineChangeRecord[] } {
  const before = order.lines.map((line, index) => ({ ...line, number: getLineNumber(order, index) }))
  const matched = matchLines(before, after, getLastLineNumber(order) + 1)
  const changes = listLineChanges(before, matched)
  const orderedLines = matched.map(({ line, number, before: earlier }) => ({
    ...line,
    number,
    ...(earlier?.struckAt !== undefined && needsNoMore(earlier, line) && { struckAt: earlier.struckAt }),
  }))
  return { orderedLines, changes }
}

type PricedLines = ReturnType<typeof priceDishes<EditedItem, PreparedEdit['menu']['dishes'][number]>>
type EditedItem = ReturnType<typeof toItems>[number]

const toItems = ({ lines }: EditCommand['edit']) =>
  lines.map(({ unitPrice, totalPrice, ...line }) => ({
    ...line,
    unitPriceCents: parseCents(unitPrice),
    totalPriceCents: parseCents(totalPrice),
  }))

/**
 * Returns lines with the prices that were agreed on: those of the lines that the edit leaves. A
 * guest who moves the order takes no price of a daypart along to another time.
 */
function withAgreedPrices({ order, editor, ...edit }: PreparedEdit, lines: PricedLines) {
  const isMovedByGuest = editor === 'customer' && isRescheduled({ order, ...edit })
  const agreed = findAgreedLines(
    order.lines.map((line) => ({ ...line, options: listSelectedOptionIds(line.options) })),
    lines.map(({ sent, dish, chosen }) => ({ ...sent, menuItemId: dish.id, options: toOptionIds(chosen) })),
  )
  return lines.map((line, index) => {
    const before = order.lines[agreed[index] ?? -1]
    const isPricedByTime = Object.keys(line.dish.daypartPriceCents).length > 0
    if (!before || (isMovedByGuest && isPricedByTime)) return { ...line, agreed: undefined }
    const { unitPriceCents, totalPriceCents, loyaltyMultiplier } = before
    return { ...line, unitPriceCents, totalPriceCents, loyaltyMultiplier, agreed: before }
  })
}

/** Returns the line to store. Of a line that stays, the options keep their prices, too. */
function buildEditedLine({ agreed, ...line }: ReturnType<typeof withAgreedPrices>[number]): Line {
  const built = buildOrderLine(line)
  return agreed ? { ...built, options: agreed.options } : built
}

/**
 * Returns what an edited order deducts. Of a code with an amount it takes as much as it could when
 * it was placed, as far as the code still has it.
 */
function getEditedDiscount({ order, code, command }: PreparedEdit, subtotalCents: Cents): Cents {
  const { discount, discountFromCents = 0 } = order
  if (!discount || subtotalCents < discountFromCents) return 0
  if ('percent' in discount || !code) return getDiscountCents(discount, subtotalCents)
  const { use, record } = code
  const isOpen = isUsableCodeState(getDiscountCodeState(record, command.now))
  const availableCents = use.amountCents + (isOpen ? (record.remainingCents ?? 0) : 0)
  return Math.min(subtotalCents, discount.amountCents, availableCents)
}

/**
 * Prices an edited order: what changed by the current menu, the rest as agreed, with the order's
 * tax terms and the discount of its code.
 * @throws Problem `price-changed` if the client sent other prices, `item-unavailable`,
 * `invalid-input` for options, or `delivery-refused`
 */
export function priceEdit(prepared: PreparedEdit) {
  const { command, order, policy, menu, customerInfo } = prepared
  const { orderType, tipCents, taxRate, isDeliveryFeeTaxed } = order
  const items = toItems(command.edit)
  const dishes = withHeldDishes(menu.dishes, order.lines, items, !isRescheduled(prepared))
  const lines = withAgreedPrices(
    prepared,
    priceDishes(items, { dishes, archived: menu.archived, specials: menu.specials }),
  )
  const subtotalCents = sumLines(lines)
  const isAddressChanged = !isDeepStrictEqual({ ...order.customer.address }, { ...customerInfo.address })
  const delivery = applyFreeDelivery(policy.delivery, order)
  const totals = limitTip(
    calculateTotals({
      subtotalCents,
      discountCents: getEditedDiscount(prepared, subtotalCents),
      deliveryFeeCents: getEditedFeeCents({ orderType, before: order, subtotalCents, isAddressChanged, delivery }),
      tipCents,
      tax: { rate: taxRate, isDeliveryFeeTaxed },
    }),
  )
  assertLinePricesMatch(lines, totals)
  if (isAddressChanged || subtotalCents < order.subtotalCents)
    assertDeliverable({ orderType, customerInfo }, subtotalCents, policy)
  return { ...prepared, lines, totals, ...matchOrderLines(order, lines.map(buildEditedLine)) }
}

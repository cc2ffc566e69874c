import type { orderRoutes } from '#shared/orders/contract'
import type { RouteBody } from '#shared/platform/route'
import { getServerId } from '#shared/locations/index'
import type { LocationPolicy } from '#shared/locations/policy'
import { getLineTotalCents, getSubtotalCents, type Cart, type CartItem } from '#shared/orders/cart/cart-lines'
import { getDiscountCents, type CodeDiscount } from '#shared/payments/discount-codes'
import { calculateTotals, centsToDecimal, type OrderTotals, type TaxTerms } from '#shared/platform/money'
import type { OrderType, PaymentMethod } from '#shared/orders/constants'
import { listContactErrors } from '#shared/orders/checkout'
import { getDeliveryFeeCents } from '#shared/orders/pricing'
import type { FieldPath } from 'react-hook-form'
import type { TipChoice } from './payment/tip'
import type { FieldMapper } from '#base/forms/use-submit-form'

export const dropOffs = ['hand', 'door'] as const
type DropOff = (typeof dropOffs)[number]

/** How many characters of the instructions the way of a delivery to its guest takes at most. */
export const MAX_DROP_OFF_LENGTH = 80
export const MAX_GATE_CODE_LENGTH = 40

/** The guest's input, not validated (docs/product/checkout.md#contact-and-address). */
export type CheckoutForm = {
  orderType: OrderType
  firstName: string
  lastName: string
  email: string
  phone: string
  address: { street: string; unit: string; city: string; state: string; zipCode: string }
  /** How a delivery is handed over. */
  dropOff: DropOff
  gateCode: string
  specialInstructions: string
  utensils: boolean
  /** One of the offered times, ISO 8601; empty for as soon as possible. */
  scheduledFor: string
  payment: PaymentMethod
  /** Whether the guest chose it; until then the site proposes one. */
  isPaymentChosen: boolean
  /** None is chosen for the guest. */
  tipChoice: TipChoice
  tipAmount: string
  /** Whether to save phone and address in the account. */
  remember: boolean
}

export const emptyCheckoutForm: CheckoutForm = {
  orderType: 'pickup',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: { street: '', unit: '', city: '', state: 'FL', zipCode: '' },
  dropOff: 'hand',
  gateCode: '',
  specialInstructions: '',
  utensils: false,
  scheduledFor: '',
  payment: 'card',
  isPaymentChosen: false,
  tipChoice: 'none',
  tipAmount: '',
  remember: false,
}

type CheckoutTerms = {
  readonly delivery: LocationPolicy['delivery']
  /** The tax in force at the order's due date. */
  readonly tax: TaxTerms
  readonly discount?: CodeDiscount | null | undefined
}

/** Returns subtotal, discount, tax, fee and total, computed as the server computes them. */
export function calculateCheckoutTotals(
  cart: Cart,
  orderType: OrderType,
  { delivery, tax, discount = null }: CheckoutTerms,
): OrderTotals {
  const subtotalCents = getSubtotalCents(cart)
  return calculateTotals({
    subtotalCents,
    discountCents: discount ? getDiscountCents(discount, subtotalCents) : 0,
    deliveryFeeCents: getDeliveryFeeCents(orderType, subtotalCents, delivery),
    tax,
  })
}

/** Returns the ordered lines in the cart's form, to remove them from the cart. */
export const toOrderedLines = ({ items }: Pick<RouteBody<typeof orderRoutes.placeOrder>, 'items'>) =>
  items.map(({ menuItemId, quantity, customizations, for: person }) => ({
    menuItemId: Number(menuItemId),
    quantity,
    options: customizations?.options ?? undefined,
    for: person ?? undefined,
  }))

type OrderDraft = {
  readonly form: CheckoutForm
  readonly cart: Cart
  readonly totals: OrderTotals
  readonly location: { readonly clientId: number }
  /** What gift cards leave of the total, and their codes. */
  readonly payableCents?: number
  readonly giftCards?: readonly string[]
  /** The code that the totals include. */
  readonly discountCode?: string | null
  /** How guests pay at this location (docs/product/checkout.md#order-request). */
  readonly payment?: LocationPolicy['payment']
  /** The group whose dishes it contains. */
  readonly group?: RouteBody<typeof orderRoutes.placeOrder>['group']
}

/** The note and options of a line; null when it has neither. */
const toCustomizations = ({ notes, options }: CartItem) =>
  notes || options ? { ...(notes && { notes }), ...(options && { options: [...options] }) } : null

/**
 * Returns the instructions as typed, after how a delivery is handed over. Only what is paid is left
 * at the door.
 */
export function formatInstructions(
  { orderType, dropOff, gateCode, specialInstructions, payment }: CheckoutForm,
  mode?: LocationPolicy['payment'],
): string {
  const isPaid = mode === 'rehearsed' || payment === 'online'
  const lines =
    orderType === 'delivery'
      ? [
          ...(dropOff === 'door' && isPaid ? ['Leave at the door.'] : []),
          ...(gateCode.trim() ? [`Gate code ${gateCode.trim()}.`] : []),
        ]
      : []
  return [...lines, specialInstructions.trim()].filter(Boolean).join(' ')
}

/** Returns what the guest wrote, without how the delivery was handed over. */
export const removeHandover = (instructions: string): string =>
  instructions.replace(/^Leave at the door\.\s*/, '').replace(/^Gate code .{1,40}?\.(?:\s+|$)/, '')

/** Returns the contact of the order. Only a delivery has an address. */
function toCustomerInfo({ orderType, firstName, lastName, email, phone, address }: CheckoutForm) {
  const { unit, ...place } = address
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone,
    ...(orderType === 'delivery' && { address: { ...place, ...(unit.trim() && { unit }) } }),
  }
}

/** Returns what the server would reject of the contact, as it names it. */
export const checkContact = (form: CheckoutForm, policy: LocationPolicy) =>
  listContactErrors({ ...form, customerInfo: toCustomerInfo(form) }, policy)

/**
 * Builds the request that places the order (docs/product/checkout.md#order-request).
 * Only a live site's order includes the payment method.
 */
export function toOrderRequest({
  form,
  cart,
  totals,
  location,
  discountCode,
  giftCards = [],
  payableCents = totals.totalCents,
  payment,
  group,
}: OrderDraft): RouteBody<typeof orderRoutes.placeOrder> {
  const specialInstructions = formatInstructions(form, payment)
  return {
    locationId: getServerId(location),
    orderType: form.orderType,
    customerInfo: toCustomerInfo(form),
    subtotal: centsToDecimal(totals.subtotalCents),
    tax: centsToDecimal(totals.taxCents),
    total: centsToDecimal(totals.totalCents),
    items: cart.map((line) => ({
      menuItemId: line.menuItemId,
      quantity: line.quantity,
      unitPrice: centsToDecimal(line.priceCents),
      totalPrice: centsToDecimal(getLineTotalCents(line)),
      customizations: toCustomizations(line),
      ...(line.for && { for: line.for }),
    })),
    ...(specialInstructions && { specialInstructions }),
    ...(form.utensils && { utensils: true }),
    ...(discountCode && { discountCode }),
    ...(giftCards.length > 0 && { giftCards: [...giftCards] }),
    ...(group && { group }),
    ...(payment === 'at-handover' && payableCents > 0 && { paymentMethod: form.payment }),
    ...(totals.tipCents > 0 && { tip: centsToDecimal(totals.tipCents) }),
    ...(form.scheduledFor && { scheduledFor: form.scheduledFor }),
  }
}

const fieldsByPath: Readonly<Record<string, FieldPath<CheckoutForm>>> = {
  scheduledFor: 'scheduledFor',
  specialInstructions: 'specialInstructions',
  tip: 'tipAmount',
  paymentMethod: 'payment',
  'customerInfo.name': 'firstName',
  'customerInfo.email': 'email',
  'customerInfo.phone': 'phone',
  'customerInfo.address': 'address.street',
  'customerInfo.address.street': 'address.street',
  'customerInfo.address.unit': 'address.unit',
  'customerInfo.address.city': 'address.city',
  'customerInfo.address.state': 'address.state',
  'customerInfo.address.zipCode': 'address.zipCode',
}

/** Returns the form field for a path of the request; null when the form has no such field. */
export const getFieldName: FieldMapper<CheckoutForm> = (path) => fieldsByPath[path] ?? null

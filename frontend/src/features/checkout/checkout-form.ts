import type { orderRoutes } from '#shared/orders/contract'
import type { RouteBody } from '#shared/platform/route'
import { getServerId } from '#shared/locations/index'
import type { LocationPolicy } from '#shared/locations/policy'
import { getLineTotalCents, getSubtotalCents } from '#shared/orders/cart/cart-lines'
import type { Cart, CartItem } from '#shared/orders/cart/cart-lines'
import { getDiscountCents } from '#shared/payments/discount-codes'
import type { CodeDiscount } from '#shared/payments/discount-codes'
import { calculateTotals, centsToDecimal } from '#shared/platform/money'
import type { OrderTotals } from '#shared/platform/money'
import type { OrderType } from '#shared/orders/constants'
import { getDeliveryFeeCents } from '#shared/orders/pricing'
import type { FieldPath } from 'react-hook-form'
import type { FieldMapper } from '#base/forms/use-submit-form'

/**
 * What the person types; nothing of it is checked here
 * (docs/product/checkout.md#contact-and-address).
 */
export type CheckoutForm = {
  orderType: OrderType
  firstName: string
  lastName: string
  email: string
  phone: string
  address: { street: string; unit: string; city: string; state: string; zipCode: string }
  specialInstructions: string
  /** A time that was offered, ISO 8601; empty for as soon as possible. */
  scheduledFor: string
  payment: 'card' | 'cash'
  /** Whether phone and address are kept for the account. */
  remember: boolean
}

export const emptyCheckoutForm: CheckoutForm = {
  orderType: 'pickup',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: { street: '', unit: '', city: '', state: 'FL', zipCode: '' },
  specialInstructions: '',
  scheduledFor: '',
  payment: 'card',
  remember: false,
}

/** The summary: subtotal, discount, tax, fee and total as the server will reckon them. */
export function calculateCheckoutTotals(
  cart: Cart,
  orderType: OrderType,
  delivery: LocationPolicy['delivery'],
  discount: CodeDiscount | null = null,
): OrderTotals {
  const subtotalCents = getSubtotalCents(cart)
  return calculateTotals({
    subtotalCents,
    discountCents: discount ? getDiscountCents(discount, subtotalCents) : 0,
    deliveryFeeCents: getDeliveryFeeCents(orderType, subtotalCents, delivery),
  })
}

/** The lines of the cart that an order as it was sent is of. */
export const toOrderedLines = ({ items }: Pick<RouteBody<typeof orderRoutes.placeOrder>, 'items'>) =>
  items.map(({ menuItemId, quantity, customizations, for: whose }) => ({
    menuItemId: Number(menuItemId),
    quantity,
    options: customizations?.options ?? undefined,
    for: whose ?? undefined,
  }))

type Draft = {
  readonly form: CheckoutForm
  readonly cart: Cart
  readonly totals: OrderTotals
  readonly location: { readonly clientId: number }
  /** A code that the totals reckon with. */
  readonly discountCode?: string | null
  /** How the location is paid (docs/product/checkout.md#what-is-sent). */
  readonly payment?: LocationPolicy['payment']
  /** The order of several that it is. */
  readonly group?: RouteBody<typeof orderRoutes.placeOrder>['group']
}

/** The guest's wish and options for a line; null where it is the dish as it comes. */
const customizationsOf = ({ notes, options }: CartItem) =>
  notes || options ? { ...(notes && { notes }), ...(options && { options: [...options] }) } : null

/**
 * The order as it is sent (docs/product/checkout.md#what-is-sent): an address for delivery only,
 * and of the payment no more than the choice, where it is made at the counter or the door.
 */
export function toOrderRequest({
  form,
  cart,
  totals,
  location,
  discountCode,
  payment,
  group,
}: Draft): RouteBody<typeof orderRoutes.placeOrder> {
  const { unit, ...address } = form.address
  const specialInstructions = form.specialInstructions.trim()
  return {
    locationId: getServerId(location),
    orderType: form.orderType,
    customerInfo: {
      name: `${form.firstName} ${form.lastName}`.trim(),
      email: form.email,
      phone: form.phone,
      ...(form.orderType === 'delivery' && { address: { ...address, ...(unit.trim() && { unit }) } }),
    },
    subtotal: centsToDecimal(totals.subtotalCents),
    tax: centsToDecimal(totals.taxCents),
    total: centsToDecimal(totals.totalCents),
    items: cart.map((line) => ({
      menuItemId: line.menuItemId,
      quantity: line.quantity,
      unitPrice: centsToDecimal(line.priceCents),
      totalPrice: centsToDecimal(getLineTotalCents(line)),
      customizations: customizationsOf(line),
      ...(line.for && { for: line.for }),
    })),
    ...(specialInstructions && { specialInstructions }),
    ...(discountCode && { discountCode }),
    ...(group && { group }),
    ...(payment === 'at-handover' && { paymentMethod: form.payment }),
    ...(form.orderType !== 'delivery' && form.scheduledFor && { scheduledFor: form.scheduledFor }),
  }
}

const sentAs: Readonly<Record<string, FieldPath<CheckoutForm>>> = {
  scheduledFor: 'scheduledFor',
  specialInstructions: 'specialInstructions',
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

/** The field that shows what the server's answer says of a path; null where the form has none. */
export const getFieldName: FieldMapper<CheckoutForm> = (path) => sentAs[path] ?? null

import type { orders } from '#shared/contract/orders'
import type { BodyOf } from '#shared/contract/route'
import { serverIdOf } from '#shared/locations/index'
import type { Policy } from '#shared/locations/policy'
import { lineCents, subtotalOf } from '#shared/rules/cart'
import type { Cart, CartItem } from '#shared/rules/cart'
import { discountOn } from '#shared/rules/codes'
import type { Discount } from '#shared/rules/codes'
import { fromCents, totalsOf } from '#shared/rules/money'
import type { Totals } from '#shared/rules/money'
import type { OrderType } from '#shared/terms/orders'
import { deliveryFee } from '#shared/rules/pricing'

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

export const emptyForm: CheckoutForm = {
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
export function totalsFor(
  cart: Cart,
  orderType: OrderType,
  delivery: Policy['delivery'],
  discount: Discount | null = null,
): Totals {
  const subtotalCents = subtotalOf(cart)
  return totalsOf({
    subtotalCents,
    discountCents: discount ? discountOn(discount, subtotalCents) : 0,
    deliveryFeeCents: deliveryFee(orderType, subtotalCents, delivery),
  })
}

/** The lines of the cart that an order as it was sent is of. */
export const linesOf = ({ items }: Pick<BodyOf<typeof orders.place>, 'items'>) =>
  items.map(({ menuItemId, quantity, customizations, for: whose }) => ({
    menuItemId: Number(menuItemId),
    quantity,
    options: customizations?.options ?? undefined,
    for: whose ?? undefined,
  }))

type Draft = {
  readonly form: CheckoutForm
  readonly cart: Cart
  readonly totals: Totals
  readonly location: { readonly clientId: number }
  /** A code that the totals reckon with. */
  readonly discountCode?: string | null
  /** How the location is paid (docs/product/checkout.md#what-is-sent). */
  readonly payment?: Policy['payment']
  /** The order of several that it is. */
  readonly group?: BodyOf<typeof orders.place>['group']
}

/** The guest's wish and options for a line; null where it is the dish as it comes. */
const customizationsOf = ({ notes, options }: CartItem) =>
  notes || options ? { ...(notes && { notes }), ...(options && { options: [...options] }) } : null

/**
 * The order as it is sent (docs/product/checkout.md#what-is-sent): an address for delivery only,
 * and of the payment no more than the choice, where it is made at the counter or the door.
 */
export function bodyOf({
  form,
  cart,
  totals,
  location,
  discountCode,
  payment,
  group,
}: Draft): BodyOf<typeof orders.place> {
  const { unit, ...address } = form.address
  const specialInstructions = form.specialInstructions.trim()
  return {
    locationId: serverIdOf(location),
    orderType: form.orderType,
    customerInfo: {
      name: `${form.firstName} ${form.lastName}`.trim(),
      email: form.email,
      phone: form.phone,
      ...(form.orderType === 'delivery' && { address: { ...address, ...(unit.trim() && { unit }) } }),
    },
    subtotal: fromCents(totals.subtotalCents),
    tax: fromCents(totals.taxCents),
    total: fromCents(totals.totalCents),
    items: cart.map((line) => ({
      menuItemId: line.menuItemId,
      quantity: line.quantity,
      unitPrice: fromCents(line.priceCents),
      totalPrice: fromCents(lineCents(line)),
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

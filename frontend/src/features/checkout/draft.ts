import type { orders } from '#shared/contract/orders'
import type { BodyOf } from '#shared/contract/route'
import { serverIdOf } from '#shared/locations/index'
import type { Policy } from '#shared/locations/policy'
import { fromCents, totalsOf } from '#shared/rules/money'
import type { Cents, Totals } from '#shared/rules/money'
import type { OrderType } from '#shared/rules/order-status'
import { deliveryFee } from '#shared/rules/pricing'

export type DraftLine = {
  readonly menuItemId: number
  readonly unitCents: Cents
  readonly quantity: number
}

/** What the person types; nothing of it is checked on a test site (specification section 5). */
export type CheckoutForm = {
  orderType: OrderType
  firstName: string
  lastName: string
  email: string
  phone: string
  address: { street: string; unit: string; city: string; state: string; zipCode: string }
  specialInstructions: string
  payment: 'card' | 'cash'
  /** By menu item: a number as a property name would read as the index of a list. */
  notes: Record<`dish-${number}`, string>
}

export const emptyForm: CheckoutForm = {
  orderType: 'pickup',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: { street: '', unit: '', city: '', state: 'FL', zipCode: '' },
  specialInstructions: '',
  payment: 'card',
  notes: {},
}

export const subtotalOf = (lines: readonly DraftLine[]): Cents =>
  lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)

/** The summary: subtotal, tax, fee and total as the server will reckon them. */
export function totalsFor(lines: readonly DraftLine[], orderType: OrderType, delivery: Policy['delivery']): Totals {
  const subtotalCents = subtotalOf(lines)
  return totalsOf({ subtotalCents, deliveryFeeCents: deliveryFee(orderType, subtotalCents, delivery) })
}

type Draft = {
  readonly form: CheckoutForm
  readonly lines: readonly DraftLine[]
  readonly totals: Totals
  readonly location: { readonly clientId: number }
}

/** The order as it is sent (specification section 7): an address for delivery only, nothing of the payment. */
export function bodyOf({ form, lines, totals, location }: Draft): BodyOf<typeof orders.place> {
  const { unit, ...address } = form.address
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
    items: lines.map(({ menuItemId, unitCents, quantity }) => {
      const notes = form.notes[`dish-${menuItemId}`]?.trim()
      return {
        menuItemId,
        quantity,
        unitPrice: fromCents(unitCents),
        totalPrice: fromCents(unitCents * quantity),
        customizations: notes ? { notes } : null,
      }
    }),
    ...(form.specialInstructions.trim() && { specialInstructions: form.specialInstructions.trim() }),
  }
}

import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { listContactErrors, type CheckoutContact } from '#shared/orders/checkout'
import { Problem } from '#shared/platform/problem'
import type { OrderRecord } from '../records'
import type { EditCommand } from './edit-command'

/** Returns the order's contact with the changed fields. */
export function mergeContact({ customer, orderType }: OrderRecord, { customerInfo = {} }: EditCommand['edit']) {
  const { name = customer.name, email = customer.email, phone = customer.phone } = customerInfo
  const address = orderType === 'delivery' ? (customerInfo.address ?? customer.address) : customer.address
  return { name, email, phone, address }
}

type CheckedOrder = { readonly order: OrderRecord; readonly customerInfo: CheckoutContact }

/** @throws Problem `invalid-input` with the invalid contact fields */
export function assertContactAllowed({ order, customerInfo }: CheckedOrder, { edit }: EditCommand): void {
  if (!edit.customerInfo) return
  const { orderType, source, location } = order
  const [first, ...others] = listContactErrors({ orderType, source, customerInfo }, getPolicy(getLocation(location)))
  if (first) throw new Problem('invalid-input', `${first.message}.`, { errors: [first, ...others] })
}

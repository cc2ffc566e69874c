import type * as z from 'zod/mini'
import { isStaff } from '#shared/accounts/access'
import { formatShortName } from '#shared/accounts/contact'
import type { CustomerInfo } from '#shared/orders/contract'
import type { OrderEditor } from '#shared/orders/editing/edit-rules'
import { asksHandoverCode } from '#shared/orders/handover'
import { isActiveStatus } from '#shared/orders/status'
import { getCallerAtLocation, type Caller } from '../../platform/session/session'
import type { OrderRecord } from '../records'

/** Whether a caller placed an order, in this browser or with their account. */
export function isPlacer(order: OrderRecord, caller: Caller): boolean {
  const { user, visitorId } = getCallerAtLocation(caller, order.location)
  return order.visitorId === visitorId || (user !== null && order.userId === user.id)
}

/**
 * Who reads an order. Staff and the customer read its private data: the contact and every text that
 * the customer typed (docs/product/tracking.md#who-sees-what).
 */
export type OrderReader = OrderEditor | 'anybody'

export const mayReadPrivate = (reader: OrderReader): boolean => reader !== 'anybody'

export function getReader(order: OrderRecord, caller: Caller): OrderReader {
  if (isStaff(getCallerAtLocation(caller, order.location).user)) return 'staff'
  return isPlacer(order, caller) ? 'customer' : 'anybody'
}

/** Presents the contact, or to others a short name alone. */
export function presentCustomer({ customer }: OrderRecord, visible: boolean): z.input<typeof CustomerInfo> {
  if (!visible) return { name: formatShortName(customer.name) }
  const { address, ...contact } = customer
  return { ...contact, address: address ? { ...address, zip: address.zipCode } : null }
}

/** Presents the handover code of an order to the one who placed it. */
export const presentHandoverCode = (order: OrderRecord, caller: Caller) =>
  isPlacer(order, caller) ? { handoverCode: order.handoverCode } : {}

/** Presents whether staff ask for the code when they complete an order. */
export const presentHandoverQuestion = (order: OrderRecord) =>
  isActiveStatus(order.status) && asksHandoverCode(order) ? { asksHandoverCode: true } : {}

import type * as z from 'zod/mini'
import type { CustomerInfo, Order, OrderLine, Ticket } from '#shared/orders/contract'
import { getLocation, getServerId } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { isStaff, getBoardAudience } from '#shared/accounts/access'
import type { BoardAudience } from '#shared/accounts/access'
import { centsToDecimal } from '#shared/platform/money'
import { formatShortName } from '#shared/accounts/contact'
import { formatEta, getEtaFields } from '#shared/orders/eta'
import { getCallerAtLocation } from '../platform/session/session'
import type { Caller } from '../platform/session/session'
import type { OrderRecord } from './records'

/**
 * Whether a caller may see an order's contact data and cancel it
 * (docs/product/tracking.md#who-sees-what).
 */
export function canAccessOrder(order: OrderRecord, caller: Caller): boolean {
  const { user, visitorId } = getCallerAtLocation(caller, order.location)
  return order.visitorId === visitorId || (user !== null && order.userId === user.id) || isStaff(user)
}

function customerInfo({ customer }: OrderRecord, visible: boolean): z.input<typeof CustomerInfo> {
  if (!visible) return { name: formatShortName(customer.name) }
  const { address, ...contact } = customer
  return { ...contact, address: address ? { ...address, zip: address.zipCode } : null }
}

type OrderLineInput = z.input<typeof OrderLine>

/** Names a line of an order by its position, which never changes. */
export const getLineId = ({ id }: Pick<OrderRecord, 'id'>, index: number): string => `${id}-${index + 1}`

type Line = OrderRecord['lines'][number]

function customizationsOf({ notes, options }: Line): OrderLineInput['customizations'] {
  if (!notes && options.length === 0) return null
  const taken = options.map(({ id, group, name, priceCents, quantity }) => ({
    id,
    group,
    name,
    price: centsToDecimal(priceCents),
    quantity,
  }))
  return { notes: notes ?? '', options: taken }
}

const presentLine = (order: OrderRecord, index: number, line: Line, visible: boolean): OrderLineInput => {
  const { name, description, code, notes: _notes, unitPriceCents, totalPriceCents, options, leftOut, ...rest } = line
  return {
    ...rest,
    id: getLineId(order, index),
    ...(line.for && { for: visible ? line.for : formatShortName(line.for) }),
    unitPrice: centsToDecimal(unitPriceCents),
    totalPrice: centsToDecimal(totalPriceCents),
    customizations: customizationsOf(line),
    differs: { options: options.filter(({ differs }) => differs).map(({ id }) => id), leftOut },
    menuItem: { name, description, code },
  }
}

const lines = (order: OrderRecord, visible: boolean): OrderLineInput[] =>
  order.lines.map((line, index) => presentLine(order, index, line, visible))

/** What was made good; the codes are its guest's, whom no board shows. */
const refundsOf = (order: OrderRecord, withCodes: boolean) =>
  order.refunds && {
    refunds: order.refunds.map(({ line, amountCents, reason, at, code }) => ({
      lineId: line === undefined ? null : getLineId(order, line),
      amount: centsToDecimal(amountCents),
      reason,
      at,
      ...(withCodes && { code }),
    })),
  }

const head = (order: OrderRecord, visible: boolean) => ({
  id: order.id,
  ticketNumber: order.ticketNumber,
  locationId: getServerId(getLocation(order.location)),
  status: order.status,
  kitchenStatus: order.kitchenStatus,
  orderType: order.orderType,
  subtotal: centsToDecimal(order.subtotalCents),
  discount: centsToDecimal(order.discountCents),
  tax: centsToDecimal(order.taxCents),
  deliveryFee: centsToDecimal(order.deliveryFeeCents),
  total: centsToDecimal(order.totalCents),
  estimatedTime: formatEta(order, getPolicy(getLocation(order.location))),
  ...getEtaFields(order),
  extraMinutes: order.extraMinutes,
  createdAt: order.createdAt,
  completedAt: order.completedAt,
  scheduledFor: order.scheduledFor ?? null,
  firedAt: order.firedAt,
  specialInstructions: order.specialInstructions ?? null,
  paymentMethod: order.paymentMethod,
  customerInfo: customerInfo(order, visible),
  history: order.history,
})

/** An order as its tracking page reads it. */
export const presentOrder = (order: OrderRecord, caller: Caller): z.input<typeof Order> => {
  const visible = canAccessOrder(order, caller)
  return {
    ...head(order, visible),
    ...refundsOf(order, visible),
    items: lines(order, visible),
    mayCancel: visible && order.status === 'pending',
  }
}

/** Grows with all that a board shows of an order (decision 0036). */
// Another time takes back that it was fired.
const versionOf = ({ history, strikes = 0, promiseMoves = 0, slotMoves = 0, firedAt, refunds = [] }: OrderRecord) =>
  history.length + strikes + promiseMoves + 2 * slotMoves + (firedAt === undefined ? 0 : 1) + refunds.length

/** An order as a board is given it; contact data for staff only. */
export const buildTicket = (reader: BoardAudience, order: OrderRecord): z.input<typeof Ticket> => ({
  ...head(order, reader === 'staff'),
  ...refundsOf(order, false),
  orderItems: lines(order, reader === 'staff').map((line, index) => ({
    ...line,
    isStruck: order.lines[index]?.struckAt !== undefined,
  })),
  version: versionOf(order),
  isBrief: false,
})

/** An order as a board reads it. */
export const presentTicket = (order: OrderRecord, caller: Caller): z.input<typeof Ticket> =>
  buildTicket(getBoardAudience(getCallerAtLocation(caller, order.location).user), order)

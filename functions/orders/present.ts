import type * as z from 'zod/mini'
import type { Order, Ticket } from '#shared/orders/contract'
import { getLocation, getServerId } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { isCook, getBoardAudience, type BoardAudience } from '#shared/accounts/access'
import { centsToDecimal } from '#shared/platform/money'
import { findEditObstacle, type OrderEditor } from '#shared/orders/editing/edit-rules'
import { presentActor } from '#shared/platform/actor'
import { isActiveStatus, isOfToday } from '#shared/orders/status'
import { mayGuestCancel } from '#shared/orders/transitions'
import { formatEta, getEtaFields } from '#shared/orders/eta'
import { getPlacedAt, isOrderPlaced } from '#shared/payments/payment-state'
import { getCallerAtLocation, type Caller } from '../platform/session/session'
import { presentEdits, presentUnseenChanges } from './editing/present-edits'
import {
  presentEditTerms,
  presentFailedRefund,
  presentPayments,
  presentPaymentState,
  presentPoints,
  presentRefunds,
  presentTaking,
} from './payments/present-payments'
import { presentLines, presentPacking, presentTicketLines, presentWastes } from './lines/present-lines'
import {
  getReader,
  isPlacer,
  mayReadPrivate,
  presentCustomer,
  presentHandoverCode,
  presentHandoverQuestion,
  type OrderReader,
} from './access/order-readers'
import type { OrderRecord } from './records'

/** Whether a caller may see an order's private data and cancel it. */
export const canAccessOrder = (order: OrderRecord, caller: Caller): boolean => mayReadPrivate(getReader(order, caller))

/** Whether an order is open or ended today, at its location. */
export const isOpenOrOfToday = (order: OrderRecord, now: Date): boolean => isOfToday(order, now)

/**
 * Whether staff may read a contact: a cook only while it is needed
 * (docs/product/accounts.md#roles).
 */
const mayReadContact = (order: OrderRecord, { user }: Caller, now: Date): boolean =>
  !isCook(user) || order.userId === user?.id || isOpenOrOfToday(order, now)

const presentHistory = ({ history }: OrderRecord, reader: OrderReader) =>
  history.map(({ status, kitchenStatus, at, by, reason }) => ({
    status,
    kitchenStatus,
    at,
    ...(mayReadPrivate(reader) && { by: presentActor(by, reader === 'staff'), reason }),
  }))

const presentArrival = ({ arrival }: OrderRecord, visible: boolean) =>
  arrival && { arrival: { at: arrival.at, note: (visible && arrival.note) || null } }

const presentHeader = (order: OrderRecord, reader: OrderReader, withContact: boolean) => ({
  id: order.id,
  ticketNumber: order.ticketNumber,
  locationId: getServerId(getLocation(order.location)),
  status: order.status,
  kitchenStatus: order.kitchenStatus,
  orderType: order.orderType,
  source: order.source,
  subtotal: centsToDecimal(order.subtotalCents),
  discount: centsToDecimal(order.discountCents),
  tax: centsToDecimal(order.taxCents),
  deliveryFee: centsToDecimal(order.deliveryFeeCents),
  ...(order.deliveryFeeCents > 0 && { isDeliveryFeeTaxed: order.isDeliveryFeeTaxed }),
  tip: centsToDecimal(order.tipCents),
  ...(order.serviceChargeCents && { serviceCharge: centsToDecimal(order.serviceChargeCents) }),
  ...(order.event && {
    event: {
      guests: order.event.guests,
      type: order.event.type,
      depositPaid: centsToDecimal(order.event.depositPaidCents),
      balanceDue: centsToDecimal(order.totalCents - order.event.depositPaidCents),
    },
  }),
  total: centsToDecimal(order.totalCents),
  estimatedTime: formatEta({ ...order, createdAt: getPlacedAt(order) }, getPolicy(getLocation(order.location))),
  ...getEtaFields(order),
  firstPromisedAt: order.firstPromisedAt,
  leadMinutes: order.leadMinutes,
  extraMinutes: order.extraMinutes,
  createdAt: getPlacedAt(order),
  completedAt: order.completedAt,
  scheduledFor: order.scheduledFor ?? null,
  firedAt: order.firedAt,
  specialInstructions: (mayReadPrivate(reader) && order.specialInstructions) || null,
  utensils: order.utensils ?? false,
  bags: order.bags,
  ...presentArrival(order, mayReadPrivate(reader)),
  ...presentPaymentState(order),
  ...presentHandoverQuestion(order),
  customerInfo: presentCustomer(order, withContact),
  history: presentHistory(order, reader),
})

/** Returns who would edit an order; undefined for a caller who has no access to it. */
export function findEditor(order: OrderRecord, caller: Caller): OrderEditor | undefined {
  const reader = getReader(order, caller)
  return reader === 'anybody' ? undefined : reader
}

function mayEdit(order: OrderRecord, caller: Caller): boolean {
  const editor = findEditor(order, caller)
  return editor !== undefined && findEditObstacle(order, editor) === null
}

const mayMarkArrived = (order: OrderRecord): boolean =>
  order.orderType !== 'delivery' && isActiveStatus(order.status) && isOrderPlaced(order)

/**
 * Staff read a refund's code to a guest who has no page. They could spend the code of any other.
 */
const mayReadCodes = (order: OrderRecord, reader: OrderReader, caller: Caller): boolean =>
  isPlacer(order, caller) || (reader === 'staff' && order.source === 'phone')

/**
 * Presents an order on its tracking page, or where staff look it up. A repeated call that changes
 * nothing answers with any order, so every call hides what the caller may not read.
 */
export const presentOrder = (order: OrderRecord, caller: Caller, now: Date): z.input<typeof Order> => {
  const reader = getReader(order, caller)
  const visible = mayReadPrivate(reader)
  return {
    ...presentHeader(order, reader, visible && mayReadContact(order, caller, now)),
    ...presentRefunds(order, {
      withCodes: mayReadCodes(order, reader, caller),
      withActors: visible,
      withIds: reader === 'staff',
    }),
    items: presentLines(order, visible),
    ...(visible && presentEdits(order, reader === 'staff')),
    mayCancel: visible && mayGuestCancel(order, now) && order.event === undefined,
    mayEdit: mayEdit(order, caller),
    mayMarkArrived: visible && mayMarkArrived(order),
    mayRate: visible,
    version: order.version,
    ...(visible && presentPoints(order)),
    ...(mayEdit(order, caller) && { editTerms: presentEditTerms(order) }),
    ...presentHandoverCode(order, caller),
    ...presentPayments(order, caller, { visible, isStaff: reader === 'staff' }),
  }
}

type TicketOptions = {
  /** Whether staff get the contact; true by default. */
  readonly withContact?: boolean
  /** The screen whose unseen changes it has; undefined for all. */
  readonly device?: string | undefined
}

/** Presents an order to one kind of board reader. Only staff get private data. */
export const buildTicket = (
  reader: BoardAudience,
  order: OrderRecord,
  { withContact = true, device }: TicketOptions = {},
): z.input<typeof Ticket> => ({
  ...presentHeader(order, reader, mayReadPrivate(reader) && withContact),
  ...presentRefunds(order, { withCodes: false, withActors: reader === 'staff', withIds: true }),
  orderItems: presentTicketLines(order, reader === 'staff'),
  ...presentUnseenChanges(order, device),
  ...presentFailedRefund(order),
  packing: presentPacking(order),
  ...(reader === 'staff' && { driver: order.driver }),
  ...(reader === 'staff' && { ...presentTaking(order, { isStaff: true }), ...presentWastes(order) }),
  version: order.version,
  isBrief: false,
})

/** Presents an order on the board of a caller, on one screen or for all. */
export const presentTicket = (order: OrderRecord, caller: Caller, now: Date, device?: string): z.input<typeof Ticket> =>
  buildTicket(getBoardAudience(getCallerAtLocation(caller, order.location).user), order, {
    withContact: mayReadContact(order, caller, now),
    device,
  })

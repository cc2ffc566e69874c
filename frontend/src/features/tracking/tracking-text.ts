import type { Order } from '#shared/orders/contract'
import { findCancelApology } from '#shared/notifications/cancel-texts'
import { formatTime, formatDateTime } from '#shared/platform/time'
import { getFireTime } from '#shared/orders/timing/ticket-timing'
import {
  isActiveStatus,
  isReadyStatus,
  formatStatusMessage,
  type OrderStage,
  isAwaitingPayment,
  type AwaitedPayment,
} from '#shared/orders/status'
import type { OrderType } from '#shared/orders/constants'
import type { PaymentStatus } from '#shared/payments/online-payments'

export { isAwaitingPayment } from '#shared/orders/status'

type StagedOrder = OrderStage &
  AwaitedPayment & { readonly orderType: OrderType; readonly history?: readonly Order['history'][number][] }

/** Returns the order's stage as one sentence. */
export function getHeadline(order: StagedOrder): string {
  const { status, kitchenStatus, orderType, history } = order
  if (isAwaitingPayment(order)) return 'Your order is waiting for its payment'
  switch (kitchenStatus) {
    case 'waiting':
      return 'We have your order'
    case 'confirmed':
      return 'The kitchen accepted your order'
    case 'ready':
      return orderType === 'pickup' || status === 'out-for-delivery'
        ? formatStatusMessage({ status, kitchenStatus })
        : 'Your order is ready!'
    case 'cancelled':
      return findCancelApology(history) === null ? 'This order was canceled' : 'The restaurant canceled your order'
    case 'prep':
    case 'cooking':
    case 'plating':
    case 'completed':
      return formatStatusMessage({ status, kitchenStatus })
  }
}

const readyHints = {
  pickup: 'Come and get it while it is hot: just say your ticket number.',
  delivery: 'It leaves the kitchen now.',
  event: 'Everything is prepared for your event.',
} as const satisfies Record<OrderType, string>

type TrackedOrder = StagedOrder & Pick<Order, 'scheduledFor' | 'firedAt' | 'promisedAt'>

/** Says since when an order is on its way. */
function formatDeparture({ history = [] }: TrackedOrder, timeZone: string): string {
  const left = history.findLast(({ status }) => status === 'out-for-delivery')
  return left ? `It left our kitchen at ${formatTime(left.at, timeZone)}.` : 'It is on its way to you.'
}

const NOT_CHARGED = 'Nothing is being cooked for this order, and nothing is charged.'
const RETURNING = 'Nothing is being cooked for this order. What you paid goes back to your card.'

const cancelledHints = {
  none: NOT_CHARGED,
  pending: NOT_CHARGED,
  authorized: NOT_CHARGED,
  voided: NOT_CHARGED,
  paid: RETURNING,
  'partially-refunded': RETURNING,
  refunded: 'Nothing is being cooked for this order. What you paid was returned to your card.',
  failed: 'The card was declined, so nothing is charged. Your dishes are still in the cart.',
  expired: 'It was not paid in time, so nothing is charged. Your dishes are still in the cart.',
} as const satisfies Record<PaymentStatus, string>

/** Says before an order is cancelled what happens with the guest's money. */
export function formatRefundBefore({ paymentStatus, giftCardPaid }: Pick<Order, 'paymentStatus' | 'giftCardPaid'>) {
  const isPaid = cancelledHints[paymentStatus] === RETURNING
  const giftCard = giftCardPaid === undefined ? '' : ' What your gift card paid goes back to it.'
  return `${isPaid ? 'What you paid goes back to your card.' : 'Nothing is charged.'}${giftCard}`
}

const MINUTE_MS = 60_000

/** The countdown starts this many minutes before the promised time; until then it is a time. */
const COUNTDOWN_MINUTES = 120
const LONGEST_WAIT_MINUTES = 12 * 60

const isCookingDone = ({ status }: OrderStage) => !isActiveStatus(status) || isReadyStatus(status)

/** Returns the minutes to the promised time: 0 or less once it passed, null days ahead. */
function getMinutesLeft(order: TrackedOrder, now: number): number | null {
  if (order.promisedAt === null || isCookingDone(order)) return null
  const minutes = Math.ceil((Date.parse(order.promisedAt) - now) / MINUTE_MS)
  // A chosen time is among the facts.
  return minutes > (order.scheduledFor === null ? LONGEST_WAIT_MINUTES : COUNTDOWN_MINUTES) ? null : minutes
}

/**
 * Returns the remaining time as a sentence, or null without a countdown.
 * The sentence never mentions a time that has passed.
 */
export function formatCountdown(order: TrackedOrder, now: number, timeZone: string): string | null {
  const left = getMinutesLeft(order, now)
  if (left === null) return null
  if (left <= 0) return 'Any minute now. Sorry, it’s taking a little longer than we promised.'
  const goal = order.orderType === 'delivery' ? 'with you' : 'ready'
  if (left > COUNTDOWN_MINUTES) return `It should be ${goal} by ${formatTime(order.promisedAt ?? now, timeZone)}.`
  return `It should be ${goal} in about ${left} ${left === 1 ? 'minute' : 'minutes'}.`
}

const isLate = (order: TrackedOrder, now: number) => (getMinutesLeft(order, now) ?? 1) <= 0

/** Whether the promised time of an order passed before the kitchen accepted it. */
export const isLateUnaccepted = (order: TrackedOrder, now: number): boolean =>
  !isAwaitingPayment(order) && order.kitchenStatus === 'waiting' && isLate(order, now)

/** Explains the order's stage to the waiting guest. `now` is in milliseconds. */
export function getStatusHint(order: TrackedOrder, now: number, timeZone: string): string {
  if (isAwaitingPayment(order))
    return 'The kitchen gets it once it’s paid. If you just paid, this page updates in a moment.'
  const fireAt = getFireTime(order) ?? 0
  switch (order.kitchenStatus) {
    case 'waiting':
      return fireAt > now
        ? `It is scheduled for ${formatDateTime(order.scheduledFor ?? fireAt, timeZone)}. The kitchen begins at ${formatTime(fireAt, timeZone)}.`
        : isLate(order, now)
          ? 'Sorry, the kitchen hasn’t started it yet. Please call us if you can’t wait.'
          : 'The kitchen has your ticket and starts soon. This page updates by itself.'
    case 'confirmed':
      return 'Your ticket is next in line for a chef.'
    case 'prep':
      return 'Vegetables are being cut and sauces mixed.'
    case 'cooking':
      return 'On the grill, right now.'
    case 'plating':
      return 'The finishing touches before it’s yours.'
    case 'ready':
      return order.status === 'out-for-delivery' ? formatDeparture(order, timeZone) : readyHints[order.orderType]
    case 'completed':
      return 'Enjoy your meal, and thank you.'
    case 'cancelled':
      return [findCancelApology(order.history), cancelledHints[order.paymentStatus ?? 'none']].filter(Boolean).join(' ')
  }
}

export const orderTypeLabels = { pickup: 'Pick Up', delivery: 'Delivery', event: 'Event' } as const satisfies Record<
  OrderType,
  string
>

export type OrderFact = readonly [label: string, text: string]

type ExpectedOrder = Pick<Order, 'status' | 'promisedFrom' | 'promisedAt'>

/** Lists the expected time while it is in the future. */
function listExpectedFacts(
  { promisedFrom, promisedAt }: Pick<Order, 'promisedFrom' | 'promisedAt'>,
  now: number,
  timeZone: string,
): readonly OrderFact[] {
  if (!promisedFrom || !promisedAt || Date.parse(promisedAt) <= now) return []
  const by = formatTime(promisedAt, timeZone)
  const hasBegun = Date.parse(promisedFrom) <= now
  return [['Expected', hasBegun ? `by ${by}` : `${formatTime(promisedFrom, timeZone)} to ${by}`]]
}

/**
 * Lists the scheduled time, and the expected time if it differs or the scheduled time has passed.
 */
function listScheduledFacts(order: ExpectedOrder, at: string, now: number, timeZone: string): readonly OrderFact[] {
  const isPast = Date.parse(at) <= now
  const isOnSchedule = order.promisedFrom === at && !isPast
  return [
    ...(isOnSchedule || !isActiveStatus(order.status) ? [] : listExpectedFacts(order, now, timeZone)),
    [isPast ? 'Was scheduled for' : 'Scheduled for', formatDateTime(at, timeZone)],
  ]
}

const listPlacedFacts = (order: Pick<Order, 'orderType' | 'createdAt'>, timeZone: string): readonly OrderFact[] => [
  ['Order type', orderTypeLabels[order.orderType]],
  ['Placed', formatDateTime(order.createdAt, timeZone)],
]

type Confirmation = { readonly at: string; readonly isAutomatic: boolean }

/** Returns when the order was confirmed: by the first step of a person, if there is one. */
export function findConfirmation(history: Order['history']): Confirmation | undefined {
  const steps = history.filter(({ kitchenStatus }) => kitchenStatus !== 'waiting' && kitchenStatus !== 'cancelled')
  const step = steps.find(({ by }) => by !== 'system') ?? steps[0]
  return step && { at: step.at, isAutomatic: step.by === 'system' }
}

export const OVERDUE_HINT = 'Sorry, the kitchen closed before it accepted your order. Please call us.'
export const UNANSWERED_HINT = 'Sorry, the kitchen is not answering right now. Please call us.'

/**
 * Lists the facts of an order that the kitchen can't be expected to have ready as promised;
 * `expected` is null if no other time is known.
 */
export const listOverdueFacts = (
  order: Pick<Order, 'orderType' | 'createdAt' | 'scheduledFor'>,
  expected: string | null,
  timeZone: string,
): readonly OrderFact[] => [
  ...(expected === null ? [] : [['Expected', `${expected} at the earliest`] as const]),
  ...(order.scheduledFor ? [['Scheduled for', formatDateTime(order.scheduledFor, timeZone)] as const] : []),
  ...listPlacedFacts(order, timeZone),
]

/** Lists the order's type and times. An order that is over has no expected time. */
export function listOrderFacts(
  order: Pick<
    Order,
    'orderType' | 'status' | 'createdAt' | 'scheduledFor' | 'estimatedTime' | 'promisedFrom' | 'promisedAt'
  >,
  now: number,
  timeZone: string,
): readonly OrderFact[] {
  const placed = listPlacedFacts(order, timeZone)
  if (order.scheduledFor) return [...listScheduledFacts(order, order.scheduledFor, now, timeZone), ...placed]
  const isWaitingAtCounter = order.status === 'ready' && order.orderType === 'pickup'
  if (!isActiveStatus(order.status) || isWaitingAtCounter) return placed
  if (order.orderType === 'event') return [['Scheduled for', 'Not decided yet: we will call you'], ...placed]
  return [['Estimated time', order.estimatedTime], ...listExpectedFacts(order, now, timeZone), ...placed]
}

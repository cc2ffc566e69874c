import type { Order } from '#shared/orders/contract'
import { formatTime, formatDateTime } from '#shared/platform/time'
import { getFireTime } from '#shared/kitchen/ticket-timing'
import { isActiveStatus, formatStatusMessage } from '#shared/orders/status'
import type { OrderType } from '#shared/orders/constants'
import type { OrderStage } from '#shared/orders/status'

/** Where the order stands, in one sentence. */
export function getHeadline({
  status,
  kitchenStatus,
  orderType,
}: OrderStage & { readonly orderType: OrderType }): string {
  switch (kitchenStatus) {
    case 'waiting':
      return 'We have your order'
    case 'confirmed':
      return 'The kitchen has your order'
    case 'ready':
      return orderType === 'pickup' ? formatStatusMessage({ status, kitchenStatus }) : 'Your order is ready!'
    case 'cancelled':
      return 'This order was cancelled'
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

type Waited = OrderStage & Pick<Order, 'orderType' | 'scheduledFor' | 'firedAt' | 'promisedAt'>

const MINUTE_MS = 60_000

/** From so long before on it is counted down. */
const COUNTED_MINUTES = 120

const isMade = ({ status }: OrderStage) => !isActiveStatus(status) || status === 'ready'

/**
 * How many minutes are left of what was promised; 0 and less once it has passed, null where nothing
 * is counted.
 */
function minutesLeft(order: Waited, now: number): number | null {
  if (order.promisedAt === null || isMade(order)) return null
  const minutes = Math.ceil((Date.parse(order.promisedAt) - now) / MINUTE_MS)
  return minutes > COUNTED_MINUTES ? null : minutes
}

/**
 * How long it still takes by what was promised, in a sentence; null where there is nothing to say.
 * No time that has passed is told.
 */
export function formatCountdown(order: Waited, now: number): string | null {
  const left = minutesLeft(order, now)
  if (left === null) return null
  if (left <= 0) return 'Any minute now. It takes a little longer than we told you: we are sorry.'
  const end = order.orderType === 'delivery' ? 'with you' : 'ready'
  return `It should be ${end} in about ${left} ${left === 1 ? 'minute' : 'minutes'}.`
}

const isBehind = (order: Waited, now: number) => (minutesLeft(order, now) ?? 1) <= 0

/** What that means for the person who waits, at a moment in milliseconds. */
export function getStatusHint(order: Waited, now: number, timeZone: string): string {
  const fire = getFireTime(order) ?? 0
  switch (order.kitchenStatus) {
    case 'waiting':
      return fire > now
        ? `It is kept for its time: the kitchen begins with it on ${formatDateTime(fire, timeZone)}.`
        : isBehind(order, now)
          ? 'The kitchen has not confirmed it yet. We are sorry: please call us if you cannot wait.'
          : 'The kitchen confirms it in a moment. This page follows along by itself.'
    case 'confirmed':
      return 'Your ticket hangs in line; a chef takes it next.'
    case 'prep':
      return 'Vegetables are being cut and sauces mixed.'
    case 'cooking':
      return 'On the grill, right now.'
    case 'plating':
      return 'The last touch before it is yours.'
    case 'ready':
      return readyHints[order.orderType]
    case 'completed':
      return 'Enjoy your meal, and thank you.'
    case 'cancelled':
      return 'Nothing is being cooked for this order, and nothing is charged.'
  }
}

/** When it is expected, as far as that is still to come. */
function expectedFact(
  { promisedFrom, promisedAt }: Pick<Order, 'promisedFrom' | 'promisedAt'>,
  now: number,
  timeZone: string,
): readonly OrderFact[] {
  if (!promisedFrom || !promisedAt || Date.parse(promisedAt) <= now) return []
  const by = formatTime(promisedAt, timeZone)
  const hasBegun = Date.parse(promisedFrom) <= now
  return [['Expected', hasBegun ? `by ${by}` : `${formatTime(promisedFrom, timeZone)} to ${by}`]]
}

export type OrderFact = readonly [label: string, text: string]

/**
 * The time that was chosen, and another that is promised since; once it has come, when the order is
 * expected as long as that is ahead.
 */
function scheduledFacts(order: Expected, at: string, now: number, timeZone: string): readonly OrderFact[] {
  const isPast = Date.parse(at) <= now
  const isAsWanted = order.promisedFrom === at && !isPast
  return [
    ...(isAsWanted || !isActiveStatus(order.status) ? [] : expectedFact(order, now, timeZone)),
    [isPast ? 'Was scheduled for' : 'Scheduled for', formatDateTime(at, timeZone)],
  ]
}

const placedFacts = (order: Pick<Order, 'orderType' | 'createdAt'>, timeZone: string): readonly OrderFact[] => [
  ['Order type', orderTypeLabels[order.orderType]],
  ['Placed', formatDateTime(order.createdAt, timeZone)],
]

export const OVERDUE_HINT = 'The kitchen closed before it confirmed your order. We are sorry: please call us.'

/**
 * The facts of an order that waits for the next opening; `expected` is null where none is known.
 */
export const listOverdueFacts = (
  order: Pick<Order, 'orderType' | 'createdAt'>,
  expected: string | null,
  timeZone: string,
): readonly OrderFact[] => [
  ...(expected === null ? [] : [['Expected', `${expected} at the earliest`] as const]),
  ...placedFacts(order, timeZone),
]

type Expected = Pick<Order, 'status' | 'promisedFrom' | 'promisedAt'>

/**
 * What there is to know of an order but its stage, as long as it is not over with the time it is
 * expected at.
 */
export function listOrderFacts(
  order: Pick<
    Order,
    'orderType' | 'status' | 'createdAt' | 'scheduledFor' | 'estimatedTime' | 'promisedFrom' | 'promisedAt'
  >,
  now: number,
  timeZone: string,
): readonly OrderFact[] {
  const placed = placedFacts(order, timeZone)
  if (order.scheduledFor) return [...scheduledFacts(order, order.scheduledFor, now, timeZone), ...placed]
  if (!isActiveStatus(order.status)) return placed
  if (order.orderType === 'event') return [['Scheduled for', 'Not decided yet: we will call you'], ...placed]
  return [['Estimated time', order.estimatedTime], ...expectedFact(order, now, timeZone), ...placed]
}

export const orderTypeLabels = { pickup: 'Pick Up', delivery: 'Delivery', event: 'Event' } as const satisfies Record<
  OrderType,
  string
>

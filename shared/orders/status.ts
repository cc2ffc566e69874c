import { Problem } from '../platform/problem'
import { getStepDate } from '../hours/business-day'
import {
  isActiveStatus,
  isReadyStatus,
  kitchenStatuses,
  type KitchenStatus,
  type OrderStatus,
  type OrderType,
  type StatusInput,
} from './constants'
import type { PaymentStatus } from '../payments/online-payments'
import type { OrderActor } from '../platform/actor'

export { isActiveStatus, isReadyStatus }

/** The stage of an order: its two statuses always match. */
export type OrderStage = { readonly status: OrderStatus; readonly kitchenStatus: KitchenStatus }

const kitchenStatusOf = {
  pending: 'waiting',
  confirmed: 'confirmed',
  preparing: 'prep',
  cooking: 'cooking',
  plating: 'plating',
  ready: 'ready',
  'out-for-delivery': 'ready',
  completed: 'completed',
  cancelled: 'cancelled',
} as const satisfies Record<OrderStatus, KitchenStatus>

const statusOf = {
  waiting: 'pending',
  confirmed: 'confirmed',
  prep: 'preparing',
  cooking: 'cooking',
  plating: 'plating',
  ready: 'ready',
  completed: 'completed',
  cancelled: 'cancelled',
} as const satisfies Record<KitchenStatus, OrderStatus>

/** The stage of a new order. */
export const INITIAL_STAGE: OrderStage = { status: 'pending', kitchenStatus: 'waiting' }

/**
 * Returns the stage that a board's request means (docs/product/kitchen.md#stages). A `status` of
 * `out-for-delivery`, `completed` or `cancelled` wins, otherwise `kitchenStatus` decides; if only
 * `status` is sent, the kitchen status is derived.
 * @throws Problem `invalid-input` for `processing` without a kitchen status
 */
export function resolveStage(sent: { status: StatusInput; kitchenStatus?: KitchenStatus | undefined }): OrderStage {
  const { status, kitchenStatus } = sent
  if (status === 'completed' || status === 'cancelled' || status === 'out-for-delivery')
    return { status, kitchenStatus: kitchenStatusOf[status] }
  if (kitchenStatus) return { status: statusOf[kitchenStatus], kitchenStatus }
  if (status === 'processing') {
    throw new Problem('invalid-input', 'Say which kitchen status the order is in.', {
      errors: [{ path: 'kitchenStatus', message: 'Required when status is processing' }],
    })
  }
  return { status, kitchenStatus: kitchenStatusOf[status] }
}

type Step = {
  readonly kitchenStatus: KitchenStatus
  readonly by: OrderActor
  readonly byStrike?: boolean | undefined
}

/**
 * Whether an order has left the stage that a client saw, so that the client's move is a conflict.
 * Steps by the system and steps that a strike implied are none for a move to a later stage: no one
 * decided anything else meanwhile (docs/product/kitchen.md#stages).
 */
export function isMovedMeanwhile(history: readonly Step[], from: KitchenStatus, to: KitchenStatus): boolean {
  const since = history.slice(history.findLastIndex(({ kitchenStatus }) => kitchenStatus === from) + 1)
  const current = history.at(-1)?.kitchenStatus ?? from
  if (current === from) return false
  const isLater = kitchenStatuses.indexOf(to) > kitchenStatuses.indexOf(current)
  const isImplied = since.length < history.length && since.every(({ by, byStrike }) => by === 'system' || byStrike)
  return !isLater || !isImplied
}

type DatedOrder = Parameters<typeof getStepDate>[0] & {
  readonly status: OrderStatus
  readonly history: readonly { readonly at: string }[]
}

/** Whether an order is still active, or ended on the business day of `now`. */
export function isOfToday(order: DatedOrder, now: Date): boolean {
  const dateOf = (at: string) => getStepDate(order, at)
  const last = order.history.at(-1)
  return isActiveStatus(order.status) || (last !== undefined && dateOf(last.at) === dateOf(now.toISOString()))
}

/** What a board's button does, as it says in English. */
export type BoardActionLabel =
  'Confirm' | 'Start Prep' | 'Start Cooking' | 'Start Plating' | 'Mark Ready' | 'Bagged' | 'Complete'

type BoardAction = {
  readonly label: BoardActionLabel
  readonly status: OrderStatus
  readonly kitchenStatus?: KitchenStatus
}

/** The button of the simple board for each status (docs/product/kitchen.md#simple-board). */
export const nextBoardActions: Readonly<Partial<Record<OrderStatus, BoardAction>>> = {
  pending: { label: 'Confirm', status: 'confirmed' },
  confirmed: { label: 'Start Prep', status: 'preparing', kitchenStatus: 'prep' },
  preparing: { label: 'Start Cooking', status: 'cooking', kitchenStatus: 'cooking' },
  cooking: { label: 'Start Plating', status: 'plating', kitchenStatus: 'plating' },
  plating: { label: 'Mark Ready', status: 'ready', kitchenStatus: 'ready' },
  ready: { label: 'Complete', status: 'completed' },
  'out-for-delivery': { label: 'Complete', status: 'completed' },
}

/**
 * Returns the action of the simple board's button; with `isOneBump` it makes any order ready
 * (docs/product/kitchen.md#one-bump-mode).
 */
export const getNextBoardAction = (status: OrderStatus, isOneBump: boolean): BoardAction | undefined =>
  isOneBump && isActiveStatus(status) && !isReadyStatus(status)
    ? { label: 'Bagged', status: 'ready' }
    : nextBoardActions[status]

/**
 * Returns the action of a bump at the expo: an order becomes ready, then completed. The same act
 * has the same name as on the other boards.
 */
export const getExpoAction = (status: OrderStatus, isOneBump: boolean): BoardAction =>
  isReadyStatus(status)
    ? { label: 'Complete', status: 'completed' }
    : { label: isOneBump ? 'Bagged' : 'Mark Ready', status: 'ready', kitchenStatus: 'ready' }

const boardSteps = ['pending', 'confirmed', 'preparing', 'cooking', 'plating', 'ready'] as const

/**
 * Returns the simple board's progress in percent; the first of the six steps is position 1
 * (docs/product/kitchen.md#simple-board).
 */
export function getBoardProgress(status: OrderStatus): number {
  const position = boardSteps.findIndex((step) => step === (isReadyStatus(status) ? 'ready' : status)) + 1
  return (position / boardSteps.length) * 100
}

/** Returns the steps of the tracking page (docs/product/tracking.md#timeline). */
export const getTrackingSteps = (orderType: string): readonly string[] => [
  'Order Confirmed',
  'Preparing',
  'Ready',
  orderType === 'delivery' ? 'Delivered' : 'Picked Up',
]

/**
 * Returns the active step of the tracking page; cooking and plating count as Preparing
 * (docs/product/tracking.md#timeline).
 */
export function getTrackingStep(kitchenStatus: KitchenStatus): 0 | 1 | 2 | 3 {
  switch (kitchenStatus) {
    case 'prep':
    case 'cooking':
    case 'plating':
      return 1
    case 'ready':
      return 2
    case 'completed':
      return 3
    case 'waiting':
    case 'confirmed':
    case 'cancelled':
      return 0
  }
}

/**
 * Returns the text of the live notification for a kitchen status
 * (docs/product/texts.md#notifications).
 */
export function formatStatusMessage({ status, kitchenStatus }: OrderStage): string {
  switch (kitchenStatus) {
    case 'prep':
      return 'Your order is being prepared'
    case 'cooking':
      return 'Your order is now cooking'
    case 'plating':
      return 'Your order is being plated'
    case 'ready':
      return status === 'out-for-delivery' ? 'Your order is out for delivery' : 'Your order is ready for pickup!'
    case 'completed':
      return 'Your order has been completed'
    case 'waiting':
    case 'confirmed':
    case 'cancelled':
      return `Order status: ${status}`
  }
}

/** The standard estimate in minutes, from and to (docs/product/checkout.md#usual-times). */
export const standardEtaMinutes = { pickup: [15, 20], delivery: [30, 45] } as const

const inMinutes = (type: keyof typeof standardEtaMinutes) => `${standardEtaMinutes[type].join('-')} minutes`

/** The standard estimate of each order type (docs/product/checkout.md#usual-times). */
export const standardEtaText: Readonly<Record<OrderType, string>> = {
  pickup: inMinutes('pickup'),
  delivery: inMinutes('delivery'),
  event: 'Choose your preferred time',
}

/** After this time the guest no longer waits for the order. */
const FORGOTTEN_AFTER_MS = 24 * 3600_000

type AwaitedOrder = {
  readonly status: OrderStatus
  readonly createdAt: string
  readonly scheduledFor?: string | null | undefined
}

/**
 * Whether a guest still waits for an order: it is active and was due less than a day ago
 * (docs/product/tracking.md#current-order-bar).
 */
export const isOrderAwaited = ({ status, createdAt, scheduledFor }: AwaitedOrder, now: Date): boolean =>
  isActiveStatus(status) && now.getTime() - Date.parse(scheduledFor ?? createdAt) < FORGOTTEN_AFTER_MS

export type AwaitedPayment = {
  readonly paymentStatus?: PaymentStatus | undefined
  readonly hasPayLink?: boolean | undefined
}

/** Whether the kitchen does not have an order yet, because its guest has not paid it. */
export const isAwaitingPayment = ({
  status,
  paymentStatus,
  hasPayLink,
}: AwaitedPayment & { readonly status: OrderStatus }): boolean =>
  paymentStatus === 'pending' && status === 'pending' && !hasPayLink

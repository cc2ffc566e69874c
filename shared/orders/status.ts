import { Problem } from '../platform/problem'
import type { KitchenStatus, OrderStatus, OrderType, StatusInput } from './constants'

/** Where an order stands: the two statuses always agree. */
export type OrderStage = { readonly status: OrderStatus; readonly kitchenStatus: KitchenStatus }

const kitchenStatusOf = {
  pending: 'waiting',
  confirmed: 'confirmed',
  preparing: 'prep',
  cooking: 'cooking',
  plating: 'plating',
  ready: 'ready',
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

/** The stage of an order that has just been placed. */
export const INITIAL_STAGE: OrderStage = { status: 'pending', kitchenStatus: 'waiting' }

/**
 * How long a completed order can be put back or cancelled (docs/product/kitchen.md#stages): a
 * mis-bump.
 */
export const RECALL_WINDOW_MS = 15 * 60_000

/**
 * The stage that a board's message means (docs/product/kitchen.md#stages): the kitchen's word
 * decides, a status alone derives it, and an end (completed, cancelled) is always an end. Throws
 * `invalid-input` for `processing` alone.
 */
export function resolveStage(sent: { status: StatusInput; kitchenStatus?: KitchenStatus | undefined }): OrderStage {
  const { status, kitchenStatus } = sent
  if (status === 'completed' || status === 'cancelled') return { status, kitchenStatus: kitchenStatusOf[status] }
  if (kitchenStatus) return { status: statusOf[kitchenStatus], kitchenStatus }
  if (status === 'processing') {
    throw new Problem('invalid-input', 'Say which kitchen status the order is in.', {
      errors: [{ path: 'kitchenStatus', message: 'Required when status is processing' }],
    })
  }
  return { status, kitchenStatus: kitchenStatusOf[status] }
}

/**
 * Whether an order can no longer move: cancelled at once, completed after 15 minutes
 * (docs/product/kitchen.md#stages).
 */
export function isOrderFinal(order: { status: OrderStatus; completedAt?: string | undefined }, now: Date): boolean {
  if (order.status === 'cancelled') return true
  if (order.status !== 'completed') return false
  return order.completedAt === undefined || now.getTime() - Date.parse(order.completedAt) > RECALL_WINDOW_MS
}

/** Whether the kitchen still has work with an order. */
export const isActiveStatus = (status: OrderStatus): boolean => status !== 'completed' && status !== 'cancelled'

type BoardAction = { readonly label: string; readonly status: OrderStatus; readonly kitchenStatus?: KitchenStatus }

/**
 * The one button of the simple board for each status (docs/product/kitchen.md#the-simple-board).
 */
export const nextBoardActions: Readonly<Partial<Record<OrderStatus, BoardAction>>> = {
  pending: { label: 'Confirm', status: 'confirmed' },
  confirmed: { label: 'Start Prep', status: 'preparing', kitchenStatus: 'prep' },
  preparing: { label: 'Start Cooking', status: 'cooking', kitchenStatus: 'cooking' },
  cooking: { label: 'Start Plating', status: 'plating', kitchenStatus: 'plating' },
  plating: { label: 'Mark Ready', status: 'ready', kitchenStatus: 'ready' },
  ready: { label: 'Complete', status: 'completed' },
}

const boardSteps = ['pending', 'confirmed', 'preparing', 'cooking', 'plating', 'ready'] as const

/**
 * The simple board's progress in percent: the first of the six is position 1
 * (docs/product/kitchen.md#the-simple-board).
 */
export function getBoardProgress(status: OrderStatus): number {
  const position = boardSteps.findIndex((step) => step === status) + 1
  return (position / boardSteps.length) * 100
}

/** The steps of the tracking page, in order (docs/product/tracking.md#timeline). */
export const getTrackingSteps = (orderType: string): readonly string[] => [
  'Order Confirmed',
  'Preparing',
  'Ready',
  orderType === 'delivery' ? 'Delivered' : 'Picked Up',
]

/**
 * The active step of the tracking page; cooking and plating show as Preparing
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

/** The live notification's sentence for a kitchen status (docs/product/texts.md#notifications). */
export function formatStatusMessage({ status, kitchenStatus }: OrderStage): string {
  switch (kitchenStatus) {
    case 'prep':
      return 'Your order is being prepared'
    case 'cooking':
      return 'Your order is now cooking'
    case 'plating':
      return 'Your order is being plated'
    case 'ready':
      return 'Your order is ready for pickup!'
    case 'completed':
      return 'Your order has been completed'
    case 'waiting':
    case 'confirmed':
    case 'cancelled':
      return `Order status: ${status}`
  }
}

/**
 * How an order is paid where the guest gets it: nothing is charged before
 * (docs/product/checkout.md#what-is-sent).
 */

/**
 * Minutes from the order to the meal, at least and at most (docs/product/checkout.md#estimates).
 */
export const standardEtaMinutes = { pickup: [15, 20], delivery: [30, 45] } as const

const inMinutes = (type: keyof typeof standardEtaMinutes) => `${standardEtaMinutes[type].join('-')} minutes`

/** The estimate shown for an order type (docs/product/checkout.md#estimates). */
export const standardEtaText: Readonly<Record<OrderType, string>> = {
  pickup: inMinutes('pickup'),
  delivery: inMinutes('delivery'),
  event: 'Choose your preferred time',
}

/** Whoever has not picked it up for so long does not wait for it any more. */
const FORGOTTEN_AFTER_MS = 24 * 3600_000

type Waited = {
  readonly status: OrderStatus
  readonly createdAt: string
  readonly scheduledFor?: string | null | undefined
}

/**
 * Whether somebody waits for an order: it is on its way, and was wanted within a day
 * (docs/product/tracking.md#on-every-page).
 */
export const isOrderAwaited = ({ status, createdAt, scheduledFor }: Waited, now: Date): boolean =>
  isActiveStatus(status) && now.getTime() - Date.parse(scheduledFor ?? createdAt) < FORGOTTEN_AFTER_MS

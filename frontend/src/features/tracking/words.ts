import type { Order } from '#shared/contract/orders'
import { fireTime } from '#shared/rules/kitchen-schedule'
import { isActive, statusMessage } from '#shared/rules/order-status'
import type { OrderType, Stage } from '#shared/rules/order-status'

/** Where the order stands, in one sentence. */
export function headlineOf({ status, kitchenStatus, orderType }: Stage & { readonly orderType: OrderType }): string {
  switch (kitchenStatus) {
    case 'waiting':
      return 'We have your order'
    case 'confirmed':
      return 'The kitchen has your order'
    case 'ready':
      return orderType === 'pickup' ? statusMessage({ status, kitchenStatus }) : 'Your order is ready!'
    case 'cancelled':
      return 'This order was cancelled'
    case 'prep':
    case 'cooking':
    case 'plating':
    case 'completed':
      return statusMessage({ status, kitchenStatus })
  }
}

const readyHints = {
  pickup: 'Come and get it while it is hot: just say your ticket number.',
  delivery: 'It leaves the kitchen now.',
  event: 'Everything is prepared for your event.',
} as const satisfies Record<OrderType, string>

type Waited = Stage & Pick<Order, 'orderType' | 'scheduledFor'>

/** What that means for the person who waits, at a moment in milliseconds. */
export function hintOf(order: Waited, now: number, timeZone: string): string {
  const fire = fireTime(order) ?? 0
  switch (order.kitchenStatus) {
    case 'waiting':
      return fire > now
        ? `It is kept for its time: the kitchen begins with it on ${dayAndTime(fire, timeZone)}.`
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

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The time of day on the location's wall. */
export function clockTime(at: string | number, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  clocks.set(timeZone, clock)
  return clock.format(new Date(at))
}

/** `Sat, Nov 21, 6:15 PM` on the location's wall. */
export const dayAndTime = (at: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at))

export type Fact = readonly [label: string, text: string]

/** What there is to know of an order but its stage, as long as it is not over with the time it is expected at. */
export function factsOf(
  order: Pick<
    Order,
    'orderType' | 'status' | 'createdAt' | 'scheduledFor' | 'estimatedTime' | 'promisedFrom' | 'promisedAt'
  >,
  timeZone: string,
): readonly Fact[] {
  const placed: readonly Fact[] = [
    ['Order type', orderTypeName[order.orderType]],
    ['Placed', dayAndTime(order.createdAt, timeZone)],
  ]
  if (order.scheduledFor) return [...placed, ['Scheduled for', dayAndTime(order.scheduledFor, timeZone)]]
  if (!isActive(order.status)) return placed
  if (order.orderType === 'event') return [...placed, ['Scheduled for', 'Not decided yet: we will call you']]
  const { promisedFrom, promisedAt } = order
  const expected: readonly Fact[] =
    promisedFrom && promisedAt
      ? [['Expected', [promisedFrom, promisedAt].map((at) => clockTime(at, timeZone)).join(' to ')]]
      : []
  return [...placed, ['Estimated time', order.estimatedTime], ...expected]
}

export const orderTypeName = { pickup: 'Pick Up', delivery: 'Delivery', event: 'Event' } as const satisfies Record<
  OrderType,
  string
>

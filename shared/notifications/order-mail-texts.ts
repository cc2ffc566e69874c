import { findCancelApology, type CancelStep } from './cancel-texts'
import type { OrderType } from '../orders/constants'
import type { OrderPayments } from '../payments/payment-amounts'

/** The kinds of mails about an order (docs/product/tracking.md#mail). */
export const orderMailKinds = ['receipt', 'changed', 'moved', 'ready', 'cancelled', 'pay-link'] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

const readyHeadings = {
  pickup: 'Your order is ready for pickup!',
  delivery: 'Your order is ready!',
  event: 'Your order is ready!',
} as const satisfies Record<OrderType, string>

const readyHints = {
  pickup: 'Come and get it while it is hot: just say your ticket number.',
  delivery: 'It leaves the kitchen now.',
  event: 'Everything is prepared for your event.',
} as const satisfies Record<OrderType, string>

type OrderInTexts = OrderPayments & {
  readonly orderType: OrderType
  readonly history?: readonly CancelStep[]
}

/** Returns the heading and the paragraphs of a mail about an order; `phone` is the restaurant's. */
export function getTexts(
  kind: OrderMailKind,
  { orderType, payment, history }: OrderInTexts,
  phone: string,
): readonly [heading: string, ...paragraphs: string[]] {
  switch (kind) {
    case 'receipt':
      return [
        'We have your order',
        'Thank you. The kitchen will accept it in a moment, and your order’s page updates by itself.',
      ]
    case 'changed':
      return ['Your order was changed', 'Here are its dishes and its total now.']
    case 'moved':
      return [
        'Your order has a new time',
        'We moved it to the time below. If that doesn’t work for you, please call us.',
      ]
    case 'ready':
      return [readyHeadings[orderType], readyHints[orderType]]
    case 'cancelled': {
      const apology = findCancelApology(history)
      const money =
        payment?.capturedCents === undefined
          ? 'Nothing is being cooked for this order, and nothing is charged.'
          : 'Nothing is being cooked for this order, and what you paid goes back to your card.'
      return apology === null
        ? ['This order was canceled', money]
        : ['The restaurant canceled your order', apology, money, `Questions? Call us at ${phone}.`]
    }
    case 'pay-link':
      return ['Pay for your order', 'Pay online with this link, or when you get your order.']
  }
}

import type Stripe from 'stripe'
import { getLocation } from '#shared/locations/index'
import { formatCents } from '#shared/platform/money'
import { listAmounts } from '#shared/notifications/mail-amounts'
import { formatActor, presentActor } from '#shared/platform/actor'
import { getMissingCents } from '#shared/payments/payment-amounts'
import { formatDateTime, toWallClock } from '#shared/platform/time'
import type { OrderRecord } from '../../orders/records'

/** Stripe's maximum for all texts together is 150,000 characters. */
const MAX_TEXT = 20_000

const joinLines = (lines: readonly string[]): string => lines.join('\n').slice(0, MAX_TEXT)

const listReceipt = (order: OrderRecord): readonly string[] => [
  ...order.lines.map(({ quantity, name, totalPriceCents }) => `${quantity} x ${name}: ${formatCents(totalPriceCents)}`),
  ...listAmounts(order).map(({ label, value }) => `${label}: ${value}`),
]

/** Returns what the guest got back: a refund to the card that failed is none. */
const listRefunds = (order: OrderRecord, timeZone: string): readonly string[] =>
  (order.refunds ?? []).flatMap(({ at, amountCents, to }) => {
    const gotCents = to === 'card' ? amountCents - getMissingCents(order, at) : amountCents
    return gotCents > 0 ? [`${formatDateTime(at, timeZone)}: refunded ${formatCents(gotCents)} (${to})`] : []
  })

function listHistory(order: OrderRecord): readonly string[] {
  const { timeZone } = getLocation(order.location)
  return [
    ...order.history.map(
      ({ at, kitchenStatus, by }) =>
        `${formatDateTime(at, timeZone)}: ${kitchenStatus}, by ${formatActor(presentActor(by, false))}`,
    ),
    ...listRefunds(order, timeZone),
  ]
}

/** Returns how the guest got the order, or why they did not. */
function describeHandover({ location, status, history, completedAt, orderType, handover }: OrderRecord): string {
  const format = (at: string) => formatDateTime(at, getLocation(location).timeZone)
  const ended = history.findLast((step) => step.status === 'cancelled')
  if (status === 'cancelled') return `The order was canceled${ended ? ` ${format(ended.at)}` : ''}.`
  if (completedAt === undefined) return 'The order was not handed over yet.'
  const how = handover === 'code' ? ', and the guest showed the code that only the buyer had' : ''
  return `${orderType === 'delivery' ? 'Delivered' : 'Picked up at the restaurant'} ${format(completedAt)}${how}.`
}

/** Returns the day of the service in the restaurant's time zone. */
const getServiceDate = ({ location, completedAt, scheduledFor, createdAt }: OrderRecord): string =>
  toWallClock(getLocation(location), new Date(completedAt ?? scheduledFor ?? createdAt)).date

/** Returns the evidence that we have about an order: receipt, history and handover. */
export function composeEvidence(order: OrderRecord): Stripe.DisputeUpdateParams.Evidence {
  const { customer, ticketNumber, orderType } = order
  const { address } = customer
  return {
    customer_name: customer.name,
    ...(customer.email !== '' && { customer_email_address: customer.email }),
    product_description: joinLines([`Restaurant order, ticket ${ticketNumber}`, ...listReceipt(order)]),
    service_date: getServiceDate(order),
    ...(orderType === 'delivery' &&
      address && {
        shipping_address: [address.street, address.unit, address.city, address.state, address.zipCode]
          .filter(Boolean)
          .join(', '),
      }),
    uncategorized_text: joinLines([describeHandover(order), ...listHistory(order)]),
  }
}

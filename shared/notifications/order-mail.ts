import type { Location } from '../locations/index'
import { getDirectionsUrl } from '../locations/geo'
import { getPolicy } from '../locations/policy'
import type { CancelStep } from './cancel-texts'
import type { OrderStatus, OrderType, PaymentMethod } from '../orders/constants'
import {
  getBalanceDueCents,
  getPaymentStatus,
  type OrderPayments,
  findOpenPage,
  getCounterCents,
  hasOpenLink,
} from '../payments/payment-amounts'
import { getGiftCardCents } from '../payments/gift-card-payments'
import { calculateEarned, type EarningOrder } from '../loyalty/points-postings'
import { formatPayment } from '../payments/payment-text'
import type { Advisory } from '../menu/contract'
import { ADVISORY_REMINDER, markAdvisory } from '../menu/dietary/advisory'
import { formatDateTime } from '../platform/time'
import { centsToDecimal, formatCents, type Cents } from '../platform/money'
import { listAmounts, type MailRow as Row, type OrderAmounts } from './mail-amounts'
import { getTexts, type OrderMailKind } from './order-mail-texts'
import { formatEta } from '../orders/eta'
import { handoverHints, isContactOfPlacer, type ContactedOrder } from '../orders/handover'

/** The content of a mail, from which text and HTML are rendered. */
export type MailMessage = {
  readonly subject: string
  readonly heading: string
  readonly ticket?: number
  readonly paragraphs: readonly string[]
  /** Titled lists, as on the tracking page. */
  readonly panels: readonly { readonly title: string; readonly rows: readonly Row[] }[]
  /** Stands below the panels. */
  readonly footnote?: string
  readonly button: { readonly label: string; readonly url: string }
  /** The lines that name the sender. */
  readonly from: readonly string[]
}

type Line = {
  readonly name: string
  readonly advisory?: Advisory | undefined
  readonly quantity: number
  readonly totalPriceCents: Cents
  readonly loyaltyMultiplier: number
  readonly notes?: string | undefined
  readonly for?: string | undefined
  readonly options: readonly { readonly name: string; readonly quantity: number; readonly differs: boolean }[]
  readonly leftOut: readonly string[]
}

type Address = {
  readonly street: string
  readonly unit?: string | undefined
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

/** An order with the fields that mails contain. */
type MailedOrder = Parameters<typeof formatEta>[0] &
  ContactedOrder &
  OrderAmounts &
  Omit<EarningOrder, 'lines'> &
  OrderPayments & {
    readonly userId?: string | undefined
    readonly id: string
    readonly ticketNumber: number
    readonly status: OrderStatus
    readonly orderType: OrderType
    readonly history?: readonly (CancelStep & { readonly status: OrderStatus; readonly at: string })[]
    readonly createdAt: string
    readonly scheduledFor?: string | null | undefined
    readonly paymentMethod?: PaymentMethod | undefined
    readonly handoverCode?: string | undefined
    readonly customer: { readonly name: string; readonly address?: Address | undefined }
    readonly lines: readonly Line[]
  }

export type MailContext = { readonly location: Location; readonly siteUrl: string }

const typeNames = { pickup: 'Pick Up', delivery: 'Delivery', event: 'Event' } as const satisfies Record<
  OrderType,
  string
>

const addressLines = ({ street, unit, city, state, zipCode }: Address): readonly string[] =>
  [
    [street, unit],
    [city, [state, zipCode].filter(Boolean).join(' ')],
  ].map((parts) => parts.filter(Boolean).join(', '))

/** Returns the lines that name the sender: the location's name, address and phone number. */
export const formatMailSender = ({ fullName, address, phone }: Location): readonly string[] => [
  fullName,
  addressLines(address).join(', '),
  phone,
]

const times = (quantity: number) => (quantity > 1 ? `${quantity}× ` : '')

const lineRow = ({ name, advisory, quantity, totalPriceCents, notes, for: person, options, leftOut }: Line): Row => ({
  label: `${quantity}× ${markAdvisory(name, advisory)}`,
  value: formatCents(totalPriceCents),
  under: [
    ...(person ? [`For ${person}`] : []),
    ...options.map((option) => `${times(option.quantity)}${option.name}`),
    ...leftOut.map((left) => `No ${left}`),
    ...(notes ? [`“${notes}”`] : []),
  ],
})

/** What is left to pay of an order that was paid online. The guest's page leads to the payment. */
function balanceRows(order: MailedOrder): readonly Row[] {
  const cents = getBalanceDueCents(order)
  if (cents === 0) return []
  const place = order.orderType === 'delivery' ? 'at the door' : 'at the counter'
  const under = [`Pay it online from the page of your order, or ${place}.`]
  return [{ label: 'Balance due', value: formatCents(cents), under, strong: true }]
}

/** What gift cards paid of the total. */
function giftCardRows(order: MailedOrder): readonly Row[] {
  const cents = getGiftCardCents(order)
  return cents === 0 ? [] : [{ label: 'Gift card', value: `-${formatCents(cents)}` }]
}

const presentPayable = (order: MailedOrder) => ({
  payment: undefined,
  paymentStatus: getPaymentStatus(order),
  total: centsToDecimal(order.totalCents),
  hasPayLink: hasOpenLink(order),
  ...(getGiftCardCents(order) > 0 && { giftCardPaid: centsToDecimal(getGiftCardCents(order)) }),
})

/** How the order is paid, with its pay link while that is open. */
function paymentRow(order: MailedOrder): Row {
  const value = formatPayment({ ...order, ...presentPayable(order) })
  const page = hasOpenLink(order) ? findOpenPage(order) : undefined
  return { label: 'Payment', value, ...(page && { link: { label: 'Pay now', url: page.url } }) }
}

/** What the order earns an account. */
function pointsRows(order: MailedOrder): readonly Row[] {
  const points = order.userId === undefined ? 0 : calculateEarned(order).points
  return points === 0 ? [] : [{ label: 'Points', value: `+${points}`, under: ['Yours once the order is completed.'] }]
}

const amountRows = (order: MailedOrder): readonly Row[] => [
  ...listAmounts(order),
  ...giftCardRows(order),
  paymentRow(order),
  ...balanceRows(order),
  ...pointsRows(order),
]

/** Where the order is handed over. A mail may have to leave out the address of a delivery. */
function placeRow({ orderType, customer }: MailedOrder, { location }: MailContext): Row {
  const to = customer.address ? addressLines(customer.address).join(', ') : 'The address on your order’s page'
  if (orderType === 'delivery') return { label: 'Delivered to', value: to }
  const link = { label: 'Directions', url: getDirectionsUrl(location.address) }
  return { label: 'Where', value: addressLines(location.address).join(', '), link }
}

function orderRows(order: MailedOrder, context: MailContext): readonly Row[] {
  const { location } = context
  const { orderType, createdAt, scheduledFor, handoverCode } = order
  return [
    { label: 'Order', value: `#${order.id}` },
    { label: 'Order type', value: typeNames[orderType] },
    { label: 'Placed', value: formatDateTime(createdAt, location.timeZone) },
    scheduledFor
      ? { label: 'Scheduled for', value: formatDateTime(scheduledFor, location.timeZone) }
      : { label: 'Estimated time', value: formatEta(order, getPolicy(location)) },
    placeRow(order, context),
    ...(handoverCode && isContactOfPlacer(order)
      ? [{ label: 'Pickup code', value: handoverCode, under: [handoverHints[orderType]], strong: true }]
      : []),
  ]
}

function getPanels(kind: OrderMailKind, order: MailedOrder, context: MailContext): MailMessage['panels'] {
  const yours = { title: 'Your Order', rows: orderRows(order, context) }
  const items = { title: 'Order Items', rows: order.lines.map(lineRow) }
  const summary = { title: 'Order Summary', rows: amountRows(order) }
  return kind === 'receipt' || kind === 'changed' || kind === 'pay-link'
    ? [yours, items, summary]
    : kind === 'moved'
      ? [yours, items]
      : [items]
}

/** The button leads to the order's page; that of a pay link to the payment. */
function getButton(kind: OrderMailKind, order: MailedOrder, { siteUrl }: MailContext): MailMessage['button'] {
  const page = kind === 'pay-link' ? findOpenPage(order) : undefined
  if (page) return { label: `Pay ${formatCents(getCounterCents(order))}`, url: page.url }
  return { label: 'Track Your Order', url: `${siteUrl}/orders/${order.id}/tracking` }
}

/** What happened, with the time if that is the news or the guest chose it. */
function getSubject(kind: OrderMailKind, order: MailedOrder, { location }: MailContext): string {
  const [heading] = getTexts(kind, order, location.phone)
  const { ticketNumber, scheduledFor } = order
  const at = scheduledFor ? formatDateTime(scheduledFor, location.timeZone) : ''
  const news =
    at && kind === 'receipt' ? `${heading} for ${at}` : at && kind === 'moved' ? `Your order is now for ${at}` : heading
  return `Ticket ${ticketNumber}: ${news}`
}

/**
 * Creates a mail about an order, with the texts of its tracking page
 * (docs/product/tracking.md#mail).
 */
export function createOrderMail(kind: OrderMailKind, order: MailedOrder, context: MailContext): MailMessage {
  const [heading, ...paragraphs] = getTexts(kind, order, context.location.phone)
  return {
    subject: getSubject(kind, order, context),
    heading,
    ticket: order.ticketNumber,
    paragraphs,
    panels: getPanels(kind, order, context),
    ...(order.lines.some(({ advisory }) => advisory) && { footnote: ADVISORY_REMINDER }),
    button: getButton(kind, order, context),
    from: formatMailSender(context.location),
  }
}

import { chargePurposes } from '../locations/charges'
import { formatCents, type Cents } from '../platform/money'

/** A line of a list in a mail. */
export type MailRow = {
  readonly label: string
  readonly value: string
  readonly under?: readonly string[]
  /** A link below the value. */
  readonly link?: { readonly label: string; readonly url: string }
  readonly strong?: boolean
}

export type OrderAmounts = {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly deliveryFeeCents: Cents
  readonly tipCents: Cents
  readonly serviceChargeCents?: Cents | undefined
  readonly totalCents: Cents
}

/** Returns what an order's total consists of, from the subtotal to the total. */
export const listAmounts = (order: OrderAmounts): readonly MailRow[] => [
  { label: 'Subtotal', value: formatCents(order.subtotalCents) },
  ...(order.discountCents === 0 ? [] : [{ label: 'Discount', value: `-${formatCents(order.discountCents)}` }]),
  ...(order.serviceChargeCents
    ? [
        {
          label: 'Service Charge',
          value: formatCents(order.serviceChargeCents),
          under: [`It ${chargePurposes.service}.`],
        },
      ]
    : []),
  { label: 'Tax', value: formatCents(order.taxCents) },
  ...(order.deliveryFeeCents === 0
    ? []
    : [
        {
          label: 'Delivery Fee',
          value: formatCents(order.deliveryFeeCents),
          under: [`It ${chargePurposes.delivery}.`],
        },
      ]),
  ...(order.tipCents === 0 ? [] : [{ label: 'Tip', value: formatCents(order.tipCents) }]),
  { label: 'Total', value: formatCents(order.totalCents), strong: true },
]

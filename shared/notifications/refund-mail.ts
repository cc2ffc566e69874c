import { isContactOfPlacer, type ContactedOrder } from '../orders/handover'
import { DISCOUNT_CODE_DAYS } from '../payments/discount-codes'
import { formatRefundedDish, refundReasons, type RefundDestination, type RefundReason } from '../payments/refunds'
import { formatCents, type Cents } from '../platform/money'
import { formatFullDate } from '../platform/time'
import type { MailRow } from './mail-amounts'
import { formatMailSender, type MailContext, type MailMessage } from './order-mail'

type RefundedOrder = ContactedOrder & {
  readonly id: string
  readonly ticketNumber: number
  readonly lines: readonly { readonly name: string }[]
}

type IssuedRefund = {
  readonly to: RefundDestination
  readonly line?: number | undefined
  readonly lines?: readonly number[] | undefined
  readonly pieces?: readonly { readonly line: number; readonly quantity: number }[] | undefined
  readonly amountCents: Cents
  /** What went back to the code that had paid for the dishes. */
  readonly toCodeCents?: Cents | undefined
  readonly reason: RefundReason
  /** Defined for a refund as a code only. */
  readonly code?: string | undefined
  readonly at: string
}

const REFUND_HEADING = 'We are sorry'

/** How money came back, in a sentence and as a label. */
const moneyTexts = {
  card: ['We returned the money to your card. Your bank shows it within 5 to 10 days.', 'To your card'],
  cash: ['We gave you the money in cash.', 'In cash'],
  terminal: ['We refunded the money to your card at our terminal.', 'To your card at our terminal'],
} as const

/** Creates the mail about a refund, with its code if any (docs/product/kitchen.md#refunds). */
export function createRefundMail(order: RefundedOrder, refund: IssuedRefund, context: MailContext): MailMessage {
  const { id, ticketNumber, lines } = order
  const {
    line,
    lines: indexes = line === undefined ? [] : [line],
    pieces,
    amountCents,
    toCodeCents = 0,
    reason,
    code,
  } = refund
  const quantityOf = (index: number) => pieces?.find((piece) => piece.line === index)?.quantity
  const dishes = indexes.map((index) => formatRefundedDish(lines[index]?.name ?? '', quantityOf(index))).join(', ')
  const isForEdit = reason === 'changed'
  const what = isForEdit
    ? 'Your order was changed and costs less now.'
    : `${dishes || 'Your order'}: ${refundReasons[reason]}.`
  const heading = isForEdit ? 'Your refund' : REFUND_HEADING
  const head = {
    subject: `Ticket ${ticketNumber}: ${heading}`,
    heading,
    ticket: ticketNumber,
    from: formatMailSender(context.location),
  }
  if (amountCents === 0)
    return {
      ...head,
      paragraphs: [what, 'What your code had paid for it is on that code again.'],
      panels: [{ title: 'Your Code', rows: [{ label: 'Back on it', value: formatCents(toCodeCents), strong: true }] }],
      button: { label: 'See Your Order', url: `${context.siteUrl}/orders/${id}/tracking` },
    }
  if (code === undefined) {
    const [how, label] = moneyTexts[refund.to === 'code' ? 'card' : refund.to]
    return {
      ...head,
      paragraphs: [what, how],
      panels: [{ title: 'Your Refund', rows: [{ label, value: formatCents(amountCents), strong: true }] }],
      button: { label: 'See Your Order', url: `${context.siteUrl}/orders/${id}/tracking` },
    }
  }
  // The page shows it to its guest only, who may not own the address that staff entered.
  if (!isContactOfPlacer(order))
    return {
      ...head,
      paragraphs: [what, 'A code that makes good for it is on the page of your order.'],
      panels: [],
      button: { label: 'See Your Order', url: `${context.siteUrl}/orders/${id}/tracking` },
    }
  return {
    ...head,
    paragraphs: [what, 'This code makes good for it. Enter it at the checkout of your next order.'],
    panels: [{ title: 'Your Code', rows: listCodeRows(refund, code, context) }],
    button: { label: 'Order Now', url: `${context.siteUrl}/menu` },
  }
}

function listCodeRows({ amountCents, at }: IssuedRefund, code: string, { location }: MailContext): readonly MailRow[] {
  const until = new Date(Date.parse(at) + DISCOUNT_CODE_DAYS.refund * 24 * 3600_000).toISOString()
  return [
    { label: 'Code', value: code, strong: true },
    { label: 'Worth', value: `${formatCents(amountCents)} off` },
    { label: 'Good until', value: formatFullDate(until, location.timeZone) },
  ]
}

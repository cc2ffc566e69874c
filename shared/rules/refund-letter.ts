import { refundReasons } from '../terms/refunds'
import type { RefundReason } from '../terms/refunds'
import { DISCOUNT_CODE_DAYS } from './codes'
import { formatFullDate } from './day-and-time'
import { formatMailSender } from './mail-letter'
import type { MailMessage, MailContext } from './mail-letter'
import { formatCents } from './money'
import type { Cents } from './money'

type Refunded = {
  readonly ticketNumber: number
  readonly lines: readonly { readonly name: string }[]
}

type Given = {
  readonly line?: number | undefined
  readonly amountCents: Cents
  readonly reason: RefundReason
  readonly code: string
  readonly at: string
}

const HEADING = 'We are sorry'

/** The mail with the code that makes good what went wrong (docs/product/kitchen.md#making-good). */
export function createRefundMail({ ticketNumber, lines }: Refunded, given: Given, where: MailContext): MailMessage {
  const { line, amountCents, reason, code, at } = given
  const dish = line === undefined ? undefined : lines[line]?.name
  const until = new Date(Date.parse(at) + DISCOUNT_CODE_DAYS.refund * 24 * 3600_000).toISOString()
  return {
    subject: `Ticket ${ticketNumber}: ${HEADING}`,
    heading: HEADING,
    ticket: ticketNumber,
    paragraphs: [
      `${dish ?? 'Your order'}: ${refundReasons[reason]}.`,
      'This code makes good for it. Enter it at the checkout of your next order.',
    ],
    panels: [
      {
        title: 'Your Code',
        rows: [
          { label: 'Code', value: code, strong: true },
          { label: 'Worth', value: `${formatCents(amountCents)} off` },
          { label: 'Good until', value: formatFullDate(until, where.location.timeZone) },
        ],
      },
    ],
    button: { label: 'Order Now', url: `${where.siteUrl}/menu` },
    from: formatMailSender(where.location),
  }
}

import type { CodeDiscount } from '../payments/discount-codes'
import { formatCents } from '../platform/money'
import { formatFullDate } from '../platform/time'
import { formatMailSender, type MailContext, type MailMessage } from './order-mail'

type MailedCode = {
  readonly code: string
  readonly title?: string | undefined
  readonly discount: CodeDiscount
  readonly validUntil: string
}

/**
 * Creates the mail with a reward's code, in case the guest has closed the page
 * (docs/product/tracking.md#mail).
 */
export function createRewardMail(
  { code, title = 'Your reward', discount, validUntil }: MailedCode,
  context: MailContext,
): MailMessage {
  const worth = 'percent' in discount ? `${discount.percent}% off` : `${formatCents(discount.amountCents)} off`
  const until = { label: 'Good until', value: formatFullDate(validUntil, context.location.timeZone) }
  return {
    subject: `Your reward: ${title}`,
    heading: `Your reward: ${title}`,
    paragraphs: ['Enter the code at the checkout, signed in to the account that redeemed it.'],
    panels: [
      {
        title: 'Your Code',
        rows: [{ label: 'Code', value: code, strong: true }, { label: 'Worth', value: worth }, until],
      },
    ],
    button: { label: 'Order Now', url: `${context.siteUrl}/menu` },
    from: formatMailSender(context.location),
  }
}

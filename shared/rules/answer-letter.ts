import { formatMailSender } from './mail-letter'
import type { MailMessage, MailContext } from './mail-letter'

type Answered = { readonly id: string; readonly ticketNumber: number }
type Said = { readonly rating: number; readonly comment: string; readonly answer: string }

const HEADING = 'Our answer to your feedback'

const paragraphsOf = (answer: string): readonly string[] =>
  answer.split(/\n+/).flatMap((paragraph) => paragraph.trim() || [])

/**
 * The mail with what the desk answers to what was said of an order (docs/product/desk.md#feedback).
 */
export const createFeedbackReplyMail = (
  { id, ticketNumber }: Answered,
  { rating, comment, answer }: Said,
  where: MailContext,
): MailMessage => ({
  subject: `Ticket ${ticketNumber}: ${HEADING}`,
  heading: HEADING,
  ticket: ticketNumber,
  paragraphs: paragraphsOf(answer),
  panels: [
    {
      title: 'What You Told Us',
      rows: [{ label: 'Rating', value: `${rating} of 5 stars`, ...(comment !== '' && { under: [`“${comment}”`] }) }],
    },
  ],
  button: { label: 'See Your Order', url: `${where.siteUrl}/orders/${id}/tracking` },
  from: formatMailSender(where.location),
})

import { readMailbox } from '#shared/accounts/mailbox'
import type { Location } from '#shared/locations/index'
import type { MailMessage } from '#shared/notifications/order-mail'
import { renderMailHtml, renderMailText } from '#shared/notifications/mail-delivery'
import { sendEmail } from '../platform/aws/ses'
import { formatSender } from './sender-header'

type Mail = {
  readonly to: string
  readonly location: Location
  readonly from: string
  readonly letter: MailMessage
  /** A name that is the same for each attempt: letters, digits, `-` and `_`. */
  readonly name: string
  /** What its bounce is counted for; undefined if nothing but its own day. */
  readonly origin?: string | undefined
}

/**
 * Sends a mail through SES. Returns false where SES refuses it permanently, such as for an invalid
 * address; throws where a later attempt may succeed.
 */
export const sendMail = ({ to, from, location, letter, name, origin }: Mail): Promise<boolean> =>
  sendEmail({
    from: formatSender(location.fullName, from),
    to: readMailbox(to) ?? to,
    replyTo: location.email,
    subject: letter.subject,
    text: renderMailText(letter),
    html: renderMailHtml(letter),
    tags: { mail: name, ...(origin !== undefined && { origin }) },
  })

import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { boundedBy, callFailed, clientOf, statusOf } from './client'

// One attempt: the worker that sends mails is invoked again.
const client = clientOf('AWS_ENDPOINT_URL_SESV2', () => new SESv2Client(boundedBy({ timeoutMs: 5000, attempts: 1 })))

type Email = {
  readonly from: string
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Names and values: letters, digits, `-` and `_`. */
  readonly tags: Readonly<Record<string, string>>
}

const content = (Data: string) => ({ Data, Charset: 'UTF-8' })

/**
 * Whether a later attempt may succeed: no response, too many requests, denied, or a server error.
 */
const isTemporary = (status: number | undefined): boolean =>
  status === undefined || status === 429 || status === 403 || status >= 500

/**
 * Sends an email. Returns false if SES rejects it permanently, such as for an invalid address.
 * Throws if a later attempt may succeed, and after 5 seconds without a response.
 */
export async function sendEmail({ from, to, replyTo, subject, text, html, tags }: Email): Promise<boolean> {
  const command = new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    ReplyToAddresses: [replyTo],
    Content: { Simple: { Subject: content(subject), Body: { Text: content(text), Html: content(html) } } },
    EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
  })
  try {
    await client().send(command)
    return true
  } catch (error) {
    if (isTemporary(statusOf(error))) throw callFailed('SES', error)
    return false
  }
}

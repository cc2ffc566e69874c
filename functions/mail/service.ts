import type { Location } from '#shared/locations/index'
import type { Letter } from '#shared/rules/mail-letter'
import { letterHtml, letterText } from '#shared/rules/mail-render'
import { signedRequests } from '../runtime/service-request'
import { standIn } from './sender'

const PATIENCE_MS = 5000

const variable = (name: string) => process.env[name] ?? ''

/** Where mails go: the service's own address, unless this machine's outbox stands in for it. */
const endpoint = () => standIn() ?? `https://email.${variable('AWS_REGION')}.amazonaws.com`

type Mail = {
  readonly to: string
  readonly location: Location
  readonly from: string
  readonly letter: Letter
  /** What it is called, always the same: letters, digits, `-` and `_`. */
  readonly name: string
}

const content = (Data: string) => ({ Data, Charset: 'UTF-8' })

// The stream tries again.
const request = signedRequests({ service: 'ses', patienceMs: PATIENCE_MS })

/**
 * Hands a mail to the service. False where it is refused for good, as an address that is none;
 * throws where it may be taken another time. A signed request of our own: the service's client
 * would be a dependency for one call (decision 0049).
 */
export async function sendMail({ to, from, location, letter, name }: Mail): Promise<boolean> {
  const mail = {
    FromEmailAddress: `"${location.fullName}" <${from}>`,
    Destination: { ToAddresses: [to] },
    ReplyToAddresses: [location.email],
    Content: {
      Simple: {
        Subject: content(letter.subject),
        Body: { Text: content(letterText(letter)), Html: content(letterHtml(letter)) },
      },
    },
    EmailTags: [{ Name: 'mail', Value: name }],
  }
  const { status, said } = await request({
    method: 'POST',
    url: `${endpoint()}/v2/email/outbound-emails`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(mail),
  })
  if (status >= 200 && status < 300) return true
  if (status === 429 || status >= 500 || status === 403)
    throw new Error(`The mail service answered ${status}: ${said.slice(0, 300)}`)
  return false
}

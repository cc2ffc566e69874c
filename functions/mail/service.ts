import { AwsClient } from 'aws4fetch'
import type { Location } from '#shared/locations/index'
import type { Letter } from '#shared/rules/mail-letter'
import { letterHtml, letterText } from '#shared/rules/mail-render'
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

function post(body: string): Promise<Response> {
  const client = new AwsClient({
    accessKeyId: variable('AWS_ACCESS_KEY_ID'),
    secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env['AWS_SESSION_TOKEN'],
    region: variable('AWS_REGION'),
    service: 'ses',
    // The stream tries again.
    retries: 0,
  })
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return client.fetch(`${endpoint()}/v2/email/outbound-emails`, { method: 'POST', headers, body, signal })
}

/**
 * Hands a mail to the service. False where it is refused for good, as an address that is none; throws where it may be
 * taken another time. One signed request of our own: the service's client would be a dependency for one call (decision 0049).
 */
export async function sendMail({ to, from, location, letter, name }: Mail): Promise<boolean> {
  const answer = await post(
    JSON.stringify({
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
    }),
  )
  const said = await answer.text()
  if (answer.ok) return true
  if (answer.status === 429 || answer.status >= 500 || answer.status === 403)
    throw new Error(`The mail service answered ${answer.status}: ${said.slice(0, 300)}`)
  return false
}

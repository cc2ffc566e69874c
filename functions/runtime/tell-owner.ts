import { AwsClient } from 'aws4fetch'
import { environment } from './environment'
import { log } from './log'

const PATIENCE_MS = 5000
const RETRIES = 2

const variable = (name: string) => process.env[name] ?? ''

type Message = { readonly subject: string; readonly text: string }

/**
 * Tells whom the group's alarms tell, by mail; where nobody is named, a line in the log does. A
 * signed request of our own, as of the recordings' bucket: the topic's client would be a dependency
 * for one call. Throws when the topic refuses.
 */
export async function tellOwner({ subject, text }: Message): Promise<void> {
  log.warning('owner', { subject, text })
  const TopicArn = environment().ALARM_TOPIC_ARN
  if (TopicArn === undefined) return
  const region = variable('AWS_REGION')
  const client = new AwsClient({
    accessKeyId: variable('AWS_ACCESS_KEY_ID'),
    secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env['AWS_SESSION_TOKEN'],
    region,
    service: 'sns',
    retries: RETRIES,
  })
  const answer = await client.fetch(process.env['AWS_ENDPOINT_URL_SNS'] ?? `https://sns.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(
      new URLSearchParams({ Action: 'Publish', Version: '2010-03-31', TopicArn, Subject: subject, Message: text }),
    ),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`The topic answered ${answer.status}: ${said.slice(0, 300)}`)
}

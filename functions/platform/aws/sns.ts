import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { boundedBy, callFailed, clientOf } from './client'

/** Time limit of the whole call, all attempts together. */
const TIMEOUT_MS = 5000

const client = clientOf('AWS_ENDPOINT_URL_SNS', () => new SNSClient(boundedBy({ timeoutMs: TIMEOUT_MS, attempts: 3 })))

type Notification = { readonly topicArn: string; readonly subject: string; readonly text: string }

/** Publishes a message to a topic. Throws when SNS does not accept it within 5 seconds. */
export async function publish({ topicArn, subject, text }: Notification): Promise<void> {
  const command = new PublishCommand({ TopicArn: topicArn, Subject: subject, Message: text })
  await client()
    .send(command, { abortSignal: AbortSignal.timeout(TIMEOUT_MS) })
    .catch((error: unknown) => {
      throw callFailed('SNS', error)
    })
}

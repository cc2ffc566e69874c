import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { boundedBy, callFailed, clientOf } from './client'

/** Time limit of the whole call, all attempts together. */
const TIMEOUT_MS = 5000

const client = clientOf('AWS_ENDPOINT_URL_SNS', () => new SNSClient(boundedBy({ timeoutMs: TIMEOUT_MS, attempts: 3 })))

type Notification = { readonly topicArn: string; readonly subject: string; readonly text: string }

/** SNS refuses subjects of 100 characters and more. */
const MAX_SUBJECT_LENGTH = 99

/** Returns a subject as SNS takes it: ASCII, without line breaks, cut at its maximum length. */
function toSubject(subject: string): string {
  const ascii = subject
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    // Takes accents off their letters.
    .normalize('NFKD')
    .replaceAll(/[^ -~\s]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const cut = ascii.length > MAX_SUBJECT_LENGTH ? `${ascii.slice(0, MAX_SUBJECT_LENGTH - 3)}...` : ascii
  return cut === '' ? 'Alert' : cut
}

/**
 * Publishes a message to a topic. A subject that SNS would refuse is shortened, and the text begins
 * with the whole one. Throws when SNS does not accept it within 5 seconds.
 */
export async function publish({ topicArn, subject, text }: Notification): Promise<void> {
  const Subject = toSubject(subject)
  const Message = Subject === subject ? text : `${subject}\n\n${text}`
  const command = new PublishCommand({ TopicArn: topicArn, Subject, Message })
  await client()
    .send(command, { abortSignal: AbortSignal.timeout(TIMEOUT_MS) })
    .catch((error: unknown) => {
      throw callFailed('SNS', error)
    })
}

import { publish } from './aws/sns'
import { getEnvironment } from './environment'
import { log } from './log'

type Message = { readonly subject: string; readonly text: string }

/**
 * Emails the recipients of the group's alarms through their SNS topic. Without a configured topic,
 * it only logs a warning. Throws if the topic does not accept the message within 5 seconds.
 */
export async function notifyOwner({ subject, text }: Message): Promise<void> {
  log.warning('owner', { subject, text })
  const topicArn = getEnvironment().ALARM_TOPIC_ARN
  if (topicArn !== undefined) await publish({ topicArn, subject, text })
}

import { publish } from './aws/sns'
import { getEnvironment } from './environment'
import { log } from './log'

type Message = { readonly subject: string; readonly text: string }

/**
 * Sends the recipients of the group's alarms an email, through their SNS topic; where no topic is
 * configured, it only logs a warning. Throws when the topic does not accept the message within
 * 5 seconds.
 */
export async function notifyOwner({ subject, text }: Message): Promise<void> {
  log.warning('owner', { subject, text })
  const topicArn = getEnvironment().ALARM_TOPIC_ARN
  if (topicArn !== undefined) await publish({ topicArn, subject, text })
}

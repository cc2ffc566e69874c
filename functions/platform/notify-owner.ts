import { formatAlarm, type AlarmText } from '#shared/platform/alarm'
import { publish } from './aws/sns'
import { getEnvironment } from './environment'
import { log } from './log'

type Message = AlarmText & { readonly subject: string }

/**
 * Emails the recipients of the group's alarms through their SNS topic. Without a configured topic,
 * it only logs a warning. Throws if the topic does not accept the message within 5 seconds.
 */
export async function notifyOwner({ subject, ...alarm }: Message): Promise<void> {
  const text = formatAlarm(alarm)
  log.warning('owner', { subject, text })
  const topicArn = getEnvironment().ALARM_TOPIC_ARN
  if (topicArn !== undefined) await publish({ topicArn, subject, text })
}

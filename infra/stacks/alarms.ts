import { Duration, Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

/** A topic that only takes safe connections has a policy of its own, in place of the one by which the account's alarms may write to it. */
function makeTopic(scope: Construct): Topic {
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true })
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  return topic
}

/**
 * Tells a person as soon as something waits in a dead-letter queue. Ten alarms of an account are free and each
 * further one is 0.10 dollars a month, so it is a switch (`-c alarmEmail=somebody@example.com`).
 */
export function addAlarms(scope: Construct, queues: readonly Queue[], email: string): void {
  const topic = makeTopic(scope)
  topic.addSubscription(new EmailSubscription(email))
  for (const queue of queues) {
    const alarm = new Alarm(scope, `${queue.node.id}Alarm`, {
      alarmDescription: `Something failed for good and waits in ${queue.node.id}.`,
      metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: 'Maximum' }),
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(new SnsAction(topic))
  }
}

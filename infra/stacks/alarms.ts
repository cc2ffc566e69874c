import { Duration, Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, MathExpression, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'

/** Failures within a minute that are no chance any more. */
const TOO_MANY_FAILURES = 2
/** A push that comes a minute late is no push. */
const TOO_LATE = Duration.minutes(1)

type Watched = { readonly metric: IMetric; readonly threshold: number; readonly description: string }

const makeAlarm = (scope: Construct, id: string, { metric, threshold, description }: Watched) =>
  new Alarm(scope, id, {
    alarmDescription: description,
    metric,
    threshold,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  })

/**
 * A topic that only takes safe connections has a policy of its own, in place of the one by which
 * the account's alarms may write to it.
 */
function makeTopic(scope: Construct): Topic {
  const topic = new Topic(scope, 'Topic', { enforceSSL: true })
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
 * What rings when the product fails. An account's first ten watched metrics are free and each
 * further one is 0.10 dollars a month; all here together watch fewer. They tell a person where one
 * is named (`-c alarmEmail=…`).
 */
export class Alarms extends Construct {
  /** Where an owner is told; none unless one is named. */
  readonly topic: Topic | undefined

  constructor(scope: Construct, id: string, email: string | undefined) {
    super(scope, id)
    if (!email) return
    this.topic = makeTopic(this)
    this.topic.addSubscription(new EmailSubscription(email))
  }

  /** Rings when calls or messages are answered by a failure of ours. */
  failing(apiId: string, socketApiId: string): Alarm {
    const count = (metricName: string, ApiId: string) =>
      new Metric({ namespace: 'AWS/ApiGateway', metricName, dimensionsMap: { ApiId }, statistic: 'Sum' })
    const metric = new MathExpression({
      expression: 'FILL(calls, 0) + FILL(messages, 0)',
      usingMetrics: { calls: count('5xx', apiId), messages: count('IntegrationError', socketApiId) },
      period: Duration.minutes(1),
      label: 'Failures',
    })
    const description = 'Calls or live messages end in a failure of ours.'
    return this.telling(makeAlarm(this, 'Failing', { metric, threshold: TOO_MANY_FAILURES, description }))
  }

  /**
   * Rings when a reader of the stream falls behind: what it fails at is tried again, and all else
   * waits.
   */
  behind(reader: Alias): Alarm {
    const metric = reader.metric('IteratorAge', { period: Duration.minutes(1), statistic: 'Maximum' })
    const description = 'Reactions to orders are late, or fail and are tried again.'
    const threshold = TOO_LATE.toMilliseconds()
    return this.telling(makeAlarm(reader, 'Behind', { metric, threshold, description }))
  }

  /** Tells of what waits for a person, and of functions that were not let run. */
  tellOf(queues: readonly Queue[]): void {
    if (!this.topic) return
    for (const queue of queues) {
      const metric = queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' })
      const description = `Something failed for good and waits in ${queue.node.id}.`
      this.telling(makeAlarm(this, `${queue.node.id}Waiting`, { metric, threshold: 1, description }))
    }
    const metric = new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum' })
    const description = 'The account ran out of concurrent executions, which all its functions share.'
    this.telling(makeAlarm(this, 'Throttled', { metric, threshold: 1, description }))
  }

  private telling(alarm: Alarm): Alarm {
    if (this.topic) alarm.addAlarmAction(new SnsAction(this.topic))
    return alarm
  }
}

import { Duration, Stack } from 'aws-cdk-lib'
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter, type LogGroup } from 'aws-cdk-lib/aws-logs'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { formatAlarm, type AlarmText } from '#shared/platform/alarm'
import { getResourceNames } from './names'

/** Failures per minute that raise an alarm. */
const TOO_MANY_FAILURES = 2
/** A push delayed by a minute is useless. */
const TOO_LATE = Duration.minutes(1)
/** A guest waits this long for the answer to an order; the function ends after ten seconds. */
const TOO_SLOW = Duration.seconds(5)

/**
 * Lines of unexpected errors of calls and live messages. Expected answers with 503 or 504, such as
 * a slow transcription, have another outcome.
 */
export const UNEXPECTED_ERROR_PATTERN =
  '{ ($.event = "request" && ($.outcome = "internal-error" || $.outcome = "damaged-record")) || ($.event = "socket" && $.level = "error") }'
/** The line of a record that a list leaves out. One is enough for the alarm. */
export const DAMAGED_RECORD_PATTERN = '{ $.event = "damaged-record" }'
/** Lines that Lambda writes when a function crashes or exceeds its time limit. */
export const CRASH_PATTERN = '?"Task timed out after" ?"Runtime.ExitError" ?"Runtime.ImportModuleError"'

const METRIC = 'UnexpectedErrors'

type Watched = AlarmText & {
  readonly metric: IMetric
  readonly threshold: number
  readonly evaluationPeriods?: number
}

const makeAlarm = (scope: Construct, id: string, { metric, threshold, evaluationPeriods = 1, ...text }: Watched) =>
  new Alarm(scope, id, {
    alarmDescription: formatAlarm(text),
    metric,
    threshold,
    evaluationPeriods,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  })

/**
 * Creates a topic that enforces TLS. Its policy replaces the default one, so it must allow the
 * account's alarms to publish.
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

/** The metric of unexpected errors of an environment; it costs nothing in hours without errors. */
export const getUnexpectedErrors = (scope: Construct): Metric =>
  new Metric({
    namespace: getResourceNames(scope).slug,
    metricName: METRIC,
    statistic: Stats.SUM,
    period: Duration.minutes(1),
  })

/**
 * The alarms of the product. An account's first ten alarm metrics are free, each further one costs
 * 0.10 dollars per month; the product has at most ten. They send mail to `-c alarmEmail=…`, which a
 * live location requires.
 */
export class Alarms extends Construct {
  /** The topic for the owner; undefined without an address. */
  readonly topic: Topic | undefined

  constructor(scope: Construct, id: string, email: string | undefined) {
    super(scope, id)
    if (!email) return
    this.topic = makeTopic(this)
    this.topic.addSubscription(new EmailSubscription(email))
  }

  /**
   * Fires when functions fail unexpectedly; rolls back gradual releases. Does not count expected
   * answers with a server error.
   */
  unexpectedErrors(): Alarm {
    return this.addAction(
      makeAlarm(this, 'UnexpectedErrors', {
        metric: getUnexpectedErrors(this),
        threshold: TOO_MANY_FAILURES,
        what: 'Calls or live messages fail for an unexpected reason, or a record is damaged.',
        impact: 'Some guests or boards get an error; a damaged order is on no board.',
        firstStep: 'Run the saved query failed-calls and trace one reference.',
      }),
    )
  }

  /** Counts the unexpected errors in the logs of the functions. */
  countErrors(logs: readonly LogGroup[]): void {
    const { namespace, metricName } = getUnexpectedErrors(this)
    for (const logGroup of logs) {
      for (const [name, pattern, failures] of [
        ['Errors', UNEXPECTED_ERROR_PATTERN, 1],
        ['Crashes', CRASH_PATTERN, 1],
        ['Damage', DAMAGED_RECORD_PATTERN, TOO_MANY_FAILURES],
      ] as const) {
        new MetricFilter(this, `${logGroup.node.id}-${name}`, {
          logGroup,
          metricNamespace: namespace,
          metricName,
          metricValue: String(failures),
          filterPattern: FilterPattern.literal(pattern),
        })
      }
    }
  }

  /** Fires when calls or messages end with any server error, expected or not. */
  serverErrors(apiId: string, socketApiId: string): void {
    if (!this.topic) return
    const count = (metricName: string, ApiId: string) =>
      new Metric({ namespace: 'AWS/ApiGateway', metricName, dimensionsMap: { ApiId }, statistic: Stats.SUM })
    const metric = new MathExpression({
      expression: 'FILL(calls, 0) + FILL(messages, 0)',
      usingMetrics: { calls: count('5xx', apiId), messages: count('IntegrationError', socketApiId) },
      period: Duration.minutes(5),
      label: 'Server errors',
    })
    this.addAction(
      makeAlarm(this, 'ServerErrors', {
        metric,
        threshold: 5 * TOO_MANY_FAILURES,
        what: 'Calls end with 5xx: a function, a service of AWS or a provider fails.',
        impact: 'Guests may be unable to order; what they repeat is stored once.',
        firstStep: 'Check health.aws.amazon.com, then run the saved query failed-calls.',
      }),
    )
  }

  /** Fires when a stream reader falls behind: it retries a failed batch before it reads on. */
  behind(reader: Alias): Alarm {
    const metric = reader.metric('IteratorAge', { period: Duration.minutes(1), statistic: Stats.MAXIMUM })
    return this.addAction(
      makeAlarm(reader, 'Behind', {
        metric,
        threshold: TOO_LATE.toMilliseconds(),
        what: 'A reader of the table is a minute late.',
        impact: 'ReactKitchen: tickets reach boards and printers late. ReactBooks: points, mails and figures are late.',
        firstStep: 'Check health.aws.amazon.com, then the errors of the reader in the log …/events.',
      }),
    )
  }

  /** Fires when placing an order is slow: 99% are faster than the threshold otherwise. */
  slow(placing: Alias): void {
    if (!this.topic) return
    const metric = placing.metric('Duration', { period: Duration.minutes(5), statistic: Stats.percentile(99) })
    this.addAction(
      makeAlarm(placing, 'Slow', {
        metric,
        threshold: TOO_SLOW.toMilliseconds(),
        evaluationPeriods: 2,
        what: 'Placing an order takes too long.',
        impact: 'Guests wait five seconds or longer, and some give up.',
        firstStep: 'Run the saved query slowest-calls.',
      }),
    )
  }

  /** Fires for messages in dead-letter queues and for throttled functions. */
  deadLetters(queues: readonly Queue[]): void {
    if (!this.topic) return
    for (const queue of queues) {
      const metric = queue.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM })
      this.addAction(
        makeAlarm(this, `${queue.node.id}Waiting`, {
          metric,
          threshold: 1,
          what: `Something failed for good and waits in ${queue.node.id}.`,
          impact: 'What it does is missing for one order, such as points or a mail; nothing else waits for it.',
          firstStep: 'Read the message, repair the cause, and deliver it again (docs/operations.md, "Dead letters").',
        }),
      )
    }
    const metric = new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: Stats.SUM })
    this.addAction(
      makeAlarm(this, 'Throttled', {
        metric,
        threshold: 1,
        what: 'The account ran out of concurrent executions, which all its functions share.',
        impact: 'Some calls of guests and boards are refused; orders may be among them.',
        firstStep: 'Request a higher quota "Concurrent executions" of Lambda; look for a flood on the dashboard.',
      }),
    )
  }

  private addAction(alarm: Alarm): Alarm {
    if (this.topic) alarm.addAlarmAction(new SnsAction(this.topic))
    return alarm
  }
}

import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnQueryDefinition, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { PRODUCT_NAMES, getResourceNames } from './names'
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Settings } from './settings'
import { orderRoutes } from '#shared/orders/contract'
import type { Route } from '#shared/platform/route'

/** Creates a log group with a retention of one month, deleted with the stack. */
export const createLogGroup = (scope: Construct, area: string): LogGroup =>
  new LogGroup(scope, `${area}-log`, {
    logGroupName: `/${PRODUCT_NAMES.slug}/${Stack.of(scope).stackName}/${area}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })

/** Failures per minute that raise the alarm. */
const TOO_MANY_FAILURES = 2
/** A push delayed by a minute is useless. */
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

/**
 * The alarms of the product. An account's first ten alarm metrics are free, each further one costs
 * 0.10 dollars per month; the product has at most ten. They send mail if an address is set (`-c
 * alarmEmail=…`).
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

  /** Fires when calls or messages fail with a server error. */
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
    return this.notifying(makeAlarm(this, 'Failing', { metric, threshold: TOO_MANY_FAILURES, description }))
  }

  /** Fires when a stream reader falls behind: it retries a failed batch before it reads on. */
  behind(reader: Alias): Alarm {
    const metric = reader.metric('IteratorAge', { period: Duration.minutes(1), statistic: 'Maximum' })
    const description = 'Reactions to orders are late, or fail and are tried again.'
    const threshold = TOO_LATE.toMilliseconds()
    return this.notifying(makeAlarm(reader, 'Behind', { metric, threshold, description }))
  }

  /** Fires for messages in dead-letter queues and for throttled functions. */
  addQueues(queues: readonly Queue[]): void {
    if (!this.topic) return
    for (const queue of queues) {
      const metric = queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' })
      const description = `Something failed for good and waits in ${queue.node.id}.`
      this.notifying(makeAlarm(this, `${queue.node.id}Waiting`, { metric, threshold: 1, description }))
    }
    const metric = new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum' })
    const description = 'The account ran out of concurrent executions, which all its functions share.'
    this.notifying(makeAlarm(this, 'Throttled', { metric, threshold: 1, description }))
  }

  private notifying(alarm: Alarm): Alarm {
    if (this.topic) alarm.addAlarmAction(new SnsAction(this.topic))
    return alarm
  }
}

export type MonitoringSettings = Pick<Settings, 'dashboards' | 'alarmEmail' | 'monthlyBudget'>

/**
 * Mails an owner when a location has spent 80% of its monthly budget. A budget without actions is
 * free.
 */
function addBudget(scope: Construct, code: string, address: string, amount: number): void {
  const { slug, location } = getResourceNames(scope)
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `${slug}-${code}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:location$${location(code)}`] },
    },
    notificationsWithSubscribers: [
      {
        notification: { notificationType: 'ACTUAL', comparisonOperator: 'GREATER_THAN', threshold: 80 },
        subscribers: [{ subscriptionType: 'EMAIL', address }],
      },
    ],
  })
}

function addDashboard(scope: Construct, code: string, cdn: Distribution): void {
  const metric = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      statistic,
      region: 'us-east-1',
      dimensionsMap: { DistributionId: cdn.distributionId, Region: 'Global' },
    })
  const dashboard = new Dashboard(scope, 'Dashboard', { dashboardName: `${Stack.of(scope).stackName}-${code}` })
  dashboard.addWidgets(
    new GraphWidget({ title: 'Requests', left: [metric('Requests', 'Sum')], width: 12 }),
    new GraphWidget({ title: 'Bytes', left: [metric('BytesDownloaded', 'Sum')], width: 12 }),
    new GraphWidget({
      title: 'Errors, %',
      left: [metric('4xxErrorRate', 'Average'), metric('5xxErrorRate', 'Average')],
      width: 24,
    }),
  )
}

/** Creates the optional dashboard and budget of a location. */
export function addMonitoring(scope: Construct, code: string, cdn: Distribution, watch: MonitoringSettings): void {
  if (watch.alarmEmail) addBudget(scope, code, watch.alarmEmail, watch.monthlyBudget)
  if (watch.dashboards) addDashboard(scope, code, cdn)
}

const called = ({ method, path }: Route) => `route = "${method} ${path}"`

/** Queries on the log lines of calls. They cost nothing until an owner runs them. */
export const logQueries: Readonly<Record<string, readonly string[]>> = {
  'orders-an-hour': [
    `filter event = "request" and (${[orderRoutes.placeOrder, orderRoutes.placeDemoOrder].map(called).join(' or ')})`,
    'filter outcome = 201 and not ispresent(replayed)',
    'stats count(*) as placed by bin(1h), location',
  ],
  refusals: [
    'filter event = "request" and outcome like /^[a-z]/',
    'stats count(*) as refused by outcome, location',
    'sort refused desc',
  ],
  'slowest-calls': [
    'filter event = "request"',
    'fields @timestamp, route, location, outcome, milliseconds, units, requestId',
    'sort milliseconds desc',
    'limit 50',
  ],
  'conflicts-by-route': [
    'filter event = "request" and conflicts > 0',
    'stats count(*) as calls, sum(conflicts) as conflicting, avg(milliseconds) as each by route, location',
    'sort conflicting desc',
  ],
  'units-by-route': [
    'filter event = "request"',
    'stats count(*) as calls, sum(units) as spent, avg(units) as each by route',
    'sort spent desc',
  ],
}

/** Saves the queries for the console and the command line under the product's name. */
export function addLogQueries(scope: Construct, logs: readonly LogGroup[]): void {
  const { slug } = getResourceNames(scope)
  for (const [name, lines] of Object.entries(logQueries)) {
    new CfnQueryDefinition(scope, `query-${name}`, {
      name: `${slug}/${name}`,
      logGroupNames: logs.map(({ logGroupName }) => logGroupName),
      queryString: lines.join('\n| '),
    })
  }
}

import { Duration, Stack } from 'aws-cdk-lib'
import {
  Dashboard,
  GraphWidget,
  LogQueryVisualizationType,
  LogQueryWidget,
  Metric,
  Stats,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { getUnexpectedErrors } from './alarms'
import { logQueries } from './monitoring'

const period = Duration.minutes(5)
const WIDTH = 12

const graph = (title: string, ...left: readonly IMetric[]) => new GraphWidget({ title, left: [...left], width: WIDTH })

type Watched = {
  readonly apiId: string
  readonly table: ITable
  readonly placing: Alias
  readonly readers: readonly Alias[]
  readonly deadLetters: readonly Queue[]
  /** The log of the area whose functions place orders. */
  readonly orderLog: LogGroup
}

/** Creates the group's dashboard. An account has three for free. */
export function addGroupDashboard(scope: Construct, watched: Watched): void {
  const api = (metricName: string, statistic: string, label: string) =>
    new Metric({
      namespace: 'AWS/ApiGateway',
      metricName,
      statistic,
      period,
      label,
      dimensionsMap: { ApiId: watched.apiId },
    })
  const placing = (statistic: string, label: string) => watched.placing.metric('Duration', { statistic, period, label })
  const table = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      statistic: Stats.SUM,
      period,
      dimensionsMap: { TableName: watched.table.tableName },
    })
  const account = (metricName: string, statistic: string) =>
    new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period })
  const dashboard = new Dashboard(scope, 'Dashboard', { dashboardName: Stack.of(scope).stackName })
  dashboard.addWidgets(
    new LogQueryWidget({
      title: 'Orders an hour, by location',
      logGroupNames: [watched.orderLog.logGroupName],
      queryLines: [...(logQueries['orders-an-hour'] ?? [])],
      view: LogQueryVisualizationType.BAR,
      width: WIDTH,
    }),
    graph('Calls', api('Count', Stats.SUM, 'calls')),
  )
  dashboard.addWidgets(
    graph(
      'Errors',
      getUnexpectedErrors(scope),
      api('5xx', Stats.SUM, 'server errors, expected ones too'),
      api('4xx', Stats.SUM, 'rejected calls'),
    ),
    graph('Placing an order, ms', placing(Stats.percentile(50), 'half'), placing(Stats.percentile(99), '99%')),
  )
  dashboard.addWidgets(
    graph(
      'Reactions are late by, ms',
      ...watched.readers.map((reader) => reader.metric('IteratorAge', { statistic: Stats.MAXIMUM, period })),
    ),
    graph(
      'Dead letters',
      ...watched.deadLetters.map((queue) =>
        queue.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM, label: queue.node.id }),
      ),
    ),
  )
  dashboard.addWidgets(
    graph('Table units', table('ConsumedReadCapacityUnits'), table('ConsumedWriteCapacityUnits')),
    graph('Concurrent functions', account('ConcurrentExecutions', Stats.MAXIMUM), account('Throttles', Stats.SUM)),
  )
}

/** Creates the optional dashboard of a location's CDN. */
export function addSiteDashboard(scope: Construct, code: string, cdn: Distribution): void {
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
    graph('Requests', metric('Requests', 'Sum')),
    graph('Bytes', metric('BytesDownloaded', 'Sum')),
    new GraphWidget({
      title: 'Errors, %',
      left: [metric('4xxErrorRate', 'Average'), metric('5xxErrorRate', 'Average')],
      width: 2 * WIDTH,
    }),
  )
}

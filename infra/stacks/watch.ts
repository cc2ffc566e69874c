import { Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { Dashboard, GraphWidget, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { getResourceNames } from './names'
import type { Settings } from './settings'

export type MonitoringSettings = Pick<Settings, 'dashboards' | 'alarmEmail' | 'monthlyBudget'>

/**
 * Writes to a person once a location has spent 80% of its month; a budget that only tells is free.
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

/** What tells the owner how a location does: nothing unless asked for. */
export function addMonitoring(scope: Construct, code: string, cdn: Distribution, watch: MonitoringSettings): void {
  if (watch.alarmEmail) addBudget(scope, code, watch.alarmEmail, watch.monthlyBudget)
  if (watch.dashboards) addDashboard(scope, code, cdn)
}

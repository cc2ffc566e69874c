import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import { getResourceNames } from './names'

type Budget = {
  /** A location's code, or `group` for what all locations share. */
  readonly code: string
  readonly address: string
  /** Dollars per month. */
  readonly amount: number
}

/**
 * Mails an owner when 80% of a monthly budget are spent, and when the month's forecast exceeds it.
 * A budget without actions is free.
 */
export function addBudget(scope: Construct, { code, address, amount }: Budget): void {
  const { slug, location } = getResourceNames(scope)
  const subscribers = [{ subscriptionType: 'EMAIL', address }]
  const notification = (notificationType: string, threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold },
    subscribers,
  })
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `${slug}-${code}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:location$${location(code)}`] },
    },
    notificationsWithSubscribers: [notification('ACTUAL', 80), notification('FORECASTED', 100)],
  })
}

import type { Stack } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import type { Alarms } from './alarms'
import { addBudget } from './budgets'
import { addGroupDashboard } from './dashboards'
import type { EventSources } from './functions/event-sources'
import type { LambdaFactory } from './functions/lambda-functions'
import { MailSender } from './mail-domain'
import { addLogQueries } from './monitoring'
import type { Settings } from './settings'

type Parts = {
  readonly alarms: Alarms
  readonly apiId: string
  readonly table: ITable
  readonly lambdas: LambdaFactory
  /** The function that places orders. */
  readonly placing: Alias
  readonly sources: EventSources
  readonly settings: Pick<Settings, 'alarmEmail' | 'mailDomain' | 'monthlyBudget'>
}

/** Adds what an operator needs: alarms, saved queries, dashboard, budget, and the mail domain. */
export function addOperations(stack: Stack, parts: Parts): void {
  const { alarms, apiId, table, lambdas, placing, sources, settings } = parts
  const { readers, deadLetters, onRefused } = sources
  const { alarmEmail, mailDomain, monthlyBudget } = settings
  alarms.slow(placing)
  alarms.deadLetters(deadLetters)
  alarms.countErrors(lambdas.logs)
  addLogQueries(stack, lambdas.logs)
  addGroupDashboard(stack, { apiId, table, placing, readers, deadLetters, orderLog: lambdas.logOf('orders') })
  if (mailDomain) new MailSender(stack, 'Mail', { mailDomain, onRefused, reportTo: alarmEmail })
  if (alarmEmail) addBudget(stack, { code: 'group', address: alarmEmail, amount: monthlyBudget })
}

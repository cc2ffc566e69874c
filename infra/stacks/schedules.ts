import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import type { Lambdas } from './lambdas'
import { scheduleUnits } from './units'

/** Calls each schedule's function daily at its time; a rule costs nothing. */
export function addSchedules(scope: Construct, lambdas: Lambdas): void {
  for (const { schedule, unit } of scheduleUnits) {
    const { hour, minute } = schedule.dailyAt
    new Rule(scope, `${unit.id}Daily`, {
      description: schedule.summary,
      schedule: Schedule.cron({ hour: String(hour), minute: String(minute) }),
      targets: [new LambdaFunction(lambdas.add(unit, { timeout: Duration.minutes(2) }), { retryAttempts: 5 })],
    })
  }
}

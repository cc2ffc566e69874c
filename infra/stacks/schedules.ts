import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { makeDeadLetters } from './dead-letters'
import type { Lambdas } from './lambdas'
import { scheduleUnits } from './units'

/** Calls each schedule's function daily at its time; a rule costs nothing. */
export function addSchedules(scope: Construct, lambdas: Lambdas): readonly Queue[] {
  return scheduleUnits.map(({ schedule, unit }) => {
    const deadLetterQueue = makeDeadLetters(scope, unit.id)
    const { hour, minute } = schedule.dailyAt
    new Rule(scope, `${unit.id}Daily`, {
      description: schedule.summary,
      schedule: Schedule.cron({ hour: String(hour), minute: String(minute) }),
      targets: [
        new LambdaFunction(lambdas.add(unit, { timeout: Duration.minutes(2) }), { retryAttempts: 5, deadLetterQueue }),
      ],
    })
    return deadLetterQueue
  })
}

import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { makeDeadLetters } from './dead-letters'
import type { Lambdas } from './lambdas'
import { scheduleUnits } from './units'

/** As often Lambda itself tries again what it was handed, a minute and two later. */
const RETRIES = 2

/**
 * Calls each schedule's function daily at its time; a rule costs nothing. The rule keeps a call that it could not hand
 * over; one that was handed over and failed every time is kept by the function, in the same queue.
 */
export function addSchedules(scope: Construct, lambdas: Lambdas): readonly Queue[] {
  return scheduleUnits.map(({ schedule, unit }) => {
    const deadLetterQueue = makeDeadLetters(scope, unit.id)
    const { hour, minute } = schedule.dailyAt
    const handler = lambdas.add(unit, { timeout: Duration.minutes(2), purpose: unit.id })
    handler.configureAsyncInvoke({ retryAttempts: RETRIES, onFailure: new SqsDestination(deadLetterQueue) })
    new Rule(scope, `${unit.id}Daily`, {
      description: schedule.summary,
      schedule: Schedule.cron({ hour: String(hour), minute: String(minute) }),
      targets: [new LambdaFunction(handler, { retryAttempts: 5, deadLetterQueue })],
    })
    return deadLetterQueue
  })
}

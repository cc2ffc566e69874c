import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule as Timing } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { ScheduleTimes } from '#shared/contract/schedules'
import { createDeadLetterQueue } from './dead-letters'
import type { LambdaFactory } from './lambdas'
import { scheduleUnits } from './units'

/** As often Lambda itself tries again what it was handed, a minute and two later. */
const RETRIES = 2

const timing = (times: ScheduleTimes): Timing =>
  'everyMinutes' in times
    ? Timing.cron({ minute: `0/${times.everyMinutes}` })
    : Timing.cron({ hour: String(times.dailyAt.hour), minute: String(times.dailyAt.minute) })

/**
 * Of all schedules, since each queue that is watched counts towards the alarms that are free; the
 * first gave it its name.
 */
const deadLettersOf = (scope: Construct) => createDeadLetterQueue(scope, 'DeliverStock')

/**
 * Calls each schedule's function at its times; a rule costs nothing. The rule keeps a call that it
 * could not hand over; one that was handed over and failed every time is kept by the function, in
 * the same queue.
 */
export function addSchedules(scope: Construct, lambdas: LambdaFactory): Queue {
  const deadLetterQueue = deadLettersOf(scope)
  for (const { schedule, unit } of scheduleUnits) {
    const handler = lambdas.add(unit, { timeout: Duration.minutes(2), purpose: unit.id })
    handler.configureAsyncInvoke({ retryAttempts: RETRIES, onFailure: new SqsDestination(deadLetterQueue) })
    new Rule(scope, 'dailyAt' in schedule ? `${unit.id}Daily` : unit.id + 'Often', {
      description: schedule.summary,
      schedule: timing(schedule),
      targets: [new LambdaFunction(handler, { retryAttempts: 5, deadLetterQueue })],
    })
  }
  return deadLetterQueue
}

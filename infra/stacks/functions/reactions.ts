import { Duration, Validations } from 'aws-cdk-lib'
import { StartingPosition, type Alias } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { getWorkerEnvironmentVariable, type WorkerName } from '#shared/platform/reactions'
import type { LambdaFactory } from './lambda-functions'
import { consumerUnits, workerUnits } from './function-units'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { Alarms } from '../alarms'
import { toEventFilters } from './stream-consumers'
import { createDeadLetterQueue } from './triggers'

/** Lambda retries a failed invocation after one minute, then two. */
const RETRIES = 2

export type Workers = ReadonlyMap<WorkerName, Alias>

/**
 * Creates the functions that reactions invoke asynchronously (decision 0003). Lambda queues and
 * retries their invocations without an idle cost. Final failures go to the dead-letter queue of the
 * schedules.
 */
export const addWorkers = (lambdas: LambdaFactory, deadLetters: Queue): Workers =>
  new Map(
    workerUnits.map(({ worker, unit }) => {
      const alias = lambdas.add(unit, { timeout: Duration.seconds(60), purpose: unit.id })
      alias.configureAsyncInvoke({
        retryAttempts: RETRIES,
        maxEventAge: Duration.hours(worker.maxAgeHours),
        onFailure: new SqsDestination(deadLetters),
      })
      return [worker.name, alias]
    }),
  )

export type StreamReader = { readonly handler: Alias; readonly deadLetters: Queue }

type Parts = {
  readonly table: ITable
  readonly lambdas: LambdaFactory
  readonly alarms: Alarms
  readonly workers: Workers
}

/** Maps environment variables to the functions of the workers that they name. */
const invoked = (names: readonly WorkerName[], workers: Workers) =>
  Object.fromEntries(names.map((name) => [getWorkerEnvironmentVariable(name), workers.get(name)?.functionArn ?? '']))

/**
 * Connects the readers of the table's stream. A reader's dead-letter queue stores final failures
 * for two weeks.
 */
export function addStreamConsumers(
  scope: Construct,
  { table, lambdas, alarms, workers }: Parts,
): readonly StreamReader[] {
  return consumerUnits.map(({ consumer, unit }) => {
    const deadLetters = createDeadLetterQueue(scope, unit.id)
    const functions = invoked(consumer.invokes, workers)
    const handler = lambdas.add(unit, {
      timeout: Duration.seconds(30),
      purpose: unit.id,
      environment: functions,
      alarm: (reader) => alarms.behind(reader),
    })
    handler.addEventSource(
      new DynamoEventSource(table, {
        // Starts at the oldest record in the stream: no change is lost, and reactions are
        // idempotent.
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: toEventFilters(consumer).map((pattern) => ({ pattern: JSON.stringify(pattern) })),
        batchSize: 25,
        parallelizationFactor: 4,
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: 10,
        maxRecordAge: Duration.hours(6),
        onFailure: new SqsDlq(deadLetters),
      }),
    )
    if (consumer.invokes.length > 0) {
      const resources = Object.values(functions)
      handler.role?.addToPrincipalPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources }))
    }
    if (handler.role) {
      Validations.of(handler.role).acknowledge({
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'dynamodb:ListStreams, which the event source needs, cannot be bound to one table.',
      })
    }
    return { deadLetters, handler }
  })
}

import { Duration, Validations } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { getWorkerEnvironmentVariable } from '#shared/contract/workers'
import type { WorkerName } from '#shared/contract/workers'
import type { Alarms } from './alarms'
import { toEventFilters } from './consumers'
import { createDeadLetterQueue } from './dead-letters'
import type { LambdaFactory } from './lambdas'
import { consumerUnits } from './units'
import type { Workers } from './workers'

type Parts = {
  readonly table: ITable
  readonly lambdas: LambdaFactory
  readonly alarms: Alarms
  readonly workers: Workers
}

/** Each worker's function, by the environment variable that names it. */
const invoked = (names: readonly WorkerName[], workers: Workers) =>
  Object.fromEntries(names.map((name) => [getWorkerEnvironmentVariable(name), workers.get(name)?.functionArn ?? '']))

/**
 * Connects the readers of the table's stream; what fails for good is kept two weeks in the reader's
 * dead-letter queue.
 */
export function addStreamConsumers(scope: Construct, { table, lambdas, alarms, workers }: Parts): readonly Queue[] {
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
        // Reactions are idempotent, so starting with what is already in the stream loses nothing
        // and repeats nothing.
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
    return deadLetters
  })
}

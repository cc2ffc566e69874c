import { Duration, Validations } from 'aws-cdk-lib'
import { StartingPosition, type Alias } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { LambdaFactory } from './lambda-functions'
import { consumerUnits } from './function-units'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Construct } from 'constructs'
import type { Alarms } from '../alarms'
import { toEventFilters } from './stream-consumers'
import { createDeadLetterQueue } from './triggers'
import { addInvoker, type Workers } from './workers'

type StreamReader = { readonly handler: Alias; readonly deadLetters: Queue }

type Parts = {
  readonly table: ITable
  readonly lambdas: LambdaFactory
  readonly alarms: Alarms
  readonly workers: Workers
}

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
    const handler = addInvoker(lambdas, unit, workers, {
      timeout: Duration.seconds(30),
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
    if (handler.role) {
      Validations.of(handler.role).acknowledge({
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'dynamodb:ListStreams, which the event source needs, cannot be bound to one table.',
      })
    }
    return { deadLetters, handler }
  })
}

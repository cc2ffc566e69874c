import { Duration, Validations } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Alarms } from './alarms'
import { filtersOf } from './consumers'
import { makeDeadLetters } from './dead-letters'
import type { Lambdas } from './lambdas'
import { consumerUnits } from './units'

type Parts = { readonly table: ITable; readonly lambdas: Lambdas; readonly alarms: Alarms }

/** Connects the readers of the table's stream; what fails for good is kept two weeks in the reader's dead-letter queue. */
export function addReactions(scope: Construct, { table, lambdas, alarms }: Parts): readonly Queue[] {
  return consumerUnits.map(({ consumer, unit }) => {
    const deadLetters = makeDeadLetters(scope, unit.id)
    const handler = lambdas.add(unit, {
      timeout: Duration.seconds(30),
      purpose: unit.id,
      alarm: (reader) => alarms.behind(reader),
    })
    handler.addEventSource(
      new DynamoEventSource(table, {
        // Reactions are idempotent, so starting with what is already in the stream loses nothing and repeats nothing.
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: filtersOf(consumer).map((pattern) => ({ pattern: JSON.stringify(pattern) })),
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
    return deadLetters
  })
}

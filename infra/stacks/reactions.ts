import { Duration, Validations } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { filtersOf } from './consumers'
import type { Lambdas } from './lambdas'
import { consumerUnits } from './units'

/** Connects the readers of the table's stream; what fails for good is kept two weeks in the reader's dead-letter queue. */
export function addReactions(scope: Construct, table: Table, lambdas: Lambdas): void {
  for (const { consumer, unit } of consumerUnits) {
    const deadLetters = new Queue(scope, `${unit.id}DeadLetters`, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    Validations.of(deadLetters).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is a dead-letter queue itself.',
    })
    const handler = lambdas.add(unit, { timeout: Duration.seconds(30), purpose: unit.id })
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
  }
}

import { Duration, Validations } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { EventBus, EventField, Match, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SnsTopic, SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { StartingPosition, type Alias } from 'aws-cdk-lib/aws-lambda'
import { EventBridgeDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { formatAlarm } from '#shared/platform/alarm'
import type { Alarms } from '../alarms'
import { consumerUnits } from './function-units'
import type { LambdaFactory } from './lambda-functions'
import { readerSettings, toEventFilters } from './stream-consumers'
import { RETRIES, allowMessagesToItself, createDeadLetterQueue } from './triggers'
import { addInvoker, type Workers } from './workers'

type StreamReader = { readonly handler: Alias; readonly deadLetters: Queue }

type Parts = {
  readonly table: ITable
  readonly lambdas: LambdaFactory
  readonly alarms: Alarms
  readonly workers: Workers
  /** The queue of the records that a reaction finally failed at. */
  readonly failedInvocations: Queue
}

/** Older records are not repeated. */
const MAX_AGE = Duration.hours(6)

/**
 * Stores a record that a reaction finally failed at, and mails the name of the reaction and what
 * the record is about. An alarm of the queue could name neither.
 */
function reportFinalFailures(scope: Construct, readers: readonly StreamReader[], { alarms, failedInvocations }: Parts) {
  const reaction = EventField.fromPath('$.detail.requestPayload.reaction')
  const subject = EventField.fromPath('$.detail.requestPayload.subject')
  const text = formatAlarm({
    what: `The reaction ${reaction} finally failed at a change of ${subject}.`,
    impact: 'What it does is missing for this order, such as points or a printed ticket. Nothing else waits for it.',
    firstStep: 'Trace the ticket, repair the cause, and deliver it again (docs/operations.md, "Dead letters").',
  })
  new Rule(scope, 'ReactionFailed', {
    description: 'A reaction has failed at a record for good',
    eventPattern: {
      source: ['lambda'],
      detailType: ['Lambda Function Invocation Result - Failure'],
      resources: Match.anyOf(...readers.map(({ handler }) => Match.prefix(handler.lambda.functionArn))),
    },
    targets: [
      new SqsQueue(failedInvocations),
      ...(alarms.topic ? [new SnsTopic(alarms.topic, { message: RuleTargetInput.fromText(text) })] : []),
    ],
  })
}

/**
 * Connects the readers of the table's stream. A reader repeats single records asynchronously, apart
 * from the stream. Its own dead-letter queue stores batches that it could not even set aside.
 */
export function addStreamConsumers(scope: Construct, parts: Parts): readonly StreamReader[] {
  const { table, lambdas, alarms, workers } = parts
  const bus = EventBus.fromEventBusName(scope, 'DefaultBus', 'default')
  const readers = consumerUnits.map(({ consumer, unit }) => {
    const deadLetters = createDeadLetterQueue(scope, unit.id)
    const handler = addInvoker(lambdas, unit, workers, {
      timeout: Duration.seconds(30),
      alarm: (reader) => alarms.behind(reader),
    })
    allowMessagesToItself(handler, unit.id)
    handler.configureAsyncInvoke({
      retryAttempts: RETRIES,
      maxEventAge: MAX_AGE,
      onFailure: new EventBridgeDestination(bus),
    })
    handler.addEventSource(
      new DynamoEventSource(table, {
        // Starts at the oldest record in the stream: no change is lost, and reactions are
        // idempotent.
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: toEventFilters(consumer).map((pattern) => ({ pattern: JSON.stringify(pattern) })),
        batchSize: readerSettings.batchSize,
        parallelizationFactor: readerSettings.lanes,
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: readerSettings.retries,
        maxRecordAge: MAX_AGE,
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
  reportFinalFailures(scope, readers, parts)
  return readers
}

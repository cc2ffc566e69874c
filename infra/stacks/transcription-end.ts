import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { createDeadLetterQueue } from './dead-letters'
import type { LambdaFactory } from './lambdas'
import { getResourceNames } from './names'
import { transcriptionEndUnit } from './units'

/**
 * Calls its function when a job of ours has ended, so that none has to wait for it; the service's
 * own events cost nothing.
 */
export function addTranscriptionEndTrigger(scope: Construct, lambdas: LambdaFactory): Queue {
  const deadLetterQueue = createDeadLetterQueue(scope, transcriptionEndUnit.id)
  const handler = lambdas.add(transcriptionEndUnit, { purpose: transcriptionEndUnit.id })
  handler.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetterQueue) })
  new Rule(scope, 'TranscriptionEnded', {
    description: 'A spoken comment has been written down, or could not be',
    eventPattern: {
      source: ['aws.transcribe'],
      detailType: ['Transcribe Job State Change'],
      detail: {
        TranscriptionJobName: [{ prefix: getResourceNames(scope).recordings }],
        TranscriptionJobStatus: ['COMPLETED', 'FAILED'],
      },
    },
    targets: [new LambdaFunction(handler, { retryAttempts: 5, deadLetterQueue })],
  })
  return deadLetterQueue
}

import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { LOCATION_PAGES_FOLDER } from '#shared/prerendered'
import { createDeadLetterQueue } from './dead-letters'
import type { LambdaFactory } from './lambdas'
import { getResourceNames } from './names'
import { pageUploadUnit } from './units'

/**
 * Calls its function when a deployment has put pages into a site's bucket: they say what the build
 * knew.
 */
export function addPageUploadTrigger(scope: Construct, lambdas: LambdaFactory): Queue {
  const deadLetterQueue = createDeadLetterQueue(scope, pageUploadUnit.id)
  const handler = lambdas.add(pageUploadUnit, { purpose: pageUploadUnit.id })
  handler.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetterQueue) })
  new Rule(scope, 'NewPages', {
    description: 'Pages of a site were built anew, or printed',
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: {
        bucket: { name: [{ prefix: getResourceNames(scope).siteBuckets }] },
        object: { key: [{ prefix: `${LOCATION_PAGES_FOLDER}/` }] },
      },
    },
    targets: [new LambdaFunction(handler, { retryAttempts: 5, deadLetterQueue })],
  })
  return deadLetterQueue
}

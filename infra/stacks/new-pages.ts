import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { OWN_PAGES } from '#shared/prerendered'
import { makeDeadLetters } from './dead-letters'
import type { Lambdas } from './lambdas'
import { namesOf } from './names'
import { newPagesUnit } from './units'

/**
 * Calls its function when a deployment has put pages into a site's bucket: they say what the build
 * knew.
 */
export function addNewPages(scope: Construct, lambdas: Lambdas): Queue {
  const deadLetterQueue = makeDeadLetters(scope, newPagesUnit.id)
  const handler = lambdas.add(newPagesUnit, { purpose: newPagesUnit.id })
  handler.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetterQueue) })
  new Rule(scope, 'NewPages', {
    description: 'Pages of a site were built anew, or printed',
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: {
        bucket: { name: [{ prefix: namesOf(scope).siteBuckets }] },
        object: { key: [{ prefix: `${OWN_PAGES}/` }] },
      },
    },
    targets: [new LambdaFunction(handler, { retryAttempts: 5, deadLetterQueue })],
  })
  return deadLetterQueue
}

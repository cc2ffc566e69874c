import { Duration, Validations } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

/** Keeps for two weeks what a function failed at for good, for a person to look into. */
export function createDeadLetterQueue(scope: Construct, id: string): Queue {
  const queue = new Queue(scope, `${id}DeadLetters`, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'This is a dead-letter queue itself.' })
  return queue
}

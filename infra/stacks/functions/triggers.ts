import { Duration, Stack, Validations } from 'aws-cdk-lib'
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { Rule, Schedule as Timing } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { ScheduleTimes } from '#shared/registry/schedules'
import type { CfnUserPool } from 'aws-cdk-lib/aws-cognito'
import { CfnPermission, type Alias } from 'aws-cdk-lib/aws-lambda'
import type { LambdaFactory } from './lambda-functions'
import { addInvoker, type Workers } from './workers'
import {
  mailRefusalUnit,
  pageUploadUnit,
  scheduleUnits,
  seedUnit,
  signUpUnit,
  transcriptionEndUnit,
} from './function-units'
import { LOCATION_PAGES_FOLDER } from '#shared/pages/site-paths'
import { getResourceNames } from '../names'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Trigger } from 'aws-cdk-lib/triggers'

/** Creates a queue that stores failed events for two weeks, for a person to examine. */
export function createDeadLetterQueue(scope: Construct, id: string): Queue {
  const queue = new Queue(scope, `${id}DeadLetters`, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'This is a dead-letter queue itself.' })
  return queue
}

/** Lambda's own retries, after one and two minutes. */
export const RETRIES = 2

/** The user pool waits no longer. */
const SIGN_UP_TIMEOUT = Duration.seconds(5)

const timing = (times: ScheduleTimes): Timing =>
  'everyMinutes' in times
    ? Timing.cron({ minute: `0/${times.everyMinutes}` })
    : Timing.cron({ hour: String(times.dailyAt.hour), minute: String(times.dailyAt.minute) })

/**
 * The queue of all schedules, workers and other triggers. One queue, because the number of free
 * alarms is limited.
 */
export const createInvocationDeadLetters = (scope: Construct): Queue => createDeadLetterQueue(scope, 'Invocations')

/**
 * Allows a function to send itself messages. A policy of its own, because the
 * function waits for its role's policies, which can't refer to it.
 */
export function allowMessagesToItself(handler: Alias, id: string): void {
  const statement = new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [handler.functionArn] })
  const policy = new Policy(Stack.of(handler), `${id}Messages`, { statements: [statement] })
  handler.role?.attachInlinePolicy(policy)
}

/**
 * Calls each schedule's function at its times; rules cost nothing. Calls that the rule can't
 * deliver and calls whose retries all failed go to the same queue.
 */
export function addSchedules(
  scope: Construct,
  { lambdas, workers, deadLetterQueue }: { lambdas: LambdaFactory; workers: Workers; deadLetterQueue: Queue },
): void {
  for (const { schedule, unit } of scheduleUnits) {
    const handler = addInvoker(lambdas, unit, workers, { timeout: Duration.minutes(2) })
    handler.configureAsyncInvoke({ retryAttempts: RETRIES, onFailure: new SqsDestination(deadLetterQueue) })
    if (unit.needs.invokesItself) allowMessagesToItself(handler, unit.id)
    new Rule(scope, 'dailyAt' in schedule ? `${unit.id}Daily` : unit.id + 'Often', {
      description: schedule.summary,
      schedule: timing(schedule),
      targets: [new LambdaFunction(handler, { retryAttempts: 5, deadLetterQueue })],
    })
  }
}

/**
 * Calls its function when a deployment has put pages into a site's bucket, because built pages have
 * outdated data.
 */
export function addPageUploadTrigger(scope: Construct, lambdas: LambdaFactory, deadLetterQueue: Queue): void {
  const handler = lambdas.add(pageUploadUnit, { purpose: pageUploadUnit.id })
  handler.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetterQueue) })
  new Rule(scope, 'NewPages', {
    description: 'A deployment has put pages into the bucket of a site',
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
}

/**
 * Calls its function when a transcription job of this environment has ended. The service's events
 * cost nothing.
 */
export function addTranscriptionEndTrigger(scope: Construct, lambdas: LambdaFactory, deadLetterQueue: Queue): void {
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
}

/** Creates the function that SES's events about refused mails call. */
export function createRefusalHandler(lambdas: LambdaFactory, deadLetterQueue: Queue): Alias {
  const handler = lambdas.add(mailRefusalUnit, { purpose: mailRefusalUnit.id })
  handler.configureAsyncInvoke({ retryAttempts: RETRIES, onFailure: new SqsDestination(deadLetterQueue) })
  return handler
}

/** Lets the user pool ask before it creates an account or mails a code. */
export function addSignUpTrigger(scope: Construct, lambdas: LambdaFactory, pool: CfnUserPool): void {
  const { functionArn } = lambdas.add(signUpUnit, { timeout: SIGN_UP_TIMEOUT, purpose: signUpUnit.id })
  pool.lambdaConfig = { preSignUp: functionArn, customMessage: functionArn }
  // Not in the function's stack, which the pool depends on.
  new CfnPermission(scope, 'SignUps', {
    action: 'lambda:InvokeFunction',
    functionName: functionArn,
    principal: 'cognito-idp.amazonaws.com',
    sourceArn: pool.attrArn,
  })
}

/**
 * Runs the seed at the end of each deployment that changes it, when no function of the previous
 * version serves requests any more. Apart from migrations, the seed changes no existing data.
 */
export function addSeedTrigger(stack: Stack, table: ITable, lambdas: LambdaFactory): void {
  const timeout = Duration.minutes(5)
  const handler = lambdas.make(seedUnit, { timeout, purpose: seedUnit.id })
  new Trigger(stack, 'SeedOnDeploy', {
    handler,
    timeout,
    executeAfter: [table, ...lambdas.stacks].filter((each) => Construct.isConstruct(each)),
  })
}

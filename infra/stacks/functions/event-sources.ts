import type { Stack } from 'aws-cdk-lib'
import type { CfnUserPool } from 'aws-cdk-lib/aws-cognito'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Alarms } from '../alarms'
import type { LambdaFactory } from './lambda-functions'
import { addStreamConsumers } from './reactions'
import {
  addPageUploadTrigger,
  addSchedules,
  addSeedTrigger,
  addSignUpTrigger,
  addTranscriptionEndTrigger,
  createInvocationDeadLetters,
  createRefusalHandler,
} from './triggers'
import { addWorkers } from './workers'

type Parts = {
  readonly table: ITable
  readonly lambdas: LambdaFactory
  readonly alarms: Alarms
  readonly pool: CfnUserPool
}

/** The functions that events call, and the queues of events that failed. */
export type EventSources = {
  /** The readers of the table's stream. */
  readonly readers: readonly Alias[]
  readonly deadLetters: readonly Queue[]
  /** The function that SES's events about refused mails call. */
  readonly onRefused: Alias
}

/** Connects the functions that the stream, the clock, uploads and ended jobs call. */
export function addEventSources(stack: Stack, { table, lambdas, alarms, pool }: Parts): EventSources {
  const failedInvocations = createInvocationDeadLetters(stack)
  const workers = addWorkers(lambdas, failedInvocations)
  addSchedules(stack, { lambdas, workers, deadLetterQueue: failedInvocations })
  const readers = addStreamConsumers(stack, { table, lambdas, alarms, workers, failedInvocations })
  addTranscriptionEndTrigger(stack, lambdas, failedInvocations)
  addPageUploadTrigger(stack, lambdas, failedInvocations)
  addSignUpTrigger(stack, lambdas, pool)
  const onRefused = createRefusalHandler(lambdas, failedInvocations)
  addSeedTrigger(stack, table, lambdas)
  return {
    readers: readers.map(({ handler }) => handler),
    deadLetters: [...readers.map((reader) => reader.deadLetters), failedInvocations],
    onRefused,
  }
}

import { Duration } from 'aws-cdk-lib'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { WorkerName } from '#shared/contract/workers'
import type { LambdaFactory } from './lambdas'
import { workerUnits } from './units'

/** Lambda retries a failed invocation after one minute, then two. */
const RETRIES = 2

export type Workers = ReadonlyMap<WorkerName, Alias>

/**
 * Makes the functions that reactions invoke asynchronously (decision 0004). Lambda queues and
 * retries their invocations, which costs nothing while idle; what fails for good goes to the queue
 * that the schedules have, too.
 */
export const addWorkers = (lambdas: LambdaFactory, deadLetters: Queue): Workers =>
  new Map(
    workerUnits.map(({ worker, unit }) => {
      const alias = lambdas.add(unit, { timeout: Duration.seconds(60), purpose: unit.id })
      alias.configureAsyncInvoke({
        retryAttempts: RETRIES,
        maxEventAge: Duration.hours(worker.maxAgeHours),
        onFailure: new SqsDestination(deadLetters),
      })
      return [worker.name, alias]
    }),
  )

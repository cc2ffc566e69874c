import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { getWorkerEnvironmentVariable, type WorkerName } from '#shared/registry/reactions'
import type { LambdaFactory } from './lambda-functions'
import { workerUnits, type FunctionUnit } from './function-units'

/** Lambda retries a failed invocation after one minute, then two. */
const RETRIES = 2

export type Workers = ReadonlyMap<WorkerName, Alias>

/**
 * Creates the functions that reactions and schedules invoke asynchronously (decision 0003). Lambda
 * queues and retries their invocations without an idle cost. Final failures go to the dead-letter
 * queue of the schedules.
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

type Options = Pick<Exclude<Parameters<LambdaFactory['add']>[1], undefined>, 'timeout' | 'alarm'>

/** Creates the function of a unit that may invoke its workers, and returns its alias. */
export function addInvoker(lambdas: LambdaFactory, unit: FunctionUnit, workers: Workers, options: Options): Alias {
  const { invokes = [] } = unit.needs
  const environment = Object.fromEntries(
    invokes.map((name) => [getWorkerEnvironmentVariable(name), workers.get(name)?.functionArn ?? '']),
  )
  const alias = lambdas.add(unit, { ...options, purpose: unit.id, environment })
  const resources = Object.values(environment)
  if (resources.length > 0)
    alias.role?.addToPrincipalPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources }))
  return alias
}

import { Duration } from 'aws-cdk-lib'
import type { Stack } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Trigger } from 'aws-cdk-lib/triggers'
import { Construct } from 'constructs'
import type { LambdaFactory } from './lambdas'
import { seedUnit } from './units'

/** Runs the seed at the end of each deployment that changes it; it leaves alone what is there. */
export function addSeedTrigger(stack: Stack, table: ITable, lambdas: LambdaFactory): void {
  const timeout = Duration.minutes(5)
  const handler = lambdas.make(seedUnit, { timeout, purpose: seedUnit.id })
  new Trigger(stack, 'SeedOnDeploy', {
    handler,
    timeout,
    executeAfter: [table].filter((each) => Construct.isConstruct(each)),
  })
}

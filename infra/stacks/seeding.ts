import { Duration } from 'aws-cdk-lib'
import type { Stack } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Trigger } from 'aws-cdk-lib/triggers'
import { Construct } from 'constructs'
import type { Lambdas } from './lambdas'
import { seedUnit } from './units'

/** Runs the seed at the end of each deployment that changes it; it leaves alone what is there. */
export function addSeeding(stack: Stack, table: ITable, lambdas: Lambdas): void {
  const timeout = Duration.minutes(5)
  const handler = lambdas.make(seedUnit, { timeout, purpose: seedUnit.id })
  new Trigger(stack, 'SeedOnDeploy', {
    handler,
    timeout,
    executeAfter: [table].filter((each) => Construct.isConstruct(each)),
  })
}

import { CustomResource, Duration, Fn } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { keyPartitions } from '#functions/platform/table/table-schema'
import type { CodeOf } from './bundles'
import { createLogGroup } from '../monitoring'
import { originKeyUnit } from './function-units'

/** Whoever draws the keys, and the numbers of those that are accepted; the CDN shows the last. */
export type OriginKeys = { readonly makerArn: string; readonly numbers: readonly number[] }

/**
 * The key of a number as a value of the deployment: no parameter, output or export has it. A site
 * asks for it in its own stack, since what one stack hands to another is an export, which everybody
 * in the account may read.
 */
function keyNumbered(scope: Construct, { makerArn }: OriginKeys, number: number): string {
  const key = new CustomResource(scope, `OriginKey${number}`, {
    serviceToken: makerArn,
    resourceType: 'Custom::OriginKey',
    properties: { number: String(number) },
    // Without an answer CloudFormation would wait for an hour.
    serviceTimeout: Duration.minutes(2),
  })
  return key.getAttString('key')
}

/** The key that a site's CDN shows to the API. */
export const getSentOriginKey = (scope: Construct, keys: OriginKeys): string =>
  keyNumbered(scope, keys, Math.max(...keys.numbers))

/** The keys that the functions accept, as their environment has them. */
export const getAcceptedOriginKeys = (scope: Construct, keys: OriginKeys): string =>
  Fn.join(
    ',',
    keys.numbers.map((number) => keyNumbered(scope, keys, number)),
  )

type Props = { readonly codeOf: CodeOf; readonly table: ITable; readonly numbers: readonly number[] }

/**
 * Draws random keys that the CDN sends along and the functions ask for: whoever calls the API past
 * the CDN could otherwise name any address, host and location. They lie in the table: a managed
 * secret would be billed by the month (decision 0013).
 */
export function createOriginKeys(scope: Construct, { codeOf, table, numbers }: Props): OriginKeys {
  const role = new Role(scope, 'OriginKeyRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  role.addToPolicy(
    new PolicyStatement({
      actions: ['dynamodb:GetItem', 'dynamodb:PutItem'],
      resources: [table.tableArn],
      conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [keyPartitions.origin] } },
    }),
  )
  const logGroup = createLogGroup(scope, 'origin-key')
  logGroup.grantWrite(role)
  const maker = new LambdaFunction(scope, 'OriginKeyMaker', {
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: codeOf(originKeyUnit.id),
    timeout: Duration.seconds(30),
    memorySize: 512,
    role,
    logGroup,
    environment: { TABLE_NAME: table.tableName },
    description: 'Draws the keys that the CDN shows to the API, each once.',
  })
  // Whoever asks for a key needs what the function may do, not the function alone.
  maker.node.addDependency(role)
  return { makerArn: maker.functionArn, numbers }
}

import { CustomResource, Duration, Fn } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { nodeRuntime, type CodeOf } from './bundles'
import { createLogGroup } from '../monitoring'
import { getParameterPath, grantCreatedParameters } from '../secrets'
import { getOriginKeyParameter } from './lambda/origin-key-handler'
import { originKeyUnit } from './function-units'

/** The ARN of the key function and the accepted key numbers. The CDN sends the last one. */
export type OriginKeys = { readonly makerArn: string; readonly numbers: readonly number[] }

/**
 * Returns a key as a deployment value that appears in no parameter, output or export. Each site
 * requests it in its own stack, because everyone in the account can read exports.
 */
function keyNumbered(scope: Construct, { makerArn }: OriginKeys, number: number): string {
  const key = new CustomResource(scope, `OriginKey${number}`, {
    serviceToken: makerArn,
    resourceType: 'Custom::OriginKey',
    properties: { number: String(number) },
    // Without a response CloudFormation waits for an hour.
    serviceTimeout: Duration.minutes(2),
  })
  return key.getAttString('key')
}

/** The key that a site's CDN sends to the API. */
export const getSentOriginKey = (scope: Construct, keys: OriginKeys): string =>
  keyNumbered(scope, keys, Math.max(...keys.numbers))

/** The keys that the functions accept, in the format of the environment variable. */
export const getAcceptedOriginKeys = (scope: Construct, keys: OriginKeys): string =>
  Fn.join(
    ',',
    keys.numbers.map((number) => keyNumbered(scope, keys, number)),
  )

type Props = { readonly codeOf: CodeOf; readonly numbers: readonly number[] }

/**
 * Creates random keys that the CDN sends and the functions require. Without them a caller that
 * bypasses the CDN could claim any address, host and location. The keys are stored in the
 * parameter store, whose standard tier has no monthly price (decision 0013).
 */
export function createOriginKeys(scope: Construct, { codeOf, numbers }: Props): OriginKeys {
  const role = new Role(scope, 'OriginKeyRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  const path = getParameterPath(scope)
  grantCreatedParameters(
    role,
    numbers.map((number) => getOriginKeyParameter(path, number)),
  )
  const logGroup = createLogGroup(scope, 'origin-key')
  logGroup.grantWrite(role)
  const maker = new LambdaFunction(scope, 'OriginKeyMaker', {
    runtime: nodeRuntime,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: codeOf(originKeyUnit.id),
    // Longer than the function waits for its own role.
    timeout: Duration.seconds(90),
    memorySize: 512,
    role,
    logGroup,
    environment: { SECRET_PARAMETERS: path },
    description: 'Draws the keys that the CDN shows to the API, each once.',
  })
  // Custom resources need the function's permissions, not just the function.
  maker.node.addDependency(role)
  return { makerArn: maker.functionArn, numbers }
}

import { CustomResource, Duration } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { nodeRuntime, type CodeOf } from './bundles'
import { createLogGroup } from '../monitoring'
import { getParameterPath, grantSecrets } from '../secrets'
import { originKeyUnit } from './function-units'

/**
 * Returns the key that a site's CDN sends, as a deployment value that appears in no parameter,
 * output or export. Each deployment requests it anew, because a rotation may have replaced it since
 * the last one.
 */
export function requestOriginKey(scope: Construct, makerArn: string): string {
  const key = new CustomResource(scope, 'OriginKey', {
    serviceToken: makerArn,
    resourceType: 'Custom::OriginKey',
    properties: { requestedAt: new Date().toISOString() },
    // Without a response CloudFormation waits for an hour.
    serviceTimeout: Duration.minutes(2),
  })
  return key.getAttString('key')
}

/**
 * Creates the function that draws the random key which the CDN sends and the other functions
 * require, and returns its ARN. Without a key a caller that bypasses the CDN could claim any
 * address, host and location. The key is in the parameter store (decision 0013).
 */
export function createOriginKeyMaker(scope: Construct, codeOf: CodeOf): string {
  const role = new Role(scope, 'OriginKeyRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  grantSecrets(role, ['origin-keys'], true)
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
    environment: { SECRET_PARAMETERS: getParameterPath(scope) },
    description: 'Draws the key that the CDN shows to the API, once.',
  })
  // Custom resources need the function's permissions, not just the function.
  maker.node.addDependency(role)
  return maker.functionArn
}

import { CustomResource, Duration } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { makeLogGroup } from './lambdas'

/** The name of the resource is the key itself, so it stays as long as the stack does and is kept nowhere else. */
const makeKey = `const { randomBytes } = require('node:crypto')
const response = require('cfn-response')
exports.handler = (event, context) =>
  response.send(event, context, response.SUCCESS, {}, event.PhysicalResourceId || randomBytes(32).toString('base64url'), true)
`

/**
 * A random key that the CDN sends along and the functions ask for: whoever calls the API past the CDN could otherwise
 * name any address, host and location. A managed secret would be billed by the month; this is drawn once and costs nothing
 * (decision 0013).
 */
export function makeOriginKey(scope: Construct): string {
  const role = new Role(scope, 'OriginKeyRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  const logGroup = makeLogGroup(scope, 'origin-key')
  logGroup.grantWrite(role)
  const maker = new LambdaFunction(scope, 'OriginKeyMaker', {
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromInline(makeKey),
    timeout: Duration.seconds(30),
    role,
    logGroup,
    description: 'Draws the key that the CDN shows to the API, once.',
  })
  const key = new CustomResource(scope, 'OriginKey', {
    serviceToken: maker.functionArn,
    resourceType: 'Custom::OriginKey',
  })
  return key.ref
}

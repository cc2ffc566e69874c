import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Architecture, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Stack } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import type { CodeOf } from './bundles'
import { PRODUCT } from './product'
import type { Privileges } from './privileges'
import type { Transcription } from './transcription'
import type { Unit } from './units'
import type { UserPoolEnvironment } from './user-pool'

const ANSWERING = Duration.seconds(10)
/** The gateway waits no longer than half a minute. */
const TRANSCRIBING = Duration.seconds(29)

type Options = { readonly timeout?: Duration; readonly memorySize?: number; readonly purpose?: string }

type Props = {
  readonly codeOf: CodeOf
  readonly privileges: Privileges
  readonly tableName: string
  readonly socketEndpoint: string
  readonly transcription: Transcription
  readonly userPool: UserPoolEnvironment
  /** What the CDN shows, or may show, so that a call past it is known. */
  readonly originKey: string
  readonly version: string
}

/** Makes the product's functions, all alike but for what their unit declares; one log group per area. */
export class Lambdas extends Construct {
  private readonly logGroups = new Map<string, LogGroup>()

  constructor(
    scope: Construct,
    id: string,
    private readonly props: Props,
  ) {
    super(scope, id)
  }

  /** The function of a unit. More memory means more processor: 1 GB halves a cold start and costs nothing while idle. */
  add(unit: Unit, { timeout, memorySize = 1024, purpose }: Options = {}): LambdaFunction {
    const { codeOf, privileges, tableName, socketEndpoint, transcription, userPool, originKey, version } = this.props
    const usual = unit.needs.transcribes ? TRANSCRIBING : ANSWERING
    const role = privileges.roleFor(unit.needs, purpose)
    const logGroup = this.logGroupOf(unit.area)
    logGroup.grantWrite(role)
    return new LambdaFunction(this, unit.id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: codeOf(unit.id),
      role,
      logGroup,
      timeout: timeout ?? usual,
      memorySize,
      description: `${PRODUCT.name}: ${unit.id}`,
      environment: {
        TABLE_NAME: tableName,
        APP_VERSION: version,
        ORIGIN_KEY: originKey,
        ...(unit.needs.pushes && { WEBSOCKET_ENDPOINT: socketEndpoint }),
        ...(unit.needs.transcribes && transcription.environment),
        ...(unit.knowsUserPool && userPool),
      },
    })
  }

  private logGroupOf(area: string): LogGroup {
    const known = this.logGroups.get(area)
    if (known) return known
    const logGroup = makeLogGroup(this, area)
    this.logGroups.set(area, logGroup)
    return logGroup
  }
}

/** A log that is kept for a month and goes with the stack. */
export const makeLogGroup = (scope: Construct, area: string): LogGroup =>
  new LogGroup(scope, `${area}-log`, {
    logGroupName: `/${PRODUCT.slug}/${Stack.of(scope).stackName}/${area}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })

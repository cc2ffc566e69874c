import { Duration, NestedStack, Validations } from 'aws-cdk-lib'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { Alias, Architecture, Function as LambdaFunction, Tracing } from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct, type IConstruct } from 'constructs'
import { nodeRuntime, type CodeOf } from './bundles'
import { PRODUCT_NAMES } from '../names'
import { createLogGroup } from '../monitoring'
import type { FunctionRoles } from './function-roles'
import type { CanaryReleases } from './releases'
import { getParameterPath } from '../secrets'
import { getSiteBucketName } from '../site/site-files'
import type { TranscriptionResources } from '../transcription'
import type { FunctionUnit } from './function-units'
import type { UserPoolEnvironment } from '../data-stores'
import type { Settings } from '../settings'

const ANSWERING = Duration.seconds(10)
/** The gateway times out after 30 seconds. */
const TRANSCRIBING = Duration.seconds(29)

type Options = {
  readonly timeout?: Duration
  readonly memorySize?: number
  readonly purpose?: string
  readonly environment?: Readonly<Record<string, string>>
}
/** An alarm for this function in addition to the common ones. */
type WithAlarm = { readonly alarm?: (alias: Alias) => Alarm }

type Props = {
  readonly codeOf: CodeOf
  readonly roles: FunctionRoles
  readonly tableName: string
  readonly socketEndpoint: string
  readonly transcription: TranscriptionResources
  readonly alarmTopic: ITopic | undefined
  readonly userPool: UserPoolEnvironment
  /** The origin keys that functions accept, to reject calls that bypass the CDN. */
  readonly version: string
  /** Undefined if a release goes to all callers at once. */
  readonly releases: CanaryReleases | undefined
  readonly settings: Pick<Settings, 'reservedConcurrency' | 'tracing'>
}

const acknowledgeTracing = (role: IConstruct) =>
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'The actions of X-Ray, which an owner switched on, cannot be bound to a resource.',
  })

/** The alias of the published version that callers use. */
const LIVE_ALIAS = 'live'

/**
 * Creates the product's functions, which differ only in what their units declare. Each area has one
 * log group and one nested stack with everything that calls its functions, so that no stack exceeds
 * the resource limit. CloudFormation rolls back all areas together.
 */
export class LambdaFactory extends Construct {
  private readonly logGroups = new Map<string, LogGroup>()
  private readonly areas = new Map<string, NestedStack>()

  constructor(
    scope: Construct,
    id: string,
    private readonly props: Props,
  ) {
    super(scope, id)
  }

  /** The stacks of areas with functions. */
  get stacks(): readonly NestedStack[] {
    return [...this.areas.values()]
  }

  /** The logs of areas with functions. */
  get logs(): readonly LogGroup[] {
    return [...this.logGroups.values()]
  }

  /** The log of an area. Throws if the area has no function. */
  logOf(area: string): LogGroup {
    const found = this.logGroups.get(area)
    if (!found) throw new Error(`There is no function in ${area}`)
    return found
  }

  /** Creates a unit's function and returns its alias. Add event sources in the alias's stack. */
  add(unit: FunctionUnit, { alarm, ...options }: Options & WithAlarm = {}): Alias {
    const { currentVersion } = this.make(unit, options)
    const alias = new Alias(this.areaOf(unit), `${unit.id}Live`, { aliasName: LIVE_ALIAS, version: currentVersion })
    const own = alarm ? [alarm(alias)] : []
    if (unit.isCanary) this.props.releases?.shift(alias, own)
    return alias
  }

  /**
   * Creates a unit's function without an alias. More memory means more CPU: 1 GB halves a cold
   * start and costs nothing while idle.
   */
  make(unit: FunctionUnit, { timeout, memorySize, purpose, environment }: Options = {}): LambdaFunction {
    const { codeOf, roles, tableName, socketEndpoint, transcription, alarmTopic, userPool, version, settings } =
      this.props
    const reserved = unit.reservedFor && settings.reservedConcurrency[unit.reservedFor]
    const usual = unit.needs.transcription ? TRANSCRIBING : ANSWERING
    const role = roles.roleFor(this.areaOf(unit), unit, purpose)
    const logGroup = this.logGroupOf(unit.area)
    logGroup.grantWrite(role)
    if (settings.tracing) acknowledgeTracing(role)
    return new LambdaFunction(this.areaOf(unit), unit.id, {
      runtime: nodeRuntime,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: codeOf(unit.id),
      role,
      logGroup,
      ...(settings.tracing && { tracing: Tracing.ACTIVE }),
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      timeout: timeout ?? usual,
      memorySize: memorySize ?? (unit.extraFiles?.length ? 2048 : 1024),
      description: `${PRODUCT_NAMES.name}: ${unit.id}`,
      environment: {
        TABLE_NAME: tableName,
        APP_VERSION: version,
        ORIGIN_CHECK: 'on',
        ...(unit.needs.pushes && { WEBSOCKET_ENDPOINT: socketEndpoint }),
        ...(unit.needs.alertsOwner && alarmTopic && { ALARM_TOPIC_ARN: alarmTopic.topicArn }),
        ...(unit.needs.rendersPages && { SITE_BUCKETS: getSiteBucketName(this, '{location}') }),
        ...(unit.needs.transcription && transcription.environment),
        ...(unit.needs.secrets && { SECRET_PARAMETERS: getParameterPath(this) }),
        ...(unit.needs.pays && { PAYMENT_PARAMETERS: getParameterPath(this) }),
        ...(unit.knowsUserPool && userPool),
        ...environment,
      },
    })
  }

  private areaOf({ area }: FunctionUnit): NestedStack {
    const known = this.areas.get(area)
    if (known) return known
    const made = new NestedStack(this, area, { description: `${PRODUCT_NAMES.name}: ${area}` })
    this.areas.set(area, made)
    return made
  }

  private logGroupOf(area: string): LogGroup {
    const known = this.logGroups.get(area)
    if (known) return known
    const logGroup = createLogGroup(this, area)
    this.logGroups.set(area, logGroup)
    return logGroup
  }
}

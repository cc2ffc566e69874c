import { Duration, NestedStack } from 'aws-cdk-lib'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { Alias, Architecture, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import type { CodeOf } from './bundles'
import { PRODUCT_NAMES } from '../names'
import { createLogGroup } from '../monitoring'
import { getAcceptedOriginKeys } from './origin-key'
import type { OriginKeys } from './origin-key'
import type { FunctionRoles } from './function-roles'
import type { CanaryReleases } from './releases'
import { getSiteBucketName } from '../site/site-files'
import type { TranscriptionResources } from '../transcription'
import type { FunctionUnit } from './function-units'
import type { UserPoolEnvironment } from '../data-stores'

const ANSWERING = Duration.seconds(10)
/** The gateway waits no longer than half a minute. */
const TRANSCRIBING = Duration.seconds(29)

type Options = {
  readonly timeout?: Duration
  readonly memorySize?: number
  readonly purpose?: string
  readonly environment?: Readonly<Record<string, string>>
}
/** What rings, beside what rings for all, when this function fails. */
type Watched = { readonly alarm?: (alias: Alias) => Alarm }

type Props = {
  readonly codeOf: CodeOf
  readonly roles: FunctionRoles
  readonly tableName: string
  readonly socketEndpoint: string
  readonly transcription: TranscriptionResources
  readonly alarmTopic: ITopic | undefined
  readonly userPool: UserPoolEnvironment
  /** What the CDN shows, or may show, so that a call past it is known. */
  readonly originKeys: OriginKeys
  readonly version: string
  /** None where a release reaches everybody at once. */
  readonly releases: CanaryReleases | undefined
}

/** The name by which a function is called: it always means a published version. */
const LIVE = 'live'

/**
 * Makes the product's functions, all alike but for what their unit declares; one log group per
 * area. Each area is a stack inside the group's, with what calls its functions, so that no count of
 * calls meets the limit of a stack; a deployment that fails is taken back in all of them together.
 */
export class LambdaFactory extends Construct {
  private readonly logGroups = new Map<string, LogGroup>()
  private readonly areas = new Map<string, NestedStack>()
  private readonly asked = new Map<NestedStack, string>()

  constructor(
    scope: Construct,
    id: string,
    private readonly props: Props,
  ) {
    super(scope, id)
  }

  /** The stacks of the areas that have functions so far. */
  get stacks(): readonly NestedStack[] {
    return [...this.areas.values()]
  }

  /** The logs of the areas that have functions so far. */
  get logs(): readonly LogGroup[] {
    return [...this.logGroups.values()]
  }

  /**
   * The function of a unit, called by its alias; what belongs to it goes into the alias's stack.
   */
  add(unit: FunctionUnit, { alarm, ...options }: Options & Watched = {}): Alias {
    const { currentVersion } = this.make(unit, options)
    const alias = new Alias(this.areaOf(unit), `${unit.id}Live`, { aliasName: LIVE, version: currentVersion })
    const own = alarm ? [alarm(alias)] : []
    this.props.releases?.shift(alias, own)
    return alias
  }

  /**
   * The bare function of a unit. More memory means more processor: 1 GB halves a cold start and
   * costs nothing while idle.
   */
  make(unit: FunctionUnit, { timeout, memorySize, purpose, environment }: Options = {}): LambdaFunction {
    const { codeOf, roles, tableName, socketEndpoint, transcription, alarmTopic, userPool, version } = this.props
    const usual = unit.needs.transcription ? TRANSCRIBING : ANSWERING
    const role = roles.roleFor(this.areaOf(unit), unit, purpose)
    const logGroup = this.logGroupOf(unit.area)
    logGroup.grantWrite(role)
    return new LambdaFunction(this.areaOf(unit), unit.id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: codeOf(unit.id),
      role,
      logGroup,
      timeout: timeout ?? usual,
      memorySize: memorySize ?? (unit.brings?.length ? 2048 : 1024),
      description: `${PRODUCT_NAMES.name}: ${unit.id}`,
      environment: {
        TABLE_NAME: tableName,
        APP_VERSION: version,
        ORIGIN_KEY: this.originKeyIn(this.areaOf(unit)),
        ...(unit.needs.pushes && { WEBSOCKET_ENDPOINT: socketEndpoint }),
        ...(unit.needs.tells && alarmTopic && { ALARM_TOPIC_ARN: alarmTopic.topicArn }),
        ...(unit.needs.prints && { SITE_BUCKETS: getSiteBucketName(this, '{location}') }),
        ...(unit.needs.transcription && transcription.environment),
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

  /**
   * Each area asks for the keys itself: what is handed to a stack inside another is read by whoever
   * may list stacks.
   */
  private originKeyIn(area: NestedStack): string {
    const known = this.asked.get(area)
    if (known !== undefined) return known
    const key = getAcceptedOriginKeys(area, this.props.originKeys)
    this.asked.set(area, key)
    return key
  }

  private logGroupOf(area: string): LogGroup {
    const known = this.logGroups.get(area)
    if (known) return known
    const logGroup = createLogGroup(this, area)
    this.logGroups.set(area, logGroup)
    return logGroup
  }
}

import { CfnOutput, Stack, Tags, type NestedStack, type StackProps } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import type { CodeOf } from './functions/bundles'
import { Alarms } from './alarms'
import type { Settings } from './settings'
import { createEdges, type EdgeResources } from './site/edge'
import { FunctionRoles } from './functions/function-roles'
import { createHttpApi, createSocketApi, type SocketApiStage } from './apis'
import { addHttpRoutes, addSocketRoutes } from './api-routes'
import { LambdaFactory } from './functions/lambda-functions'
import { addEventSources } from './functions/event-sources'
import { addOperations } from './operations'
import { getResourceNames } from './names'
import { createOriginKeyMaker } from './functions/origin-key'
import { CanaryReleases } from './functions/releases'
import { createTable, createUserPool } from './data-stores'
import { createTranscription } from './transcription'

type Props = StackProps & {
  readonly codeOf: CodeOf
  readonly version: string
  readonly siteCount: number
  readonly pointInTimeRecovery: boolean
  /** The change stream of a restored table, which replaces the stack's own table. */
  readonly restoredTable: string | undefined
  /** The sender of sign-in codes; the pool's default if undefined. */
  readonly mailFrom: string | undefined
  /** The addresses that locations send mail from. */
  readonly senders: readonly string[]
  readonly settings: Omit<Settings, 'certificates'>
}

/** What all locations share: the table, the calls, the live connection and the reactions. */
export class GroupStack extends Stack {
  readonly api: HttpApi
  readonly sockets: SocketApiStage
  /** The ARN of the function that hands the origin key to sites. */
  readonly originKeyMaker: string
  /** What sites share at the CDN; a set for each `SITES_PER_EDGE` of them. */
  readonly edges: readonly EdgeResources[]
  /** The nested stacks, one per area. */
  readonly areas: readonly NestedStack[]

  constructor(
    scope: Construct,
    id: string,
    { codeOf, version, siteCount, restoredTable, pointInTimeRecovery, mailFrom, senders, settings, ...props }: Props,
  ) {
    super(scope, id, props)
    const table = createTable(this, restoredTable, { pointInTimeRecovery })
    this.sockets = createSocketApi(this)
    this.originKeyMaker = createOriginKeyMaker(this, codeOf)
    this.edges = createEdges(this, siteCount)
    const calls = createHttpApi(this)
    this.api = calls.api
    const alarms = new Alarms(this, 'Watch', settings.alarmEmail)
    const failing = alarms.unexpectedErrors()
    alarms.serverErrors(this.api.apiId, this.sockets.api.apiId)
    const transcription = createTranscription(this)
    const userPool = createUserPool(this, { mailFrom })
    const roles = new FunctionRoles({
      table,
      userPoolArn: userPool.arn,
      sockets: this.sockets,
      transcription,
      alarmTopic: alarms.topic,
      senders,
    })
    const lambdas = new LambdaFactory(this, 'Functions', {
      codeOf,
      roles,
      tableName: table.tableName,
      socketEndpoint: this.sockets.stage.callbackUrl,
      transcription,
      alarmTopic: alarms.topic,
      userPool: userPool.environment,
      version,
      releases: settings.canary ? new CanaryReleases(this, 'Releases', failing) : undefined,
      settings,
    })
    const placing = addHttpRoutes(calls, lambdas)
    addSocketRoutes(this.sockets, lambdas)
    const sources = addEventSources(this, { table, lambdas, alarms, pool: userPool.pool })
    this.areas = lambdas.stacks
    addOperations(this, { alarms, apiId: this.api.apiId, table, lambdas, placing, sources, settings })
    new CfnOutput(this, 'TableName', { value: table.tableName })
    Tags.of(this).add('location', getResourceNames(this).location('group'))
  }
}

import { CfnOutput, Stack, Tags } from 'aws-cdk-lib'
import type { NestedStack, StackProps } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import type { CodeOf } from './functions/bundles'
import { Alarms, addLogQueries } from './monitoring'
import { createEdge } from './site/edge'
import type { EdgeResources } from './site/edge'
import { FunctionRoles } from './functions/function-roles'
import { createHttpApi, createSocketApi } from './apis'
import type { SocketApiStage } from './apis'
import { addHttpRoutes, addSocketRoutes } from './api-routes'
import { LambdaFactory } from './functions/lambda-functions'
import { addPageUploadTrigger, addSchedules, addSeedTrigger, addTranscriptionEndTrigger } from './functions/triggers'
import { getResourceNames } from './names'
import { createOriginKeys } from './functions/origin-key'
import type { OriginKeys } from './functions/origin-key'
import { addStreamConsumers, addWorkers } from './functions/reactions'
import { CanaryReleases } from './functions/releases'
import { createTable, createUserPool } from './data-stores'
import { createTranscription } from './transcription'

type Props = StackProps & {
  readonly codeOf: CodeOf
  readonly version: string
  readonly pointInTimeRecovery: boolean
  readonly deletionProtection: boolean
  /** The change stream of a restored table, which replaces the stack's own table. */
  readonly restoredTable: string | undefined
  /** The sender of sign-in codes; the pool's default if undefined. */
  readonly mailFrom: string | undefined
  /** The addresses that locations send mail from. */
  readonly senders: readonly string[]
  /** The numbers of the origin keys that the functions accept. */
  readonly originKeys: readonly number[]
  /** The recipient of alarms; undefined for none. */
  readonly alarmEmail: string | undefined
  /** Whether a new version first gets a tenth of the calls. */
  readonly canary: boolean
}

/** What all locations share: the table, the calls, the live connection and the reactions. */
export class GroupStack extends Stack {
  readonly api: HttpApi
  readonly sockets: SocketApiStage
  readonly originKeys: OriginKeys
  readonly edge: EdgeResources
  /** The nested stacks, one per area. */
  readonly areas: readonly NestedStack[]

  constructor(
    scope: Construct,
    id: string,
    {
      codeOf,
      version,
      restoredTable,
      pointInTimeRecovery,
      deletionProtection,
      mailFrom,
      senders,
      originKeys,
      alarmEmail,
      canary,
      ...props
    }: Props,
  ) {
    super(scope, id, props)
    const table = createTable(this, restoredTable, { pointInTimeRecovery, deletionProtection })
    this.sockets = createSocketApi(this)
    this.originKeys = createOriginKeys(this, { codeOf, table, numbers: originKeys })
    this.edge = createEdge(this)
    const calls = createHttpApi(this)
    this.api = calls.api
    const alarms = new Alarms(this, 'Watch', alarmEmail)
    const failing = alarms.failing(this.api.apiId, this.sockets.api.apiId)
    const transcription = createTranscription(this)
    const roles = new FunctionRoles({
      table,
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
      userPool: createUserPool(this, { mailFrom, deletionProtection }),
      originKeys: this.originKeys,
      version,
      releases: canary ? new CanaryReleases(this, 'Releases', failing) : undefined,
    })
    addHttpRoutes(calls, lambdas)
    addSocketRoutes(this.sockets, lambdas)
    const failedInvocations = addSchedules(this, lambdas)
    const workers = addWorkers(lambdas, failedInvocations)
    const deadLetters = [
      ...addStreamConsumers(this, { table, lambdas, alarms, workers }),
      failedInvocations,
      addTranscriptionEndTrigger(this, lambdas),
      addPageUploadTrigger(this, lambdas),
    ]
    alarms.addQueues(deadLetters)
    addSeedTrigger(this, table, lambdas)
    this.areas = lambdas.stacks
    addLogQueries(this, lambdas.logs)
    new CfnOutput(this, 'TableName', { value: table.tableName })
    Tags.of(this).add('location', getResourceNames(this).location('group'))
  }
}

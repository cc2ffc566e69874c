import { CfnOutput, Stack, Tags } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { NestedStack, StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { CodeOf } from './bundles'
import { Alarms } from './alarms'
import { makeEdge } from './edge'
import type { Edge } from './edge'
import { FunctionRoles } from './function-roles'
import { makeHttpApi } from './http-api'
import { addHttpRoutes } from './http-routes'
import { Lambdas } from './lambdas'
import { addNewPages } from './new-pages'
import { namesOf } from './names'
import { makeOriginKeys } from './origin-key'
import type { OriginKeys } from './origin-key'
import { addQueries } from './queries'
import { addReactions } from './reactions'
import { Releases } from './releases'
import { addSchedules } from './schedules'
import { addSeeding } from './seeding'
import { makeSocketApi } from './socket-api'
import type { Sockets } from './socket-api'
import { addSocketRoutes } from './socket-routes'
import { tableOf } from './table'
import { makeTranscription } from './transcription'
import { addTranscriptionEnd } from './transcription-end'
import { makeUserPool } from './user-pool'
import { addWorkers } from './workers'

type Props = StackProps & {
  readonly codeOf: CodeOf
  readonly version: string
  readonly pointInTimeRecovery: boolean
  readonly deletionProtection: boolean
  /** The change stream of the table that takes the place of the stack's own. */
  readonly restoredTable: string | undefined
  /** Whom the pool's codes come from; its own sender where none is named. */
  readonly mailFrom: string | undefined
  /** Whom locations' mails come from. */
  readonly senders: readonly string[]
  /** The numbers of the keys that the functions accept. */
  readonly originKeys: readonly number[]
  /** Whom to tell of what fails; nobody unless given. */
  readonly alarmEmail: string | undefined
  /** Whether a new version meets a tenth of the calls first. */
  readonly canary: boolean
}

/** What the group's locations share: the table, the calls, the live connection, the reactions. */
export class GroupStack extends Stack {
  readonly api: HttpApi
  readonly sockets: Sockets
  readonly originKeys: OriginKeys
  readonly edge: Edge
  /** The stacks inside this one, one an area. */
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
    const table = tableOf(this, restoredTable, { pointInTimeRecovery, deletionProtection })
    this.sockets = makeSocketApi(this)
    this.originKeys = makeOriginKeys(this, { codeOf, table, numbers: originKeys })
    this.edge = makeEdge(this)
    const calls = makeHttpApi(this)
    this.api = calls.api
    const alarms = new Alarms(this, 'Watch', alarmEmail)
    const failing = alarms.failing(this.api.apiId, this.sockets.api.apiId)
    const transcription = makeTranscription(this)
    const roles = new FunctionRoles({
      table,
      sockets: this.sockets,
      transcription,
      alarmTopic: alarms.topic,
      senders,
    })
    const lambdas = new Lambdas(this, 'Functions', {
      codeOf,
      roles,
      tableName: table.tableName,
      socketEndpoint: this.sockets.stage.callbackUrl,
      transcription,
      alarmTopic: alarms.topic,
      userPool: makeUserPool(this, { mailFrom, deletionProtection }),
      originKeys: this.originKeys,
      version,
      releases: canary ? new Releases(this, 'Releases', failing) : undefined,
    })
    addHttpRoutes(calls, lambdas)
    addSocketRoutes(this.sockets, lambdas)
    const failedInvocations = addSchedules(this, lambdas)
    const workers = addWorkers(lambdas, failedInvocations)
    const deadLetters = [
      ...addReactions(this, { table, lambdas, alarms, workers }),
      failedInvocations,
      addTranscriptionEnd(this, lambdas),
      addNewPages(this, lambdas),
    ]
    alarms.tellOf(deadLetters)
    addSeeding(this, table, lambdas)
    this.areas = lambdas.stacks
    addQueries(this, lambdas.logs)
    new CfnOutput(this, 'TableName', { value: table.tableName })
    Tags.of(this).add('location', namesOf(this).location('group'))
  }
}

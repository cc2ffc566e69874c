import { Stack, Validations } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { tableDefinition } from '#functions/platform/table/table-schema'
import { getNestedParameterName } from '../names'
import { grantPageAccess } from '../site/site-files'
import type { SocketApiStage } from '../apis'
import { grantPaymentSecrets, grantSecrets } from '../secrets'
import { grantTranscription, type TranscriptionResources } from '../transcription'
import type { FunctionNeeds, FunctionUnit } from './function-units'

const dynamodb = (...names: readonly string[]) => names.map((name) => `dynamodb:${name}`)

const READ_ACTIONS = dynamodb('GetItem', 'BatchGetItem', 'Query')
const CHANGE_ACTIONS = dynamodb('PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem')

/** The actions on the table that a kind of access includes; none of them scans. */
export const tableActions = {
  none: [],
  read: READ_ACTIONS,
  write: [...READ_ACTIONS, ...CHANGE_ACTIONS, ...dynamodb('ConditionCheckItem')],
} as const satisfies Readonly<Record<FunctionNeeds['table'], readonly string[]>>

/** The calls of `functions/platform/aws/cognito.ts`. None of them deletes an account. */
const userPoolActions = [
  'AdminAddUserToGroup',
  'AdminCreateUser',
  'AdminGetUser',
  'AdminRemoveUserFromGroup',
  'AdminSetUserPassword',
  'AdminUpdateUserAttributes',
  'AdminUserGlobalSignOut',
].map((name) => `cognito-idp:${name}`)

type Resources = {
  readonly table: ITable
  readonly userPoolArn: string
  readonly sockets: SocketApiStage
  readonly transcription: TranscriptionResources
  readonly alarmTopic: ITopic | undefined
  /** The addresses that locations send mail from; empty if no location sends mail. */
  readonly senders: readonly string[]
}

const pascal = (name: string) => name.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** A name for a set of needs, for example `WritePushesTells`. */
function nameOf({ table, transcription, secrets = [], ...switches }: FunctionNeeds): string {
  const on = Object.entries(switches).flatMap(([name, isOn]) => (isOn ? pascal(name) : []))
  const read = secrets.map((name) => `Reads${pascal(name.replace('-keys', ''))}Keys`)
  return [
    pascal(table),
    ...read,
    ...on.sort(),
    ...(transcription ? [`${pascal(transcription)}Transcription`] : []),
  ].join('')
}

/**
 * The roles of the product's functions. A role allows what its function's unit declares as `needs`;
 * functions of an area with equal needs share one. A role's name follows from its needs, so a
 * release with other needs creates another role and the previous version keeps its own while it is
 * still called.
 */
export class FunctionRoles {
  private readonly roles = new Map<string, Role>()

  constructor(private readonly resources: Resources) {}

  /**
   * Returns the role of a unit, in its area's stack. `purpose` separates a role that receives
   * further grants.
   */
  roleFor(area: Stack, { needs }: FunctionUnit, purpose = ''): Role {
    const id = `${purpose}${nameOf(needs)}Role`
    const key = `${area.node.path}/${id}`
    const role = this.roles.get(key) ?? this.makeRole(area, id, needs)
    this.roles.set(key, role)
    return role
  }

  private makeRole(area: Stack, id: string, needs: FunctionNeeds): Role {
    const role = new Role(area, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    this.grantTable(role, needs)
    if (needs.secrets) grantSecrets(role, needs.secrets, needs.createsSecrets === true)
    if (needs.pushes) this.grantPushes(role)
    if (needs.alertsOwner) this.grantAlarmTopic(role)
    if (needs.mails) this.grantMails(role)
    if (needs.rendersPages) grantPageAccess(role)
    if (needs.managesAccounts) this.grantUserPool(role)
    if (needs.pays) grantPaymentSecrets(role)
    if (needs.transcription) grantTranscription(role, this.resources.transcription, needs.transcription)
    return role
  }

  private grantTable(role: Role, { table: access, scans }: FunctionNeeds): void {
    if (access === 'none') return
    const { tableArn } = this.resources.table
    const actions = [...tableActions[access], ...(scans ? dynamodb('Scan') : [])]
    const indexes = tableDefinition.GlobalSecondaryIndexes.map(({ IndexName }) => `${tableArn}/index/${IndexName}`)
    role.addToPolicy(new PolicyStatement({ actions, resources: [tableArn] }))
    role.addToPolicy(new PolicyStatement({ actions: dynamodb('Query'), resources: indexes }))
  }

  private grantAlarmTopic(role: Role): void {
    this.resources.alarmTopic?.grantPublish(role)
  }

  /**
   * Allows mail from the addresses that the locations name. SES knows an address by itself or by
   * its domain.
   */
  private grantMails(role: Role): void {
    const { senders } = this.resources
    if (senders.length === 0) return
    const identities = [...new Set(senders.flatMap((sender) => [sender, sender.replace(/^.*@/, '')]))]
    const stack = Stack.of(role)
    role.addToPolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: identities.map((resourceName) =>
          stack.formatArn({ service: 'ses', resource: 'identity', resourceName }),
        ),
        conditions: { StringEquals: { 'ses:FromAddress': [...senders] } },
      }),
    )
  }

  private grantUserPool(role: Role): void {
    role.addToPolicy(new PolicyStatement({ actions: [...userPoolActions], resources: [this.resources.userPoolArn] }))
  }

  private grantPushes(role: Role): void {
    const { api, stage } = this.resources.sockets
    const names = ['POST', 'DELETE'].map((method) => `${stage.stageName}/${method}/@connections/*`)
    const resources = names.map((resourceName) =>
      Stack.of(api).formatArn({ service: 'execute-api', resource: api.apiId, resourceName }),
    )
    role.addToPolicy(new PolicyStatement({ actions: ['execute-api:ManageConnections'], resources }))
    for (const resourceName of names) {
      const arn = `arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<${getNestedParameterName(api, 'Ref')}>/${resourceName}`
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM5[Resource::${arn}]`,
        reason: 'Messages go to any connected browser; bound to this API, its one stage, and two methods.',
      })
    }
  }
}

import { Stack, Validations } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { keyPartitions } from '#functions/runtime/key-partitions'
import { nameInside } from './logical-id'
import type { Asked, AskedBy } from './sent-commands'
import { allowPages } from './site-bucket'
import type { Sockets } from './socket-api'
import { allowTranscription } from './transcription'
import type { Transcription } from './transcription'
import type { Unit } from './units'

const CHANGES = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem']
const TABLE = 'dynamodb:'

type Resources = {
  readonly table: ITable
  readonly sockets: Sockets
  readonly transcription: Transcription
  readonly alarmTopic: ITopic | undefined
  /** Whom locations' mails come from; none where no location sends any. */
  readonly senders: readonly string[]
  readonly askedBy: AskedBy
}

const pascal = (name: string) => name.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** What rights are called in a role's name: `BatchGetQueryGsi1`. */
const nameOf = (asked: readonly Asked[]): string =>
  [...new Set(asked.map(({ action, index }) => pascal(index ?? action.replace(/^.*:|Item$/g, ''))))].sort().join('')

/**
 * The roles of functions: what its code asks, and no more. Functions of an area that ask the same share one. A role is
 * named after its rights, so that a release that asks something else has another, and the version before keeps its own
 * for as long as it is called.
 */
export class Privileges {
  private readonly roles = new Map<string, Role>()

  constructor(private readonly resources: Resources) {}

  /** The role of a unit, in its area's stack; `purpose` sets a role apart that is granted more afterwards. */
  roleFor(area: Stack, unit: Unit, purpose = ''): Role {
    const asked = this.resources.askedBy(unit)
    const id = `${purpose}${nameOf(asked) || 'Nothing'}Role`
    const key = `${area.node.path}/${id}`
    const role = this.roles.get(key) ?? this.makeRole(area, id, unit, asked)
    this.roles.set(key, role)
    return role
  }

  private makeRole(area: Stack, id: string, { needs }: Unit, asked: readonly Asked[]): Role {
    const role = new Role(area, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    this.allowTable(role, asked)
    this.denyKeys(role, needs.makesSigningKey === true)
    const actions = new Set(asked.map(({ action }) => action))
    if (actions.has('execute-api:ManageConnections')) this.allowPushes(role)
    if (actions.has('sns:Publish')) this.allowTelling(role)
    if (actions.has('ses:SendEmail')) this.allowMails(role)
    if (asked.some(({ of }) => of === 'pages')) allowPages(role)
    if (asked.some(({ of }) => of === 'recordings')) allowTranscription(role, this.resources.transcription, actions)
    return role
  }

  private allowTable(role: Role, asked: readonly Asked[]): void {
    const { tableArn } = this.resources.table
    const ofTable = asked.filter(({ action }) => action.startsWith(TABLE))
    const actions = [...new Set(ofTable.flatMap(({ action, index }) => (index ? [] : action)))].sort()
    const indexes = [...new Set(ofTable.flatMap(({ index }) => index ?? []))].sort()
    if (actions.length > 0) role.addToPolicy(new PolicyStatement({ actions, resources: [tableArn] }))
    if (indexes.length > 0) {
      const resources = indexes.map((index) => `${tableArn}/index/${index}`)
      role.addToPolicy(new PolicyStatement({ actions: ['dynamodb:Query'], resources }))
    }
  }

  /** Whatever a role is allowed: the keys change by rotation alone, which an operator runs; of sessions', the seed makes the first. */
  private denyKeys(role: Role, makesSigningKey: boolean): void {
    const deny = (actions: string[], keys: string[]) =>
      role.addToPolicy(
        new PolicyStatement({
          effect: Effect.DENY,
          actions,
          resources: [this.resources.table.tableArn],
          conditions: { 'ForAnyValue:StringEquals': { 'dynamodb:LeadingKeys': keys } },
        }),
      )
    const { signing, origin } = keyPartitions
    if (!makesSigningKey) return void deny(CHANGES, [signing, origin])
    deny(['dynamodb:PutItem'], [origin])
    deny(
      CHANGES.filter((action) => action !== 'dynamodb:PutItem'),
      [signing, origin],
    )
  }

  private allowTelling(role: Role): void {
    const { alarmTopic } = this.resources
    if (alarmTopic)
      role.addToPolicy(new PolicyStatement({ actions: ['sns:Publish'], resources: [alarmTopic.topicArn] }))
  }

  /** From the addresses that the locations name and no other; SES knows each by itself or by its domain. */
  private allowMails(role: Role): void {
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

  private allowPushes(role: Role): void {
    const { api, stage } = this.resources.sockets
    const names = ['POST', 'DELETE'].map((method) => `${stage.stageName}/${method}/@connections/*`)
    const resources = names.map((resourceName) =>
      Stack.of(api).formatArn({ service: 'execute-api', resource: api.apiId, resourceName }),
    )
    role.addToPolicy(new PolicyStatement({ actions: ['execute-api:ManageConnections'], resources }))
    for (const resourceName of names) {
      const arn = `arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<${nameInside(api, 'Ref')}>/${resourceName}`
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM5[Resource::${arn}]`,
        reason: 'Any connected browser is sent to or closed; bound to this API, its one stage, and two methods.',
      })
    }
  }
}

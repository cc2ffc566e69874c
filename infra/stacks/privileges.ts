import { Stack, Validations } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { tableDefinition } from '#functions/runtime/table-definition'
import { logicalIdOf } from './logical-id'
import type { Sockets } from './socket-api'
import { allowTranscription } from './transcription'
import type { Transcription } from './transcription'
import type { Needs } from './units'

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
const WRITE = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
]

const roleNames = { none: 'Nobody', read: 'Reader', write: 'Writer' } as const

type Resources = {
  readonly table: ITable
  readonly sockets: Sockets
  readonly transcription: Transcription
  readonly alarmTopic: ITopic | undefined
}

/** One role per set of needs, made when first asked for: as narrow as a role per function, at a tenth of the resources. */
export class Privileges extends Construct {
  private readonly roles = new Map<string, Role>()

  constructor(
    scope: Construct,
    id: string,
    private readonly resources: Resources,
  ) {
    super(scope, id)
  }

  /** The role of functions with these needs; `purpose` sets a role apart that is granted more afterwards. */
  roleFor(needs: Needs, purpose = ''): Role {
    const id = `${purpose}${roleNames[needs.table]}${needs.pushes ? 'Pusher' : ''}${needs.transcribes ? 'Transcriber' : ''}${needs.tells ? 'Teller' : ''}`
    const role = this.roles.get(id) ?? this.makeRole(id, needs)
    this.roles.set(id, role)
    return role
  }

  private makeRole(id: string, needs: Needs): Role {
    const role = new Role(this, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    if (needs.table !== 'none') this.allowTable(role, needs.table)
    if (needs.pushes) this.allowPushes(role)
    if (needs.transcribes) allowTranscription(role, this.resources.transcription)
    if (needs.tells) this.allowTelling(role)
    return role
  }

  private allowTable(role: Role, use: 'read' | 'write'): void {
    const { tableArn } = this.resources.table
    role.addToPolicy(
      new PolicyStatement({ actions: use === 'write' ? [...READ, ...WRITE] : READ, resources: [tableArn] }),
    )
    role.addToPolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: tableDefinition.GlobalSecondaryIndexes.map(({ IndexName }) => `${tableArn}/index/${IndexName}`),
      }),
    )
  }

  private allowTelling(role: Role): void {
    const { alarmTopic } = this.resources
    if (alarmTopic)
      role.addToPolicy(new PolicyStatement({ actions: ['sns:Publish'], resources: [alarmTopic.topicArn] }))
  }

  private allowPushes(role: Role): void {
    const { api, stage } = this.resources.sockets
    const stack = Stack.of(this)
    const resourceName = `${stage.stageName}/POST/@connections/*`
    const connections = stack.formatArn({ service: 'execute-api', resource: api.apiId, resourceName })
    role.addToPolicy(new PolicyStatement({ actions: ['execute-api:ManageConnections'], resources: [connections] }))
    const arn = `arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<${logicalIdOf(api)}>/${resourceName}`
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${arn}]`,
      reason: 'A push goes to whichever browsers are connected; it is bound to this API, its one stage, and POST.',
    })
  }
}

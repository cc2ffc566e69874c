import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
  type ITable,
} from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { TTL_ATTRIBUTE, tableDefinition } from '#functions/platform/table/table-schema'
import {
  AccountRecovery,
  CfnUserPool,
  CfnUserPoolGroup,
  FeaturePlan,
  Mfa,
  UserPool,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito'
import { staffGroups, userPoolSettings } from '#shared/accounts/access'
import { PRODUCT_NAMES, getResourceNames } from './names'

type KeySchema = readonly { readonly AttributeName: string; readonly KeyType: 'HASH' | 'RANGE' }[]

const attributeTypes = { S: AttributeType.STRING } as const

function attribute(schema: KeySchema, keyType: 'HASH' | 'RANGE') {
  const name = schema.find((key) => key.KeyType === keyType)?.AttributeName
  const definition = tableDefinition.AttributeDefinitions.find(({ AttributeName }) => AttributeName === name)
  if (!definition) throw new Error(`The table definition does not define the ${keyType} key ${name}`)
  return { name: definition.AttributeName, type: attributeTypes[definition.AttributeType] }
}

const keys = (schema: KeySchema) => ({ partitionKey: attribute(schema, 'HASH'), sortKey: attribute(schema, 'RANGE') })

/** Retained when the stack is deleted, and when the deployment that creates it fails. */
const RETAINED = RemovalPolicy.RETAIN

type Safety = { readonly pointInTimeRecovery: boolean }

/**
 * Creates the table of `tableDefinition`. It is protected from the beginning and retained when the
 * stack is deleted, also if its first deployment fails: the deployment then names it.
 * `pointInTimeRecovery` costs 0.20 dollars per GB and month, so it is optional without a live
 * location.
 */
function makeOwnTable(scope: Construct, { pointInTimeRecovery }: Safety): Table {
  const table = new Table(scope, 'Table', {
    ...keys(tableDefinition.KeySchema),
    billingMode: BillingMode[tableDefinition.BillingMode],
    stream: StreamViewType[tableDefinition.StreamSpecification.StreamViewType],
    timeToLiveAttribute: TTL_ATTRIBUTE,
    encryption: TableEncryption.DEFAULT,
    removalPolicy: RETAINED,
    deletionProtection: true,
    ...(pointInTimeRecovery && { pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true } }),
  })
  for (const { IndexName, KeySchema, Projection } of tableDefinition.GlobalSecondaryIndexes) {
    table.addGlobalSecondaryIndex({
      indexName: IndexName,
      ...keys(KeySchema),
      projectionType: ProjectionType[Projection.ProjectionType],
    })
  }
  if (!pointInTimeRecovery) {
    Validations.of(table).acknowledge({
      id: 'AwsSolutions-DDB3',
      reason:
        'Point-in-time recovery is billed by the month; on where a location is live, elsewhere an owner switches it on with pointInTimeRecovery.',
    })
  }
  return table
}

/** Returns the table that the product uses: the stack's own, or a restored one instead. */
export function createTable(scope: Construct, restoredTable: string | undefined, safety: Safety): ITable {
  if (restoredTable === undefined) return makeOwnTable(scope, safety)
  const tableArn = restoredTable.slice(0, restoredTable.indexOf('/stream/'))
  return Table.fromTableAttributes(scope, 'Table', { tableArn, tableStreamArn: restoredTable })
}

/** Environment variables of the functions that use the pool. */
export type UserPoolEnvironment = Readonly<Record<string, string>>

type UserPoolResources = {
  readonly pool: CfnUserPool
  readonly arn: string
  readonly environment: UserPoolEnvironment
}

/** Returns the pool's own resource, for what the construct can't set. */
function getResource(pool: UserPool): CfnUserPool {
  const { defaultChild } = pool.node
  if (!(defaultChild instanceof CfnUserPool)) throw new Error('The pool has no resource of its own')
  return defaultChild
}

/** Sends codes through SES from an address with a verified domain. */
function sendBySes(pool: UserPool, address: string): void {
  const resourceName = address.split('@')[1]
  getResource(pool).emailConfiguration = {
    emailSendingAccount: 'DEVELOPER',
    from: `${PRODUCT_NAMES.name} <${address}>`,
    sourceArn: Stack.of(pool).formatArn({ service: 'ses', resource: 'identity', resourceName }),
  }
}

type Props = { readonly mailFrom: string | undefined }

/**
 * Creates the user pool of the live sites; it is retained when the stack is deleted. It exists in
 * test mode too, so that accounts, groups and client survive a change of mode. The Lite plan has no
 * fixed price: the first 10,000 monthly users are free, then 0.0055 dollars each.
 */
export function createUserPool(scope: Construct, { mailFrom }: Props): UserPoolResources {
  const pool = new UserPool(scope, 'UserPool', {
    userPoolName: getResourceNames(scope).slug,
    featurePlan: FeaturePlan.LITE,
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    standardAttributes: { email: { required: true, mutable: true } },
    autoVerify: { email: true },
    // An account has its old address until the new one is confirmed.
    keepOriginal: { email: true },
    userVerification: {
      emailStyle: VerificationEmailStyle.CODE,
      emailSubject: `Your ${PRODUCT_NAMES.name} code`,
      emailBody: `Your confirmation code is {####}. It lets you into your ${PRODUCT_NAMES.name} account.`,
    },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    // Optional at the pool, because guests share it. The token exchange requires it of admins.
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { sms: false, otp: true },
    passwordPolicy: {
      minLength: userPoolSettings.passwordLength,
      requireLowercase: false,
      requireUppercase: false,
      requireDigits: false,
      requireSymbols: false,
    },
    removalPolicy: RETAINED,
    deletionProtection: true,
  })
  if (mailFrom) sendBySes(pool, mailFrom)
  for (const [precedence, groupName] of staffGroups.entries()) {
    const group = { userPoolId: pool.userPoolId, groupName, precedence }
    new CfnUserPoolGroup(scope, `UserPoolGroup-${groupName}`, group).applyRemovalPolicy(RETAINED)
  }
  const client = pool.addClient('Site', {
    generateSecret: false,
    authFlows: { userSrp: true },
    disableOAuth: true,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    idTokenValidity: Duration.minutes(userPoolSettings.idTokenMinutes),
    accessTokenValidity: Duration.minutes(userPoolSettings.idTokenMinutes),
    refreshTokenValidity: Duration.days(userPoolSettings.refreshTokenDays),
  })
  client.applyRemovalPolicy(RETAINED)
  Validations.of(pool).acknowledge(
    {
      id: 'AwsSolutions-COG1',
      reason: 'Length instead of a mixture of signs, as NIST SP 800-63B advises: twelve signs at least.',
    },
    {
      id: 'AwsSolutions-COG2',
      reason: 'Optional for guests, who order food here. The API requires it of admins when they sign in.',
    },
    {
      id: 'AwsSolutions-COG3',
      reason: 'Threat protection belongs to the Plus plan, which is billed per user; sign-ins are limited per visitor.',
    },
    { id: 'AwsSolutions-COG8', reason: 'The Plus plan is billed per user; the Lite plan has no price while idle.' },
  )
  return {
    pool: getResource(pool),
    arn: pool.userPoolArn,
    environment: { USER_POOL_ID: pool.userPoolId, USER_POOL_CLIENT_ID: client.userPoolClientId },
  }
}

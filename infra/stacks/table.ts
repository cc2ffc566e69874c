import { RemovalPolicy, Validations } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { tableDefinition, TTL_ATTRIBUTE } from '#functions/runtime/table-definition'

type KeySchema = readonly { readonly AttributeName: string; readonly KeyType: 'HASH' | 'RANGE' }[]

const attributeTypes = { S: AttributeType.STRING } as const

function attribute(schema: KeySchema, keyType: 'HASH' | 'RANGE') {
  const name = schema.find((key) => key.KeyType === keyType)?.AttributeName
  const definition = tableDefinition.AttributeDefinitions.find(({ AttributeName }) => AttributeName === name)
  if (!definition) throw new Error(`The table definition does not define the ${keyType} key ${name}`)
  return { name: definition.AttributeName, type: attributeTypes[definition.AttributeType] }
}

const keys = (schema: KeySchema) => ({ partitionKey: attribute(schema, 'HASH'), sortKey: attribute(schema, 'RANGE') })

type Safety = { readonly pointInTimeRecovery: boolean; readonly deletionProtection: boolean }

/**
 * The one table, as `tableDefinition` says; kept when the stack goes, but not when its first
 * deployment fails. `pointInTimeRecovery` costs 0.20 dollars a GB and month: where no location is
 * live it is a switch.
 */
function makeOwnTable(scope: Construct, { pointInTimeRecovery, deletionProtection }: Safety): Table {
  const table = new Table(scope, 'Table', {
    ...keys(tableDefinition.KeySchema),
    billingMode: BillingMode[tableDefinition.BillingMode],
    stream: StreamViewType[tableDefinition.StreamSpecification.StreamViewType],
    timeToLiveAttribute: TTL_ATTRIBUTE,
    encryption: TableEncryption.DEFAULT,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    deletionProtection,
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

/**
 * The table that the product works on: the stack's own, or a restored one in its place; the stack's
 * own is then left be.
 */
export function createTable(scope: Construct, restoredTable: string | undefined, safety: Safety): ITable {
  if (restoredTable === undefined) return makeOwnTable(scope, safety)
  const tableArn = restoredTable.slice(0, restoredTable.indexOf('/stream/'))
  return Table.fromTableAttributes(scope, 'Table', { tableArn, tableStreamArn: restoredTable })
}

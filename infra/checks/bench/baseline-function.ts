import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'

const table = DynamoDBDocumentClient.from(new DynamoDBClient())

/**
 * The least that a function can be which asks the table: what the product's own are compared with.
 */
export const handler = () =>
  table.send(new GetCommand({ TableName: process.env['TABLE_NAME'], Key: { pk: 'CONNECT', sk: 'CONNECT' } }))

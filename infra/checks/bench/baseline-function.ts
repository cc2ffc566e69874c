import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'

const table = DynamoDBDocumentClient.from(new DynamoDBClient())

/** A minimal function that reads the table, as the baseline for the product's functions. */
export const handler = () =>
  table.send(new GetCommand({ TableName: process.env['TABLE_NAME'], Key: { pk: 'CONNECT', sk: 'CONNECT' } }))

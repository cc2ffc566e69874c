import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'

/** The one client of the table; nothing else is imported here, so that it can be made before all the rest is loaded. */
export const table = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 5 }), {
  marshallOptions: { removeUndefinedValues: true },
})

/**
 * Opens the connection to the table ahead of the first question, by asking for an item that is not there. Failing is
 * no matter: whoever asks next meets the same error where it can be answered.
 */
export async function connectTable(tableName: string): Promise<void> {
  await table
    .send(new GetCommand({ TableName: tableName, Key: { pk: 'CONNECT', sk: 'CONNECT' } }))
    .catch(() => undefined)
}

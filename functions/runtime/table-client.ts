import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'

const client = new DynamoDBClient({ maxAttempts: 5 })
// It logs nothing, and would copy for that all that is asked and answered.
client.middlewareStack.removeByTag('LOGGER')
// It writes with each question what asks it, an eighth of the client's own work; nobody reads that.
client.middlewareStack.remove('getUserAgentMiddleware')
// It watches for functions that call themselves through queues and buckets; the table is neither.
client.middlewareStack.remove('recursionDetectionMiddleware')

/** The one client of the table; nothing else is imported here, so that it can be made before all the rest is loaded. */
export const table = DynamoDBDocumentClient.from(client, {
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

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'

/** The one client of the table. */
export const table = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 5 }), {
  marshallOptions: { removeUndefinedValues: true },
})

/**
 * Opens the connection to the table before the first request needs it, by reading an item that does
 * not exist. An error is ignored: the first request meets the same error and can answer it.
 */
async function openConnection(tableName: string): Promise<void> {
  await table
    .send(new GetCommand({ TableName: tableName, Key: { pk: 'CONNECT', sk: 'CONNECT' } }))
    .catch(() => undefined)
}

// In Lambda the handshake, which takes as long as a cold start's own code, overlaps with loading
// the rest.
if (process.env['AWS_LAMBDA_FUNCTION_NAME']) void openConnection(process.env['TABLE_NAME'] ?? '')

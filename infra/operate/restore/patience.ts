import { setTimeout as sleep } from 'node:timers/promises'
import { DescribeTableCommand, ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import type { DynamoDBClient, TableDescription } from '@aws-sdk/client-dynamodb'

/** What a table's service says while it is busy, with others or with this very table. */
const passing = new Set([
  'ContinuousBackupsUnavailableException',
  'InternalServerError',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ResourceInUseException',
  'TableInUseException',
  'ThrottlingException',
])

const TRIES = 60

export type PollSettings = { readonly pollMs: number }

/** Asks again while the service is only busy; throws its last word after many tries. */
export async function retryWhileBusy<T>(ask: () => Promise<T>, { pollMs }: PollSettings): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      const passes = error instanceof Error && passing.has(error.name)
      if (!passes || attempt >= TRIES) throw error
      await sleep(pollMs)
    }
  }
}

/** What is known of a table; undefined when there is none of that name. */
export const findTableDescription = (
  client: DynamoDBClient,
  name: string,
  pace: PollSettings,
): Promise<TableDescription | undefined> =>
  retryWhileBusy(async () => {
    try {
      return (await client.send(new DescribeTableCommand({ TableName: name }))).Table
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return undefined
      throw error
    }
  }, pace)

/** Waits, however long it takes, until a table can be used; throws when it never will. */
export async function waitUntilActive(
  client: DynamoDBClient,
  name: string,
  pace: PollSettings,
): Promise<TableDescription> {
  for (;;) {
    const table = await findTableDescription(client, name, pace)
    if (table?.TableStatus === 'ACTIVE') return table
    if (table?.TableStatus !== 'CREATING' && table?.TableStatus !== 'UPDATING') {
      throw new Error(`The table ${name} did not come to be: it is ${table?.TableStatus ?? 'gone'}.`)
    }
    await sleep(pace.pollMs)
  }
}

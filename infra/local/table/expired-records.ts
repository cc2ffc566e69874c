import { setTimeout as sleep } from 'node:timers/promises'
import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb'
import { TTL_ATTRIBUTE } from '#functions/platform/table/table-schema'

const names = { '#ttl': TTL_ATTRIBUTE }
const PAGE_RECORDS = 100
/** Leaves the engine to guests for most of the time. */
const PAUSE_MS = 200
const PASS_MS = 60 * 60 * 1000

type Pass = { readonly table: string; readonly now: Date; readonly signal?: AbortSignal; readonly pauseMs?: number }

/**
 * Deletes the records whose time to live has passed, as DynamoDB does and the engine doesn't.
 * Returns how many. Throws an `AbortError` when the signal ends it.
 */
export async function deleteExpiredRecords({ table, now, signal, pauseMs = 0 }: Pass): Promise<number> {
  const client = new DynamoDBClient()
  const expired = {
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now.getTime() / 1000)) } },
  }
  let deleted = 0
  try {
    const pages = paginateScan(
      { client, pageSize: PAGE_RECORDS },
      { TableName: table, ...expired, FilterExpression: '#ttl < :now' },
    )
    for await (const { Items: items = [] } of pages) {
      for (const { pk, sk } of items) {
        if (!pk || !sk) continue
        const input = { TableName: table, Key: { pk, sk }, ...expired, ConditionExpression: '#ttl < :now' }
        await client.send(new DeleteItemCommand(input)).then(
          () => (deleted += 1),
          // Renewed since it was read.
          (error: unknown) => {
            if (!(error instanceof ConditionalCheckFailedException)) throw error
          },
        )
      }
      await sleep(pauseMs, undefined, { signal })
    }
    return deleted
  } finally {
    client.destroy()
  }
}

/** Deletes expired records at the start and every hour, slowly, until stopped. */
export function startExpiry(table: string) {
  const stopping = new AbortController()
  const { signal } = stopping
  async function run(): Promise<void> {
    while (!signal.aborted) {
      await deleteExpiredRecords({ table, now: new Date(), signal, pauseMs: PAUSE_MS }).catch((error: unknown) => {
        if (!signal.aborted) console.error('Expired records could not be deleted; trying again in an hour.', error)
      })
      await sleep(PASS_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: (): Promise<void> => {
      stopping.abort()
      return running
    },
  }
}

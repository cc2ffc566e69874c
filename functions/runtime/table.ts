import { setTimeout as sleep } from 'node:timers/promises'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import type { QueryCommandInput, TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { Problem } from '#shared/problem'
import { environment } from './environment'
import { meterUnits } from './log'
import { table } from './table-client'

export { table }

export type Key = { readonly pk: string; readonly sk: string }
export type Item = Record<string, unknown>

table.middlewareStack.add(
  (next) => async (args) => {
    Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
    const answer = await next(args)
    const used = 'ConsumedCapacity' in answer.output ? answer.output.ConsumedCapacity : []
    for (const part of [used ?? []].flat()) meterUnits('CapacityUnits' in part ? (part.CapacityUnits ?? 0) : 0)
    return answer
  },
  { step: 'initialize', name: 'meter' },
)

/** The table's name, for commands that a store sends itself. */
export const tableName = () => environment().TABLE_NAME

/** One item, read consistently; undefined when there is none. */
export async function getItem({ pk, sk }: Key): Promise<Item | undefined> {
  const { Item: item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: { pk, sk }, ConsistentRead: true }),
  )
  return item
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))

/** Items by key, read consistently, in no particular order; what does not exist is left out. */
export async function getItems(keys: readonly Key[]): Promise<Item[]> {
  const name = tableName()
  const read = async (some: readonly Key[], attempt = 0): Promise<Item[]> => {
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({
        RequestItems: { [name]: { Keys: some.map(({ pk, sk }) => ({ pk, sk })), ConsistentRead: true } },
      }),
    )
    const items: Item[] = Responses?.[name] ?? []
    const rest = UnprocessedKeys?.[name]?.Keys ?? []
    if (rest.length === 0) return items
    await nextTry(attempt)
    return [...items, ...(await read(rest.map(keyOf), attempt + 1))]
  }
  return (await Promise.all(chunks(keys, 100).map((some) => read(some)))).flat()
}

/** The key attributes of an item. */
export const keyOf = (item: Item): Key => ({ pk: String(item['pk']), sk: String(item['sk']) })

/** All items that a query finds, page after page. */
export async function queryAll(input: Omit<QueryCommandInput, 'TableName'>): Promise<Item[]> {
  const items: Item[] = []
  let start: Item | undefined
  do {
    const page = await table.send(new QueryCommand({ ...input, TableName: tableName(), ExclusiveStartKey: start }))
    items.push(...(page.Items ?? []))
    start = page.LastEvaluatedKey
  } while (start)
  return items
}

/** Deletes items by key, in batches. */
export async function deleteItems(keys: readonly Key[]): Promise<void> {
  const name = tableName()
  const remove = async (some: readonly Key[], attempt = 0): Promise<void> => {
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({
        RequestItems: { [name]: some.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })) },
      }),
    )
    const rest = (UnprocessedItems?.[name] ?? []).flatMap((request) => request.DeleteRequest?.Key ?? [])
    if (rest.length === 0) return
    await nextTry(attempt)
    await remove(rest.map(keyOf), attempt + 1)
  }
  await Promise.all(chunks(keys, 25).map((some) => remove(some)))
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** One write of a transaction and what to say when its condition does not hold. */
export type Step = {
  readonly write: TransactItem
  readonly refused?: (before: Item | undefined) => Error
}

const MAX_RETRIES = 20

/** Reasons against a transaction that pass by themselves. */
const passing = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

/** Waits a moment before the next attempt: longer each time, and never as long as the others. */
export const pause = (attempt: number) => sleep(Math.random() * Math.min(400, 8 * 2 ** attempt))

/** Waits for the next attempt at what the table had no time for; throws `unavailable` after too many. */
async function nextTry(attempt: number): Promise<void> {
  if (attempt >= MAX_RETRIES) {
    throw new Problem('unavailable', 'We are very busy. Please try again in a moment.', { retryAfterSeconds: 1 })
  }
  await pause(attempt)
}

/**
 * Writes all steps or none. A step whose condition fails throws that step's own error; conflicts with
 * other transactions are retried with jitter (docs/product/checkout.md#simultaneous-orders) and end in `unavailable`.
 */
export async function transact(steps: readonly Step[], attempt = 0): Promise<void> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems: steps.map((step) => step.write) }))
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const reasons = error.CancellationReasons ?? []
    const refusedAt = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed')
    if (refusedAt >= 0) throw steps[refusedAt]?.refused?.(plain(reasons[refusedAt]?.Item)) ?? error
    if (!reasons.every(({ Code }) => passing.has(Code ?? ''))) throw error
    await nextTry(attempt)
    await transact(steps, attempt + 1)
  }
}

const plain = (item: Record<string, AttributeValue> | undefined): Item | undefined => item && unmarshall(item)

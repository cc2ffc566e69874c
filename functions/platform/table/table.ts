import { TransactionConflictException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  GetCommand,
  QueryCommand,
  type BatchWriteCommandInput,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { getEnvironment } from '../environment'
import { addConsumedUnits, countConflict, isMetered } from '../log'
import { table } from '../aws/dynamodb'
import { retryWithBackoff } from '../retry'

export { table }

export type Key = { readonly pk: string; readonly sk: string }
export type Item = Record<string, unknown>

table.middlewareStack.add(
  (next) => async (args) => {
    if (!isMetered()) return next(args)
    Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
    const answer = await next(args)
    const used = 'ConsumedCapacity' in answer.output ? answer.output.ConsumedCapacity : []
    for (const part of [used ?? []].flat()) addConsumedUnits('CapacityUnits' in part ? (part.CapacityUnits ?? 0) : 0)
    return answer
  },
  { step: 'initialize', name: 'meter' },
)

// DynamoDB rejects a single write while a transaction changes the same record (decision 0033). The
// SDK does not repeat it. Nothing was written, so any write can be repeated.
table.middlewareStack.add(
  (next) => (args) =>
    retryWithBackoff(async () => {
      try {
        return { done: await next(args) }
      } catch (error) {
        if (!(error instanceof TransactionConflictException)) throw error
        countConflict()
        return 'again'
      }
    }),
  { step: 'initialize', name: 'repeat-conflicts', priority: 'high' },
)

export const tableName = () => getEnvironment().TABLE_NAME

/** Returns an item, read consistently; undefined if it does not exist. */
export async function getItem({ pk, sk }: Key): Promise<Item | undefined> {
  const { Item: item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: { pk, sk }, ConsistentRead: true }),
  )
  return item
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))

type Consistency = 'consistent' | 'eventual'

async function readBatch(keys: readonly Key[], consistency: Consistency): Promise<Item[]> {
  const name = tableName()
  const items: Item[] = []
  let left = keys.map(({ pk, sk }) => ({ pk, sk }))
  return retryWithBackoff(async () => {
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: left, ConsistentRead: consistency === 'consistent' } } }),
    )
    items.push(...(Responses?.[name] ?? []))
    left = (UnprocessedKeys?.[name]?.Keys ?? []).map(getKey)
    return left.length > 0 ? 'again' : { done: items }
  })
}

/** Returns the items that exist, in no particular order. An eventual read costs half. */
export const getItems = async (keys: readonly Key[], consistency: Consistency = 'consistent'): Promise<Item[]> =>
  (await Promise.all(chunks(keys, 100).map((batch) => readBatch(batch, consistency)))).flat()

/** Returns the key attributes of an item. */
export const getKey = (item: Item): Key => ({ pk: String(item['pk']), sk: String(item['sk']) })

/** Formats a key as one string. */
export const formatKey = ({ pk, sk }: Key): string => `${pk}|${sk}`

/** Reads items consistently, each once. Returns a function that finds an item by its key. */
export async function getItemLookup(keys: readonly Key[]): Promise<(key: Key) => Item | undefined> {
  const distinct = new Map(keys.map((key) => [formatKey(key), key]))
  const items = new Map((await getItems([...distinct.values()])).map((item) => [formatKey(getKey(item)), item]))
  return (key) => items.get(formatKey(key))
}

/** Returns all items of a query, across its pages. */
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

type Write = { readonly PutRequest: { readonly Item: Item } } | { readonly DeleteRequest: { readonly Key: Key } }

async function writeBatch(writes: readonly Write[]): Promise<void> {
  const name = tableName()
  let left: NonNullable<BatchWriteCommandInput['RequestItems']>[string] = [...writes]
  return retryWithBackoff(async () => {
    const { UnprocessedItems } = await table.send(new BatchWriteCommand({ RequestItems: { [name]: left } }))
    left = UnprocessedItems?.[name] ?? []
    return left.length > 0 ? 'again' : { done: undefined }
  })
}

/**
 * Waits for all batches even if one fails, so that a retry does not run at the same time as this
 * call.
 */
async function writeAll(writes: readonly Write[]): Promise<void> {
  const outcomes = await Promise.allSettled(chunks(writes, 25).map(writeBatch))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** Deletes items by key, in batches. */
export const deleteItems = (keys: readonly Key[]): Promise<void> =>
  writeAll(keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))

/** Writes items in batches and replaces existing ones. Each key may occur once. */
export const putItems = (items: readonly Item[]): Promise<void> =>
  writeAll(items.map((item) => ({ PutRequest: { Item: item } })))

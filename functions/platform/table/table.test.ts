import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  ProvisionedThroughputExceededException,
  ThrottlingException,
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  type BatchWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { buildProblemResponse } from '../response'
import { deleteItems, getItem, getItems, putItems } from './table'
import { transact, type WriteStep } from './transaction'

process.env['TABLE_NAME'] = 'table'

const service = mockClient(DynamoDBDocumentClient)
beforeEach(() => {
  service.reset()
  // Without pauses between attempts.
  jest.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => jest.restoreAllMocks())

const message = { message: 'slow down', $metadata: { attempts: 5 } }
const withAttempts = <E extends Error>(error: E): E => Object.assign(error, { $metadata: { attempts: 5 } })
const keys = Array.from({ length: 3 }, (_, index) => ({ pk: 'MENU', sk: `ITEM#${index}` }))

describe('an overloaded table', () => {
  it.each([
    ['throttling', new ThrottlingException(message)],
    ['exhausted throughput', new ProvisionedThroughputExceededException(message)],
    ['a transaction in progress', new TransactionInProgressException(message)],
    ['a conflicting transaction', new TransactionConflictException(message)],
  ])('responds with 503 after %s', async (_what, error) => {
    service.on(GetCommand).rejects(withAttempts(error))
    const answer = await getItem({ pk: 'a', sk: 'b' }).then(
      () => undefined,
      (thrown: unknown) => buildProblemResponse(thrown),
    )
    expect([answer?.statusCode, answer?.headers?.['retry-after']]).toEqual([503, '1'])
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'unavailable' })
  })
})

describe('a batch with unprocessed items', () => {
  it('is read until it is complete', async () => {
    service
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { table: keys.slice(0, 1) },
        UnprocessedKeys: { table: { Keys: keys.slice(1) } },
      })
      .resolvesOnce({ Responses: { table: keys.slice(1, 2) }, UnprocessedKeys: { table: { Keys: keys.slice(2) } } })
      .resolves({ Responses: { table: keys.slice(2) } })
    expect(await getItems(keys)).toEqual(keys)
    const sent = service.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.['table'])
    expect(sent.map((part) => part?.Keys)).toEqual([keys, keys.slice(1), keys.slice(2)])
    expect(sent.every((part) => part?.ConsistentRead === true)).toBe(true)
  })

  it.each([
    ['deleted', () => deleteItems(keys), keys.map((Key) => ({ DeleteRequest: { Key } }))],
    ['put', () => putItems(keys), keys.map((Item) => ({ PutRequest: { Item } }))],
  ])('is %s until it is complete', async (_what, work, requests) => {
    service
      .on(BatchWriteCommand)
      .resolvesOnce({ UnprocessedItems: { table: requests.slice(1) } })
      .resolves({})
    await work()
    const sent = service.commandCalls(BatchWriteCommand).map(({ args }) => args[0].input.RequestItems?.['table'])
    expect(sent).toEqual([requests, requests.slice(1)])
  })

  it('fails if one of several batches fails, but only after all have finished', async () => {
    const items = Array.from({ length: 30 }, (_, index) => ({ pk: 'MENU', sk: `ITEM#${index}` }))
    const written: string[] = []
    service.on(BatchWriteCommand).callsFake(async ({ RequestItems }: BatchWriteCommandInput) => {
      const requests = RequestItems?.['table'] ?? []
      if (requests.length === 25) throw new Error('No')
      await nextTurn()
      written.push(...requests.map(({ PutRequest }) => String(PutRequest?.Item?.['sk'])))
      return {}
    })
    await expect(putItems(items)).rejects.toThrow('No')
    expect(written).toEqual(items.slice(25).map(({ sk }) => sk))
  })

  it.each([
    ['read', () => getItems(keys)],
    ['deleted', () => deleteItems(keys)],
  ])('is not %s forever', async (_what, work) => {
    service.on(BatchGetCommand).resolves({ UnprocessedKeys: { table: { Keys: keys } } })
    service
      .on(BatchWriteCommand)
      .resolves({ UnprocessedItems: { table: keys.map((Key) => ({ DeleteRequest: { Key } })) } })
    await expect(work()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 })
  })
})

describe('a transaction', () => {
  const cancelled = (...codes: string[]) =>
    new TransactionCanceledException({ ...message, CancellationReasons: codes.map((Code) => ({ Code })) })
  const steps: WriteStep[] = [{ write: { Delete: { TableName: 'table', Key: { pk: 'a', sk: 'b' } } } }]

  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'is repeated after %s',
    async (code) => {
      service.on(TransactWriteCommand).rejectsOnce(cancelled(code)).rejectsOnce(cancelled('None', code)).resolves({})
      await transact(steps)
      expect(service.commandCalls(TransactWriteCommand)).toHaveLength(3)
    },
  )

  it('is not repeated after a failed condition', async () => {
    service.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'))
    await expect(transact(steps)).rejects.toBeInstanceOf(TransactionCanceledException)
    expect(service.commandCalls(TransactWriteCommand)).toHaveLength(1)
  })

  it('fails with `unavailable` if conflicts persist', async () => {
    service.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'))
    await expect(transact(steps)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 })
  })
})

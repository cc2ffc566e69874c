import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { Problem } from '#shared/platform/problem'
import {
  buildPutIfAbsent,
  ifUnchanged,
  keepUnchanged,
  runOptimisticWrite,
  updateOnce,
  type WritePlan,
  type WriteStep,
} from './transaction'
import { getConflictFields, withUsageMeter } from '../log'

process.env['TABLE_NAME'] = 'table'

const service = mockClient(DynamoDBDocumentClient)
beforeEach(() => {
  service.reset()
  // Without pauses between attempts.
  jest.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => jest.restoreAllMocks())

const message = { message: 'no', $metadata: {} }
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({ ...message, CancellationReasons: codes.map((Code) => ({ Code })) })
const refusedAt = (pages: number) =>
  new ConditionalCheckFailedException({ ...message, Item: { pages: { N: String(pages) } } })

const Key = { pk: 'BOOK', sk: 'BOOK' }
const step = (refused?: WriteStep['onConflict']): WriteStep => ({
  write: { Put: buildPutIfAbsent({ ...Key }) },
  ...(refused && { onConflict: refused }),
})
const addPage = (pages: number): WritePlan<number> => ({
  update: ifUnchanged({ TableName: 'table', Key, UpdateExpression: 'ADD pages :one' }, { pages }),
  answer: (after) => Number(after?.['pages']),
})

describe('an optimistic write', () => {
  it('writes nothing if there is nothing to change', async () => {
    expect(
      await withUsageMeter(async () => [await runOptimisticWrite(() => 3, keepUnchanged), getConflictFields()]),
    ).toEqual([3, {}])
    expect(service.calls()).toHaveLength(0)
  })

  it('reads and plans again after another write came first or conflicted', async () => {
    service
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'ConditionalCheckFailed'))
      .rejectsOnce(cancelled('TransactionConflict', 'None'))
      .resolves({})
    let read = 0
    const [answer, met] = await withUsageMeter(async () => [
      await runOptimisticWrite(
        () => (read += 1),
        (time) => ({ steps: [step(), step()], answer: time }),
      ),
      getConflictFields(),
    ])
    expect([answer, read, met]).toEqual([3, 3, { conflicts: 2 }])
  })

  it('of one record continues with the current record that the failed update returned', async () => {
    service
      .on(UpdateCommand)
      .rejectsOnce(refusedAt(7))
      .resolves({ Attributes: { pages: 10 } })
    const read: unknown[] = []
    const answer = await runOptimisticWrite((current) => {
      read.push(current?.['pages'])
      return Number(current?.['pages'] ?? 9)
    }, addPage)
    expect(answer).toBe(10)
    expect(read).toEqual([undefined, 7])
    const seen = service.commandCalls(UpdateCommand).map(({ args }) => args[0].input.ExpressionAttributeValues)
    expect(seen.map((values) => values?.[':seen0'])).toEqual([9, 7])
  })

  it('throws the error of a step at once', async () => {
    service.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'))
    const spent = new Problem('code-spent', 'Spent.')
    await expect(
      runOptimisticWrite(
        () => undefined,
        () => ({ steps: [step(() => spent)], answer: 1 }),
      ),
    ).rejects.toBe(spent)
    expect(
      await runOptimisticWrite(
        () => undefined,
        () => ({ steps: [step('already')], answer: 1 }),
      ),
    ).toBe(1)
    expect(service.calls()).toHaveLength(2)
  })

  it('fails with `unavailable` if another write comes first every time', async () => {
    service.on(UpdateCommand).rejects(refusedAt(1))
    await expect(runOptimisticWrite(() => 1, addPage)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 1,
    })
  })
})

describe('an idempotent update', () => {
  const update = ifUnchanged({ TableName: 'table', Key, UpdateExpression: 'REMOVE pages' }, { pages: 1 })

  it('returns whether it changed anything', async () => {
    service.on(UpdateCommand).resolvesOnce({}).rejects(refusedAt(2))
    expect(await updateOnce({ update, onConflict: 'already' })).toBe(true)
    expect(await updateOnce({ update, onConflict: 'already' })).toBe(false)
    await expect(updateOnce({ update })).rejects.toBeInstanceOf(ConditionalCheckFailedException)
  })
})

describe('the condition that nothing has changed', () => {
  it('checks the values that were read, and keeps the names and values of the write', () => {
    const write = {
      TableName: 'table',
      Key,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':status': 'ready' },
    }
    expect(ifUnchanged(write, { 'size(history)': 2, 'lines[1].struckAt': undefined, version: 7 })).toEqual({
      ...write,
      ConditionExpression:
        'size(#seen_history) = :seen0 AND attribute_not_exists(#seen_lines[1].#seen_struckAt) AND #seen_version = :seen1',
      ExpressionAttributeNames: {
        '#status': 'status',
        '#seen_history': 'history',
        '#seen_lines': 'lines',
        '#seen_struckAt': 'struckAt',
        '#seen_version': 'version',
      },
      ExpressionAttributeValues: { ':status': 'ready', ':seen0': 2, ':seen1': 7 },
    })
  })

  it('contains no empty map of values, which DynamoDB rejects', () => {
    const written = ifUnchanged({ TableName: 'table', Key }, { spentOn: undefined })
    expect(Object.keys(written)).not.toContain('ExpressionAttributeValues')
  })
})

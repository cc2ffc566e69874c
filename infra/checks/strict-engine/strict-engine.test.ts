import { splitRequest, type RecordedRequest } from '#infra/testkit/record-requests'
import { listCodeExpressions } from './code-expressions'
import { listUnsent } from './recorded-requests'
import { startStrictEngine } from './strict-engine'

let engine: Awaited<ReturnType<typeof startStrictEngine>>

beforeAll(async () => {
  engine = await startStrictEngine()
})
afterAll(() => engine.stop())

const Key = { pk: { S: 'ORDER#1' }, sk: { S: 'ORDER' } }
const update = (input: object): RecordedRequest => ({ operation: 'UpdateItem', input: { Key, ...input } })
const one = { ':one': { N: '1' } }

it.each<[fault: string, request: RecordedRequest, message: RegExp]>([
  [
    'a reserved word',
    update({ UpdateExpression: 'SET status = :one', ExpressionAttributeValues: one }),
    /reserved keyword/,
  ],
  [
    'an unused name',
    update({
      UpdateExpression: 'SET pages = :one',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: one,
    }),
    /unused in expressions/,
  ],
  [
    'an unused value',
    update({
      UpdateExpression: 'SET pages = :one',
      ExpressionAttributeValues: { ...one, ':two': { N: '2' } },
    }),
    /unused in expressions/,
  ],
  [
    'a value of the wrong type',
    update({ UpdateExpression: 'ADD pages :text', ExpressionAttributeValues: { ':text': { S: 'one' } } }),
    /Incorrect operand type/,
  ],
  [
    'overlapping paths',
    update({
      UpdateExpression: 'SET pages = :one, pages.front = :one',
      ExpressionAttributeValues: one,
    }),
    /Two document paths overlap/,
  ],
  [
    'an undefined value',
    { operation: 'Query', input: { KeyConditionExpression: 'pk = :pk' } },
    /attribute value used in expression is not defined/,
  ],
  [
    'a filter on a key',
    {
      operation: 'Query',
      input: {
        KeyConditionExpression: 'pk = :one',
        FilterExpression: 'sk = :one',
        ExpressionAttributeValues: { ':one': { S: '1' } },
      },
    },
    /Filter Expression can only contain non-primary key attributes/,
  ],
  [
    'an unknown index',
    {
      operation: 'Query',
      input: { IndexName: 'gsi3', KeyConditionExpression: 'pk = :a', ExpressionAttributeValues: { ':a': { S: 'a' } } },
    },
    /specified index/,
  ],
  ['an empty map of values', update({ UpdateExpression: 'REMOVE pages', ExpressionAttributeValues: {} }), /empty/],
])('the engine rejects %s', async (_, request, message) => {
  expect(await engine.findFault(request)).toMatch(message)
})

it('accepts a valid request, also one whose condition fails or whose path is not stored', async () => {
  const valid = [
    update({
      UpdateExpression: 'SET #status = :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: one,
    }),
    update({ UpdateExpression: 'SET books.front = :one', ExpressionAttributeValues: one }),
  ]
  for (const request of valid) expect(await engine.findFault(request)).toBeUndefined()
})

it('checks each part of a transaction', async () => {
  const parts = splitRequest('TransactWriteItems', {
    TransactItems: [
      { Put: { TableName: 'any', Item: Key } },
      { ConditionCheck: { TableName: 'any', Key, ConditionExpression: 'attribute_exists(name)' } },
    ],
  })
  const faults = await Promise.all(parts.map(engine.findFault))
  expect(faults).toEqual([undefined, expect.stringContaining('reserved keyword: name')])
})

it('finds an expression of the code that no test sends, whatever it is composed of', () => {
  const code = listCodeExpressions(
    'functions/orders.ts',
    `const write = (note?: string) => ({
      UpdateExpression: \`SET pages = :pages\${note === undefined ? '' : ', note = :note'}\`,
      ConditionExpression: 'attribute_exists(pk)' + (note ? ' AND pages = :before' : ''),
      KeyConditionExpression: whatever,
    })`,
  )
  const sent = [
    update({ UpdateExpression: 'SET pages = :pages, note = :note' }),
    update({ ConditionExpression: 'attribute_exists(pages)' }),
  ]
  expect(listUnsent(code, sent).map(({ at, name }) => `${at} ${name}`)).toEqual([
    'functions/orders.ts:3 ConditionExpression',
  ])
  expect(listUnsent(code, [...sent, update({ ConditionExpression: 'attribute_exists(pk)' })])).toEqual([])
})

import { DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { startEmptyTable } from '#infra/testkit/product/seeded-table'
import { deleteExpiredRecords } from './expired-records'

const now = new Date('2026-11-28T12:00:00Z')
const at = (hours: number) => String(Math.floor(now.getTime() / 1000) + hours * 3600)
let table: Awaited<ReturnType<typeof startEmptyTable>>
let client: DynamoDBClient
const name = () => process.env['TABLE_NAME'] ?? ''

beforeAll(async () => {
  table = await startEmptyTable()
  client = new DynamoDBClient()
})
afterAll(async () => {
  client.destroy()
  await table.stop()
})

const store = (pk: string, expiresAt?: string) =>
  client.send(
    new PutItemCommand({
      TableName: name(),
      Item: { pk: { S: pk }, sk: { S: 'x' }, ...(expiresAt && { expiresAt: { N: expiresAt } }) },
    }),
  )

const left = async () =>
  (await client.send(new ScanCommand({ TableName: name() }))).Items?.map(({ pk }) => pk?.S).sort()

it('deletes records whose time has passed, over several pages, and no others', async () => {
  for (let index = 0; index < 230; index += 1) await store(`session-${index}`, at(-1 - index))
  await store('session-open', at(1))
  await store('order')
  expect(await deleteExpiredRecords({ table: name(), now })).toBe(230)
  expect(await left()).toEqual(['order', 'session-open'])
})

it('ends between two pages when it is stopped', async () => {
  const stopping = new AbortController()
  stopping.abort()
  await expect(deleteExpiredRecords({ table: name(), now, signal: stopping.signal })).rejects.toThrow('abort')
})

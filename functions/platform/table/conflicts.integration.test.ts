import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { startEmptyTable } from '#infra/testkit/product/seeded-table'
import { emulateTransactionConflicts } from '#infra/testkit/transaction-conflicts'
import { getItem, table, tableName } from './table'
import { transact } from './transaction'

let empty: Awaited<ReturnType<typeof startEmptyTable>>
beforeAll(async () => {
  empty = await startEmptyTable()
})
afterAll(() => empty.stop())

const key = { pk: 'ORDER#1', sk: 'ORDER' }
const put = (pages: number) => ({ TableName: tableName(), Item: { ...key, pages } })

it('repeats writes that meet a transaction on the same record, of one record and of several', async () => {
  const countConflicts = emulateTransactionConflicts()
  await Promise.all([
    transact([{ write: { Put: put(1) } }]),
    transact([{ write: { Put: put(2) } }]),
    table.send(new PutCommand(put(3))),
  ])
  expect(countConflicts()).toBeGreaterThanOrEqual(2)
  expect(await getItem(key)).toMatchObject({ pages: expect.any(Number) })
})

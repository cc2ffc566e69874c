import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import type { Order } from '#shared/orders/contract'

const former = 'hibachi-ember'
const restored = 'hibachi-ember-restored'

const started: (() => Promise<void>)[] = []
afterAll(() => Promise.all(started.map((stop) => stop())))

/** Starts a client with empty caches, as in a new process. */
async function startedOn(dataDir: string, tableName: string) {
  process.env['TABLE_NAME'] = tableName
  jest.resetModules()
  const { startTestProduct } = await import('#infra/testkit/product/test-product')
  const product = await startTestProduct({ dataDir })
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= product.stop())
  started.push(stop)
  return { ...product, stop }
}

async function drill(into = restored, at?: Date) {
  const [{ restoreTable }, { createCopySource }] = [await import('./restore-table'), await import('./restore-table')]
  const client = new DynamoDBClient()
  const said: string[] = []
  const source = createCopySource(client)
  const print = (line: string) => said.push(line)
  return { ...(await restoreTable({ client, source, print, from: former, into, at, pace: { pollMs: 20 } })), said }
}

test('the drill: orders are restored while the product runs, and the product continues with them', async () => {
  const dataDir = createTemporaryFolder('restore')
  const before = await startedOn(dataDir, former)
  const guest = createTestClient(before.url)
  const cooked = (await guest.order()).body
  const waiting = (await guest.order()).body
  await guest.move(cooked.id, 'processing', 'prep')
  await before.deliverStream()

  const { audit, streamArn, missing, said } = await drill()
  expect(audit).toMatchObject({ orders: 2, differences: [] })
  expect(missing).toMatchObject({ placed: [], moved: [] })
  expect(said).toContainEqual(expect.stringMatching(/^The books are right: 2 orders/))
  const { Table } = await new DynamoDBClient().send(new DescribeTableCommand({ TableName: restored }))
  expect(Table).toMatchObject({
    LatestStreamArn: streamArn,
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    DeletionProtectionEnabled: true,
  })

  // Orders continue during the restore: a person must handle these.
  const late = (await guest.order()).body
  await guest.move(waiting.id, 'processing', 'prep')
  await before.deliverStream()
  const { findMissingRecords } = await import('./restore-table')
  const inBetween = await findMissingRecords({ from: former, into: restored })
  expect(inBetween.placed).toEqual([expect.stringContaining(`ticket ${late.ticketNumber}, $${late.total}, ${late.id}`)])
  expect(inBetween.placed[0]).toContain('Dana Whitfield, (727) 555-0199')
  expect(inBetween.moved).toEqual([expect.stringMatching(new RegExp(`${waiting.id}: was preparing, prep, is .* now$`))])
  expect(inBetween.others).toHaveProperty('Sale')
  await before.stop()

  const after = await startedOn(dataDir, restored)
  const { cookies } = guest
  const again = createTestClient(after.url)
  for (const [name, value] of cookies) again.cookies.set(name, value)
  const read = async ({ id }: Order) => again.get<Order>(`/api/orders/${id}`)
  expect((await read(cooked)).body).toMatchObject({ id: cooked.id, status: 'preparing', total: cooked.total })
  expect((await read(waiting)).body).toMatchObject({ id: waiting.id, status: waiting.status })
  expect((await read(late)).status).toBe(404)

  const first = (await again.order()).body
  expect(first.ticketNumber).toBe(late.ticketNumber)
  await again.move(first.id, 'processing', 'prep')
  await after.deliverStream()
  const { auditTable } = await import('#infra/operate/audit/audit')
  expect(await auditTable({ readings: 3, pauseMs: 200 })).toMatchObject({ orders: 3, differences: [] })
  await after.stop()
})

import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listTickets } from '#functions/kitchen/board-repository'
import { stateKey } from '#functions/locations/state/records'
import { loyaltyKeys } from '#functions/loyalty/records'
import { buildMenuVersionUpdate } from '#functions/menu/records'
import { getDayFigures } from '#functions/numbers/day-repository'
import { deleteItems, getItem, getKey, putItems, table, tableName, type Item } from '#functions/platform/table/table'
import { scanTable } from '#infra/operate/audit/audit'
import { buildNewDish, signInManager } from '#infra/testkit/clients/staff-clients'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { failBeforeWriting, hasFailed } from '#infra/testkit/fail-before-write'
import type { LocationCode } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { apartKinds } from './earlier-test-sites'
import { migrations, runMigrations, seedMarkerKeys } from './migrations'

const step = 'records-of-earlier-test-sites'
const id = randomBytes(8).toString('hex')
const secret = randomBytes(16).toString('hex')
const printer = (code: LocationCode) => ({
  pk: `PRINTERS#${code}`,
  sk: id,
  type: 'Printer',
  id,
  name: 'Kitchen',
  stations: null,
  copies: 1,
  secretHash: createHash('sha256').update(secret).digest('base64url'),
  createdAt: '2026-11-25T12:00:00.000Z',
  by: 'Stranger',
})
const ranks = (item: Item | undefined) => [item?.['mostOrdered'] ?? [], item?.['mostOrderedInTests'] ?? []]

const formatKeys = (item: Item) => `${String(item['pk'])}|${String(item['gsi1pk'])}`

/** Stores what has happened at test sites as version 1.0 did, which had one kind of keys. */
async function storeLikeVersion1(): Promise<void> {
  const plain = (key: unknown) => (typeof key === 'string' ? key.replace('TEST-', '') : key)
  for (const { site: _, ...item } of await scanTable()) {
    if (!formatKeys(item).includes('TEST-') && item['type'] !== 'Counted') continue
    const { parts } = item
    await deleteItems([getKey(item)])
    await putItems([
      {
        ...item,
        pk: plain(item['pk']),
        ...(item['gsi1pk'] !== undefined && { gsi1pk: plain(item['gsi1pk']) }),
        ...(Array.isArray(parts) && { parts: parts.map(({ site: _site, ...part }: Item) => part) }),
      },
    ])
  }
  for (const item of await scanTable())
    if (item['allergensDeclared'])
      await putItems([{ ...item, allergensDeclared: { by: 'Stranger', at: '2026-11-25' } }])
  await table.send(new UpdateCommand({ TableName: tableName(), ...buildMenuVersionUpdate('HENPR') }))
  await deleteItems([seedMarkerKeys.step(step)])
}

type EditedDish = { id: number; name: string; version: number; allergens: string[] | null }

const listLive = async (code: LocationCode) => ({
  board: (await listTickets(code, 'whole', new Date())).orders.map((order) => order.id),
  days: [...(await getDayFigures(code, '2026-01-01', '2028-12-31')).keys()],
})
const update = () => runMigrations(new Date(), migrations)

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterEach(() => overrideModes())
afterAll(() => product.stop())

test('what happened at a test site of version 1.0 does not reach its location once that is live', async () => {
  const stranger = await signInManager(product.url)
  const open = (await stranger.order()).body
  const done = (await stranger.order()).body
  await stranger.move(done.id, 'completed')
  await product.deliverStream()
  const before = ranks(await getItem(stateKey('HENPR')))[1]
  await storeLikeVersion1()
  await putItems([printer('HENPR'), { ...loyaltyKeys.reward(1, 'live'), type: 'Reward', name: 'All for nothing' }])
  const poll = async () => (await createTestClient(product.url).post(`/api/print/HENPR/${id}${secret}`, {})).status

  // The update's deployment is interrupted once.
  failBeforeWriting((sk) => sk === 'COUNTER')
  await expect(update()).rejects.toThrow('Killed')
  expect(hasFailed()).toBe(true)
  await update()
  const test = await listLive('HENPR')
  expect(test.board).toEqual(expect.arrayContaining([open.id, done.id]))
  expect(test.days).toHaveLength(1)
  expect((await stranger.move(open.id, 'completed')).status).toBe(200)
  expect(before).not.toEqual([])

  overrideModes('live')
  expect(await poll()).toBe(404)
  expect(await listLive('HENPR')).toEqual({ board: [], days: [] })
  expect(ranks(await getItem(stateKey('HENPR')))[0]).toEqual([])
  expect(await getItem(loyaltyKeys.reward(1, 'live'))).not.toMatchObject({ name: 'All for nothing' })
  const left = (await scanTable()).map((item) => formatKeys(item))
  expect(left.filter((keys) => /\b(SLOTS|TICKETS|COUNTED#SAMPLE|NUMBERS|FEEDBACK|BOARD|DONE)#HE/.test(keys))).toEqual(
    [],
  )
})

test('allergens that a stranger declared at a test site of version 1.0 are undeclared once it is live', async () => {
  const stranger = await signInManager(product.url)
  const { body } = await stranger.get<{ dishes: EditedDish[] }>('/api/desk/menu/HENPR')
  const shrimp = body.dishes.find(({ allergens }) => allergens?.includes('shellfish'))
  await stranger.put(`/api/desk/menu/HENPR/dishes/${shrimp?.id}`, { allergens: [], version: shrimp?.version })
  const added = await stranger.post<EditedDish>('/api/desk/menu/HENPR/dishes', buildNewDish({ allergens: [] }))
  await storeLikeVersion1()
  await update()

  overrideModes('live')
  const { body: shown } = await createTestClient(product.url).get<EditedDish[]>('/api/menu-items/HENPR')
  const found = [added.body.id, shrimp?.id].map((each) => shown.find(({ id: dishId }) => dishId === each)?.allergens)
  expect(found).toEqual([null, null])
})

test('a location that is live at the update keeps everything', async () => {
  const stranger = await signInManager(product.url)
  await stranger.order()
  await product.deliverStream()
  await storeLikeVersion1()
  await product.deliverStream()
  await putItems([printer('HENPR'), printer('HEHC')])
  const before = (await scanTable()).filter(({ pk }) => !String(pk).startsWith('SEED'))
  overrideModes('live')
  await update()
  expect((await scanTable()).filter(({ pk }) => !String(pk).startsWith('SEED'))).toEqual(before)
})

test('all kinds of keys that test sites have apart are moved', () => {
  const source = ['functions', 'shared']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const kinds = [...source.matchAll(/([A-Z#]+)#\$\{getSitePart\(/g)].map(([, kind]) => kind)
  const split = kinds.map((kind) => (kind === 'LOCATION' ? ['LOCATION', 'AUDIO#LOCATION'] : [kind])).flat()
  expect([...new Set(split)].toSorted()).toEqual([...apartKinds].toSorted())
})

import { scanTable } from '#infra/operate/audit/audit'
import { buildSampleRequest, routesSessionEndingLast } from '#infra/testkit/fixtures/sample-requests'
import { fetchSite, type createTestClient } from '#infra/testkit/clients/test-client'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { ActivityEntry } from '#shared/platform/contract'
import { getResourceKind, listResourceFields } from '#shared/platform/resource-fields'
import { routes, type RegisteredRoute } from '#shared/registry/routes'
import { createActivityId } from '#shared/platform/ids'
import type { Location } from '#shared/locations/index'
import type { EditableInventoryItem, Stock } from '#shared/inventory/contract'
import type { DailyReport } from '#shared/numbers/contract'
import type { Suppliers } from '#shared/purchases/contract'
import { toWallClock } from '#shared/platform/time'

type Browser = ReturnType<typeof createTestClient>

/**
 * Appears only in what the live group's owner typed. Random ids of requests may have the digits
 * within others, so they are a number of their own.
 */
const secret = /Quillfeather|987\.65|\b98765\b/i
const ITEM = 1
const MADE = 2
const fish = {
  name: 'Quillfeather Fish',
  contact: 'Ana Quillfeather',
  email: 'orders@quillfeather.example.com',
  phone: '(941) 555-0199',
}

let modes: TwoModes
let owner: Browser
let tester: Browser
let testerId: string

async function plantSecrets(): Promise<void> {
  const { version } = (await owner.get<Suppliers>('/api/desk/suppliers')).body
  await owner.put('/api/desk/suppliers', { suppliers: [fish], version })
  const stock = (await owner.get<Stock[]>(`/api/inventory/stock/${liveLocation.code}`)).body
  const item = stock.find(({ id }) => id === ITEM)?.item
  const change = { costPerUnit: '987.65', supplier: fish.name, version: item?.version }
  expect((await owner.put(`/api/inventory/items/${ITEM}`, change)).status).toBe(200)
  const made = stock.find(({ id }) => id === MADE)?.item
  const batch = { quantity: '987.65', recipe: [{ itemId: ITEM, quantity: '987.65' }] }
  const prep = { batch, packs: [{ name: `Case of ${fish.name}`, quantity: '12' }], version: made?.version }
  expect((await owner.put(`/api/inventory/items/${MADE}`, prep)).status).toBe(200)
  const lines = [{ itemId: ITEM, quantity: '3' }]
  await owner.post(`/api/desk/purchases/${liveLocation.code}`, {
    supplier: fish.name,
    note: '',
    sendBy: 'print',
    lines,
  })
}

/** One unit in stock and one wasted at the test site, so that its values would be the cost. */
async function countOneUnit(): Promise<void> {
  const at = { itemId: ITEM, locationId: testLocation.code }
  const stock = (await tester.get<Stock[]>(`/api/inventory/stock/${testLocation.code}`)).body
  for (const { id } of stock)
    await tester.post('/api/inventory/movements', {
      ...at,
      itemId: id,
      movementType: 'adjustment',
      quantity: id === ITEM ? '2' : '0',
      reason: 'count_adjustment',
    })
  const waste = { ...at, movementType: 'waste', quantity: '1', reason: 'damaged' }
  expect((await tester.post('/api/inventory/movements', waste)).status).toBe(201)
  await modes.product.deliverStream()
}

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  modes = await startTwoModes()
  owner = (await modes.adminOfPool()).browser
  await plantSecrets()
  await signInTester()
  await countOneUnit()
})
afterAll(() => modes.product.stop())

function requestAbout(named: RegisteredRoute, about: Location) {
  const valueOf = (field: string): unknown => {
    switch (getResourceKind(field)) {
      case 'location':
        return field === 'locations' ? [about.code] : about.code
      case 'change':
        return createActivityId(about.code, new Date(), 'never')
      case 'user':
        return testerId
      default:
        return undefined
    }
  }
  const values = listResourceFields(named.route).flatMap((field) => {
    const value = valueOf(field)
    return value === undefined ? [] : [[field, value] as const]
  })
  const today = toWallClock(about, new Date()).date
  const period = { from: today, to: today, date: today, of: 'waste' }
  return buildSampleRequest(named, testerId, { ...period, itemId: ITEM, ...Object.fromEntries(values) })
}

const isGuarded = ({ pk, type }: Record<string, unknown>) =>
  ['SUPPLIERS', 'CATEGORIES', 'INGREDIENTS', 'TEAM', 'LOYALTY'].includes(String(pk)) ||
  type === 'Picture' ||
  String(pk).includes(liveLocation.code)

const sortMembers = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
    : value

/** The texts of the group's and the live location's records, by key. */
const readGuarded = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await scanTable())
      .filter(isGuarded)
      .map((item) => [`${String(item['pk'])} ${String(item['sk'])}`, JSON.stringify(item, sortMembers)]),
  )

/** The keys of records that differ, or that were added to the live location. */
const listChanged = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] => [
  ...[...before.keys()].filter((key) => before.get(key) !== after.get(key)),
  ...[...after.keys()].filter((key) => !before.has(key) && key.includes(liveLocation.code)),
]

async function signInTester(): Promise<void> {
  const { browser, id } = await modes.tester('admin')
  tester = browser
  testerId = id
}

const guarded = routesSessionEndingLast.filter(({ route }) => route.access !== 'public')

describe.each([testLocation, liveLocation])('a development sign-in, with requests about $code', (about) => {
  let before: ReadonlyMap<string, string>
  beforeAll(async () => {
    before = await readGuarded()
    await signInTester()
  })

  it.each(guarded.map((named) => ({ named, call: `${named.route.method} ${named.route.path}` })))(
    '$call: shows nothing of the live group',
    async ({ named }) => {
      const { method, path, headers, body } = requestAbout(named, about)
      const cookie = [...tester.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
      for (const site of [testLocation, liveLocation]) {
        const url = modes.product.url + path
        const answer = await fetchSite(site.code, url, { method, headers: { ...headers, cookie }, body })
        expect(`${JSON.stringify([...answer.headers])} ${await answer.text()}`).not.toMatch(secret)
      }
    },
  )

  it('changes nothing of it', async () => {
    await modes.product.deliverStream()
    expect(listChanged(before, await readGuarded())).toEqual([])
  })
})

it('finds all routes that have nothing but what belongs to the group', () => {
  const declared = routes.filter(({ route }) => route.concerns === 'costs').map(({ name }) => name)
  expect(declared).toEqual(['getSuppliers', 'listPurchases', 'createPurchase', 'receivePurchase', 'cancelPurchase'])
})

describe('a development sign-in', () => {
  beforeAll(signInTester)

  it('takes no name of a live person to read or erase their work', async () => {
    const { firstName, lastName } = (await owner.get<{ firstName: string; lastName: string }>('/api/auth/user')).body
    const { browser } = await modes.tester('admin')
    await browser.put('/api/auth/user', { firstName, lastName })
    const before = await readGuarded()
    const { body } = await browser.get('/api/users/me/export')
    expect(JSON.stringify(body)).not.toMatch(secret)
    expect((await browser.delete('/api/users/me')).status).toBeLessThan(300)
    expect(listChanged(before, await readGuarded())).toEqual([])
  })

  it('reads no figures that the costs can be calculated from', async () => {
    const { date } = toWallClock(testLocation, new Date())
    const { body } = await tester.get<DailyReport>(`/api/numbers/${testLocation.code}/${date}/report`)
    expect([body.waste, body.foodCost]).toEqual(['0.00', '0.00'])
    const value = await tester.get<{ totalValue: string }>(`/api/inventory/analytics/value/${testLocation.code}`)
    expect(value.body.totalValue).toBe('0.00')
  })

  it('adds an item to the logs of the test sites only', async () => {
    const item = { name: 'Trial ponzu', category: 'sauces', unit: 'bottles', costPerUnit: '4.00' }
    expect((await tester.post('/api/inventory/items', item)).status).toBe(201)
    const log = (await owner.get<ActivityEntry[]>(`/api/desk/changes/${liveLocation.code}`)).body
    expect(JSON.stringify(log)).not.toContain(item.name)
  })
})

it('a live sign-in reads all of it', async () => {
  const stock = (await owner.get<Stock[]>(`/api/inventory/stock/${liveLocation.code}`)).body
  expect(stock.find(({ id }) => id === ITEM)?.item).toMatchObject({ costPerUnit: '987.65', supplier: fish.name })
  expect((await owner.get<Suppliers>('/api/desk/suppliers')).body.suppliers).toEqual([fish])
  const log = (await owner.get<ActivityEntry[]>(`/api/desk/changes/${liveLocation.code}?kind=item`)).body
  expect(log[0]?.after).toMatchObject<Partial<EditableInventoryItem>>({ costPerUnit: '987.65' })
})

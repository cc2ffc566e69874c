import { parseCsv } from '#functions/platform/csv'
import { changeKeys } from '#functions/platform/change-log/records'
import { putItems, queryAll, type Item } from '#functions/platform/table/table'
import { fetchSite, formatCookies } from '#infra/testkit/clients/test-client'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { Location } from '#shared/locations/index'
import { createActivityId } from '#shared/platform/ids'
import { getAddressLimit } from '#shared/platform/rate-limits'

let group: TwoModes
beforeAll(async () => {
  group = await startTwoModes({ rateLimits: 'on' })
})
afterAll(() => group.product.stop())

type Browser = Awaited<ReturnType<TwoModes['tester']>>['browser']
type Entry = { readonly id: string; readonly subjectId: string; readonly before: object; readonly after: object }

const sendTable = ({ cookies }: Browser, { code }: Location, table: string) => {
  const headers = { cookie: formatCookies(cookies), 'content-type': 'text/csv' }
  const path = `${group.product.url}/api/desk/menu/${code}/import?apply=true`
  return fetchSite(code, path, { method: 'POST', headers, body: table })
}
const importTable = async (...sent: Parameters<typeof sendTable>) => (await sendTable(...sent)).status

/** Returns a table that gives all dishes of a menu a price. */
async function priceAll(browser: Browser, { code }: Location, price: string): Promise<string> {
  const { body } = await browser.get<string>(`/api/desk/menu/${code}/export`)
  const codes = (parseCsv(body) ?? []).slice(1).flatMap(([ofDish = '']) => (ofDish === '' ? [] : [ofDish]))
  return ['code,price', ...codes.map((ofDish) => `${ofDish},${price}`)].join('\n')
}

const readLog = ({ code }: Location): Promise<Item[]> =>
  queryAll({ KeyConditionExpression: 'pk = :log', ExpressionAttributeValues: { ':log': changeKeys.of(code) } })

const DAYS_30 = 30 * 24 * 3600
const now = () => Math.floor(Date.now() / 1000)

describe('an import of prices', () => {
  it('logs the prices, for 30 days at a test site next to a live one, and each can be undone', async () => {
    const { browser } = await group.tester('admin')
    expect(await importTable(browser, testLocation, await priceAll(browser, testLocation, '5.01'))).toBe(200)
    const log = await readLog(testLocation)
    expect(JSON.stringify(log).length).toBeLessThan(50_000)
    for (const { expiresAt } of log) {
      expect(Number(expiresAt)).toBeGreaterThan(now() + DAYS_30 - 600)
      expect(Number(expiresAt)).toBeLessThanOrEqual(now() + DAYS_30)
    }
    const { body } = await browser.get<Entry[]>(`/api/desk/changes/${testLocation.code}?limit=100`)
    const [entry] = body
    expect(body).toHaveLength(95)
    expect(entry?.after).toMatchObject({ price: '5.01' })
    expect(entry?.after).not.toHaveProperty('optionGroups')
    const dishes = async () =>
      (await browser.get<{ dishes: { id: number }[] }>(`/api/desk/menu/${testLocation.code}`)).body.dishes
    const find = (all: readonly { id: number }[]) => all.find(({ id }) => id === Number(entry?.subjectId))
    const imported = find(await dishes())
    expect((await browser.post(`/api/desk/changes/${entry?.id ?? ''}/undo`, {})).status).toBe(200)
    const { version: _old, updatedAt: _then, ...before } = { ...imported, ...entry?.before, version: 0, updatedAt: '' }
    expect(find(await dishes())).toMatchObject(before)
  })

  it('stays in the log of a live site', async () => {
    const { browser } = await group.adminOfPool()
    expect(await importTable(browser, liveLocation, await priceAll(browser, liveLocation, '5.02'))).toBe(200)
    const log = await readLog(liveLocation)
    expect(log.length).toBeGreaterThan(0)
    expect(log.filter((entry) => 'expiresAt' in entry)).toEqual([])
  })
})

it('what would write too much log at a test site is refused in words, and nothing is changed', async () => {
  const { browser } = await group.tester('admin')
  const path = `/api/desk/menu/${testLocation.code}`
  const readMenu = async () => (await browser.get<{ dishes: { id: number; isArchived: boolean }[] }>(path)).body
  const dishes = (await readMenu()).dishes.filter(({ isArchived }) => !isArchived).slice(0, 80)
  const options = Array.from({ length: 12 }, (_, at) => ({ name: `Extra ${at}`, price: '1.01' }))
  const added = { name: 'Extras', options, dishes: dishes.map(({ id }) => id) }
  expect((await browser.post(`/api/desk/option-groups/${testLocation.code}`, added)).status).toBe(201)
  const before = await readMenu()
  const table = (await browser.get<string>(`${path}/export?table=options`)).body.replaceAll('1.01', '1.02')
  const answer = await sendTable(browser, testLocation, table)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toMatch(/the first \d+ of 80 changed dishes fit: import the file in parts/)
  expect(await readMenu()).toEqual(before)
})

it('what has expired is neither listed nor undone, before the table deletes it', async () => {
  const { code } = testLocation
  const id = createActivityId(code, new Date(), '000000000000')
  const entry = { type: 'Change', id, at: new Date().toISOString(), by: 'Lapsed Tester', kind: 'dish', subjectId: '1' }
  const known = { title: 'Expired', before: '{"id":1,"version":1}', after: '{"id":1,"version":1}' }
  await putItems([{ ...changeKeys.change(code, id), ...entry, ...known, expiresAt: now() - 60 }])
  const { browser } = await group.tester('admin')
  expect((await browser.get<Entry[]>(`/api/desk/changes/${code}?by=Lapsed+Tester`)).body).toEqual([])
  expect((await browser.post(`/api/desk/changes/${id}/undo`, {})).status).toBe(404)
})

it('a tester imports, changes and reads the log as often as an address may, an owner without a limit', async () => {
  const { browser } = await group.tester('admin')
  const statusesOf = async (calls: number, call: () => Promise<number>) => {
    const statuses = new Set<number>()
    for (let made = 0; made < calls; made += 1) statuses.add(await call())
    return [...statuses].sort()
  }
  // At most the limit of the two minutes that the calls may span.
  const twice = (name: Parameters<typeof getAddressLimit>[0]) => 2 * getAddressLimit(name) + 1
  const imports = ({ browser: admin }: { browser: Browser }, place: Location) =>
    statusesOf(twice('menu-changes'), () => importTable(admin, place, 'code,price\nH3,9.99'))
  const reads = () => statusesOf(twice('lists'), async () => (await browser.get(`/api/desk/changes/${testLocation.code}`)).status) // prettier-ignore
  const changes = () =>
    statusesOf(
      twice('desk-changes'),
      async () => (await browser.put(`/api/desk/hours/${testLocation.code}`, {})).status,
    )
  expect(await imports({ browser }, testLocation)).toEqual([200, 429])
  expect(await reads()).toEqual([200, 429])
  expect(await changes()).toEqual([400, 429])
  expect(await imports(await group.adminOfPool(), liveLocation)).toEqual([200])
})

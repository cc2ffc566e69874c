import { enrolAtPool } from '#infra/testkit/clients/pool-enrolment'
import { fetchSite, formatCookies, type createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { Location } from '#shared/locations/index'
import type { MenuCategory } from '#shared/menu/contract'
import type { ImportRow } from '#shared/menu/upload-contract'

type Browser = ReturnType<typeof createTestClient>
const CATEGORIES = '/api/desk/menu/categories'

let modes: TwoModes
let owner: Browser
beforeAll(async () => {
  modes = await startTwoModes({ alsoLive: 'HENPR' })
  owner = (await modes.adminOfPool()).browser
})
afterAll(() => modes.product.stop())

const listNames = async () => (await owner.get<MenuCategory[]>('/api/menu-categories')).body.map(({ name }) => name)
const table = (category: string) => `Token,Item Name,Variation Name,Category,Price\n,Dish of ${category},Regular,${category},1.00\n` // prettier-ignore

async function importMenu({ code }: Location, { cookies }: Browser, body: string) {
  const answer = await fetchSite(code, `${modes.product.url}/api/desk/menu/${code}/import?apply=true`, {
    method: 'POST',
    headers: { cookie: formatCookies(cookies), 'content-type': 'text/csv' },
    body,
  })
  const { rows }: { rows: ImportRow[] } = JSON.parse(await answer.text())
  return { status: answer.status, errors: rows.map(({ row, field, error }) => [row, field, error]) }
}

async function adminOfOneLocation(): Promise<Browser> {
  const email = 'one.location@example.com'
  await owner.post('/api/desk/team', { email, role: 'admin', locations: [liveLocation.code] })
  const pool = openTestUserPool(modes.product.dataDir)
  await enrolAtPool(email, () => pool.codeFor(email))
  const browser = modes.visitor(liveLocation)
  await browser.post('/api/auth/session', {
    idToken: pool.tokensOf(email, { at: new Date(Date.now() + 2000) }).IdToken,
  })
  return browser
}

it.each([
  ['a tester', testLocation, async () => (await modes.tester('admin')).browser],
  ['an admin of one location', liveLocation, adminOfOneLocation],
])('%s adds no category to the menus of the group by a table either', async (_who, location, signIn) => {
  const [browser, before] = [await signIn(), await listNames()]
  expect([401, 403]).toContain((await browser.post(CATEGORIES, { name: 'Mine' })).status)
  expect(await importMenu(location, browser, table('Mine'))).toEqual({
    status: 400,
    errors: [[2, 'category', 'There is no such category: only an admin of all locations may add it']],
  })
  expect(await listNames()).toEqual(before)
  expect((await importMenu(location, browser, table('Appetizers'))).status).toBe(200)
})

it('an owner adds categories by a table, and archives one though a test site has a dish in it', async () => {
  expect((await importMenu(liveLocation, owner, table('Tapas'))).status).toBe(200)
  const tapas = (await owner.get<MenuCategory[]>('/api/menu-categories')).body.find(({ name }) => name === 'Tapas')
  const tester = (await modes.tester('admin')).browser
  expect((await importMenu(testLocation, tester, table('Tapas'))).status).toBe(200)
  const archive = () => owner.delete<{ dishes: { location: string }[] }>(`${CATEGORIES}/${tapas?.id}`)
  const { status, body } = await archive()
  expect([status, body.dishes.map(({ location }) => location)]).toEqual([400, [liveLocation.code]])
  const desk = await owner.get<{ dishes: { id: number; name: string; version: number }[] }>(`/api/desk/menu/${liveLocation.code}`) // prettier-ignore
  const dish = desk.body.dishes.find(({ name }) => name === 'Dish of Tapas')
  await owner.delete(`/api/desk/menu/${liveLocation.code}/dishes/${dish?.id}?version=${dish?.version}`)
  expect((await archive()).status).toBe(204)
  expect(await listNames()).not.toContain('Tapas')
  expect((await modes.visitor(testLocation).get(`/api/menu-items/${testLocation.code}`)).status).toBe(200)
  expect((await importMenu(testLocation, tester, 'code,price\nA1,5.00\n')).status).toBe(200)
})

it('testers read no names of ingredients that the group added', async () => {
  const sauce = { name: 'Secret Ember Glaze', category: 'sauces', unit: 'oz', costPerUnit: '1.00' }
  expect((await owner.post('/api/inventory/items', sauce)).status).toBe(201)
  const tester = (await modes.tester('admin')).browser
  const read = async ({ code }: Location, browser: Browser) =>
    (await browser.get<string>(`/api/desk/menu/${code}/export?table=kitchen-names`)).body
  expect(await read(liveLocation, owner)).toContain('ingredient,Secret Ember Glaze')
  const shown = await read(testLocation, tester)
  expect(shown).toContain('dish,')
  expect(shown).not.toContain('ingredient,')
})

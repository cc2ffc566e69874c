import { fetchSite, formatCookies, type createTestClient } from '#infra/testkit/clients/test-client'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { Location } from '#shared/locations/index'

type Browser = ReturnType<typeof createTestClient>

let modes: TwoModes
let owner: Browser
beforeAll(async () => {
  modes = await startTwoModes()
  owner = (await modes.adminOfPool()).browser
})
afterAll(() => modes.product.stop())

/** Previews a table, and returns the status and the whole answer. */
async function preview({ code }: Location, { cookies }: Browser, body: string) {
  const answer = await fetchSite(code, `${modes.product.url}/api/desk/menu/${code}/import`, {
    method: 'POST',
    headers: { cookie: formatCookies(cookies), 'content-type': 'text/csv' },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}

/** Adds an ingredient that the caller's own locations stock, and returns its id. */
async function addIngredient(browser: Browser, name: string): Promise<number> {
  const sent = { name, category: 'sauces', unit: 'oz', costPerUnit: '1.00' }
  const { status, body } = await browser.post<{ id: number }>('/api/inventory/items', sent)
  expect(status).toBe(201)
  return body.id
}

const menuPath = `/api/desk/menu/${testLocation.code}`

it('a tester learns no name of an ingredient of the group from a recipe, and uses none', async () => {
  const id = await addIngredient(owner, 'Secret Ember Glaze')
  const tester = (await modes.tester('admin')).browser
  const { dishes } = (await tester.get<{ dishes: { id: number; version: number; name: string }[] }>(menuPath)).body
  const [dish] = dishes
  const recipe = [{ itemId: id, quantity: '1.00' }]
  const option = { name: 'Glaze', price: '1.00', recipe }
  const group = { name: 'Sauces', options: [option], dishes: [dish?.id] }
  const tables = [`code,recipe\nA1,#${id} 1\n`, `group,option,price,recipe,dishes\nSauces,Glaze,1.00,#${id} 1,A1\n`]
  for (const table of tables) {
    const { text } = await preview(testLocation, tester, table)
    expect(text).toContain('There is no ingredient')
    expect(text).not.toContain('Secret')
  }
  expect([
    (await tester.put(`${menuPath}/dishes/${dish?.id}`, { version: dish?.version, recipe })).status,
    (await tester.post(`/api/desk/option-groups/${testLocation.code}`, group)).status,
  ]).toEqual([400, 400])
  expect((await preview(liveLocation, owner, tables[0] ?? '')).text).toContain('"after":"Secret Ember Glaze 1.00"')
})

it('an ingredient that a tester names like one of the group changes nothing in the tables of the owner', async () => {
  const exported = async () => (await owner.get<string>(`/api/desk/menu/${liveLocation.code}/export`)).body
  const names = async () =>
    (await owner.get<string>(`/api/desk/menu/${liveLocation.code}/export?table=kitchen-names`)).body
  const before = [await exported(), await names()]
  expect(before[0]).toContain('Edamame 0.45')
  await addIngredient((await modes.tester('admin')).browser, ' EDAMAME')
  expect([await exported(), await names()]).toEqual(before)
  const { text } = await preview(liveLocation, owner, 'code,recipe\nA1,Edamame 0.50\n')
  expect(text).toContain('"after":"Edamame 0.50"')
})

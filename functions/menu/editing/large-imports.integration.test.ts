import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { formatCookies } from '#infra/testkit/clients/test-client'

type Answer = { readonly code?: string; readonly detail?: string; readonly notices: string[] }

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

async function send(table: string, query = '') {
  const answer = await fetch(`${product.url}/api/desk/menu/HENPR/import${query}`, {
    method: 'POST',
    headers: { cookie: formatCookies(owner.cookies), 'content-type': 'text/csv' },
    body: table,
  })
  const body: Answer = JSON.parse(await answer.text())
  return { status: answer.status, body }
}
const listDishes = async () => (await owner.desk()).dishes.filter(({ isArchived }) => !isArchived).slice(0, 95)

it('new prices of all dishes fit into one import, however many options they have', async () => {
  const ids = (await listDishes()).slice(0, 80).map(({ id }) => id)
  for (const group of ['Extras', 'Toppings']) {
    const options = Array.from({ length: 10 }, (_, at) => ({ name: `${group} ${at}`, price: '1.00' }))
    expect((await owner.post('/api/desk/option-groups/HENPR', { name: group, options, dishes: ids })).status).toBe(201)
  }
  const dishes = await listDishes()
  const prices = ['code,price', ...dishes.map(({ code }) => `${code},77.11`)].join('\n')
  expect(await send(prices, '?apply=true')).toMatchObject({ status: 200, body: { notices: [] } })
  expect(new Set((await listDishes()).map(({ price }) => price))).toEqual(new Set(['77.11']))
})

it('an import says the first of many notices, each with the first of many dishes', async () => {
  const sets = Array.from({ length: 100 }, (_, at) => `Modifier Set - Set ${at}`)
  const rows = Array.from({ length: 60 }, (_, at) => `,Dish ${at} ${'abcdefghi '.repeat(4).trim()},Regular,Appetizers,1.00,${'Y,'.repeat(100).slice(0, -1)}`) // prettier-ignore
  const table = [`Token,Item Name,Variation Name,Category,Price,${sets.join(',')}`, ...rows].join('\n')
  const { status, body } = await send(table, '?apply=true')
  expect(status).toBe(200)
  expect(body.notices).toHaveLength(21)
  expect(body.notices[0]).toMatch(/^The option group Set 0 \(is not on this menu\) is not linked to Dish 0 .*, Dish 19 .* and 40 more\.$/) // prettier-ignore
  expect(body.notices.at(-1)).toBe('And 80 more.')
  expect(JSON.stringify(body.notices).length).toBeLessThan(50_000)
})

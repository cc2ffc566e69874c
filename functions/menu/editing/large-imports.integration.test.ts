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
const listIngredientNames = async () =>
  (await owner.get<{ name: string; kitchenName?: string }[]>('/api/kitchen/ingredients/HENPR')).body

describe('a menu whose dishes have very many options', () => {
  beforeAll(async () => {
    const ids = (await listDishes()).slice(0, 80).map(({ id }) => id)
    for (const group of ['Extras', 'Toppings', 'Sauces on top', 'Dips', 'Sides', 'Garnish']) {
      const options = Array.from({ length: 10 }, (_, at) => ({ name: `${group} ${at}`, price: '1.00' }))
      expect((await owner.post('/api/desk/option-groups/HENPR', { name: group, options, dishes: ids })).status).toBe(
        201,
      )
    }
  })

  it('takes new prices of all of them at once, because the log has the prices only', async () => {
    const dishes = await listDishes()
    const prices = ['code,price', ...dishes.map(({ code }) => `${code},77.11`)].join('\n')
    expect((await send(prices, '?apply=true')).status).toBe(200)
    expect(new Set((await listDishes()).map(({ price }) => price))).toEqual(new Set(['77.11']))
  })

  it('takes no options that are too large for one transaction, says so, and stays as it is', async () => {
    const exported = (await owner.get<string>('/api/desk/menu/HENPR/export?table=options')).body
    const options = exported.replaceAll('1.00', '2.00')
    const before = [await owner.desk(), await listIngredientNames()]
    const words = /the first \d+ of \d+ changed dishes fit: import the file in parts/
    expect((await send(options)).body.notices[0]).toMatch(words)
    expect(await send(options, '?apply=true')).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', detail: expect.stringMatching(words) },
    })
    expect([await owner.desk(), await listIngredientNames()]).toEqual(before)
  })
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

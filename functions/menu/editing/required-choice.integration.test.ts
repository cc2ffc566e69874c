import { signInManager } from '#infra/testkit/clients/staff-clients'
import { createTestClient, formatCookies } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { VoiceReply } from '#shared/voice/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const choose = (min: number, ...names: readonly string[]) => ({
  ...{ id: 'cooking', name: 'Choose doneness', min, max: 1 },
  options: names.map((name, at) => ({ id: `level-${at}`, name, price: '0.00' })),
})

it('a guest must choose from a required group without a default, at the cart and with Hiro', async () => {
  const added = await owner.add({ name: 'Tomahawk Steak', optionGroups: [choose(1, 'Rosy', 'Well cooked')] })
  expect(added.optionGroups).toMatchObject([{ min: 1, options: [{ isDefault: false }, { isDefault: false }] }])
  const guest = createTestClient(product.url)
  const dish = await guest.dish('Tomahawk Steak')
  const order = (options?: readonly string[]) =>
    guest.order({ lines: [{ dish, quantity: 1, ...(options && { options }) }] })
  expect(await order()).toMatchObject({ status: 400, body: { detail: expect.stringContaining('Choose doneness') } })
  expect((await order(['level-1'])).status).toBe(201)
  const { body } = await guest.post<VoiceReply>('/api/voice-assistant/process', {
    message: 'a tomahawk steak please',
    locationId: 4,
  })
  expect(body.response).toMatch(/rosy|doneness/i)
})

it.each([
  ['without a choice', choose(1, 'Only one')],
  ['that asks for more than there is', choose(2, 'Rosy', 'Well cooked')],
])('a required group %s is refused still', async (_what, group) => {
  const { status, body } = await owner.tryAdding({ optionGroups: [group] })
  expect([status, body.errors.map(({ path }) => path)]).toEqual([400, [expect.stringMatching(/^optionGroups\.0/)]])
})

it('a new dish without a station has that of most dishes of its category, in a table, too', async () => {
  const { dishes, categories } = await owner.desk()
  const { categoryId } = dishes.find(({ name }) => name === 'California Roll') ?? {}
  const ofCategory = dishes.filter((dish) => dish.categoryId === categoryId)
  expect(new Set(ofCategory.map(({ station }) => station))).toEqual(new Set(['sushi']))
  expect((await owner.add({ categoryId })).station).toBe('sushi')
  expect((await owner.add({ categoryId, station: 'fry' })).station).toBe('fry')
  const table = `code,name,price,category\nNewRoll,Table Roll,9.00,"${categories.find(({ id }) => id === categoryId)?.name}"\n`
  await fetch(`${product.url}/api/desk/menu/HENPR/import?apply=true`, {
    method: 'POST',
    headers: { cookie: formatCookies(owner.cookies), 'content-type': 'text/csv' },
    body: table,
  })
  expect((await owner.dishOf('NewRoll')).station).toBe('sushi')
})

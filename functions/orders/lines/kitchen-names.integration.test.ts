import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { Order, Ticket } from '#shared/orders/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const ORDERS = '/api/kitchen/orders/HENPR'

const importTable = async (table: string) => {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const answer = await fetch(`${product.url}/api/desk/menu/HENPR/import?apply=true`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'text/csv' },
    body: table,
  })
  expect(answer.status).toBe(200)
}

async function placeOrder(): Promise<Order> {
  const guest = createTestClient(product.url)
  const { body, status } = await guest.order({ lines: [{ dish: await guest.dish('Hibachi Chicken'), quantity: 1 }] })
  expect(status).toBe(201)
  return body
}

const lineOnBoard = async ({ id }: Order) =>
  (await owner.get<Ticket[]>(ORDERS)).body.find((ticket) => ticket.id === id)?.orderItems[0]

it('a ticket has what cooks called the dish when it was ordered; guests read the menu’s name alone', async () => {
  await importTable('Code,Kitchen name\r\nH3,铁板鸡\r\n')
  expect(await owner.dishOf('H3')).toMatchObject({ kitchenName: '铁板鸡' })
  const order = await placeOrder()
  expect(await lineOnBoard(order)).toMatchObject({
    menuItem: { name: 'Hibachi Chicken' },
    kitchenNames: [{ name: 'Hibachi Chicken', kitchenName: '铁板鸡' }],
  })
  expect(JSON.stringify(order)).not.toContain('铁板鸡')
  const menu = await createTestClient(product.url).get<string>('/api/menu-items/HENPR')
  expect(JSON.stringify(menu.body)).not.toContain('铁板鸡')
  const [logged] = await owner.log()
  expect(logged?.title).toBe('Hibachi Chicken: kitchen name')
  await importTable('code,kitchen name\r\nH3,\r\n')
  expect(await owner.dishOf('H3')).toMatchObject({ kitchenName: null })
  expect((await lineOnBoard(order))?.kitchenNames).toHaveLength(1)
  expect((await lineOnBoard(await placeOrder()))?.kitchenNames).toBeUndefined()
})

it('is at most 60 characters long, in any script, for options too', async () => {
  const { id, version, optionGroups } = await owner.dishOf('H3')
  expect((await owner.change(id, { kitchenName: 'ж'.repeat(61), version })).status).toBe(400)
  expect((await owner.change(id, { kitchenName: ' ', version })).status).toBe(400)
  const named = optionGroups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, kitchenName: option.isDefault ? '默认' : null })),
  }))
  expect((await owner.change(id, { kitchenName: 'ж'.repeat(60), optionGroups: named, version })).status).toBe(200)
  const { kitchenNames = [] } = (await lineOnBoard(await placeOrder())) ?? {}
  expect(kitchenNames.map(({ kitchenName }) => kitchenName)).toEqual([
    'ж'.repeat(60),
    ...kitchenNames.slice(1).map(() => '默认'),
  ])
  expect(kitchenNames.length).toBeGreaterThan(1)
})

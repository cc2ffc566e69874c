import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { startProductInProcess, startTestProduct } from '#infra/testkit/product/test-product'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { tableName } from '../platform/table/table'
import { transact } from '../platform/table/transaction'
import { menuKeys } from './records'
import { incrementMenuVersion } from './repository'

const ITEMS = '/api/menu-items/HENPR'

let one: Awaited<ReturnType<typeof startTestProduct>>
let other: Awaited<ReturnType<typeof startProductInProcess>>
let browsers: ReturnType<typeof createTestClient>[]
beforeAll(async () => {
  one = await startTestProduct()
  other = await startProductInProcess()
  browsers = [createTestClient(one.url), createTestClient(other.url)]
})
afterAll(async () => {
  await other.stop()
  await one.stop()
})

/** Lets both processes cache the menu and returns the ETag of each. */
async function warm(): Promise<string[]> {
  const tags: string[] = []
  for (const browser of [...browsers, ...browsers]) tags.push((await browser.get(ITEMS)).headers.get('etag') ?? '')
  expect(new Set(tags).size).toBe(1)
  return tags.slice(0, 2)
}

/** Expects that no process answers 304 to a client with the previous ETag. */
async function expectNew(tags: readonly string[]): Promise<void> {
  for (const [index, browser] of browsers.entries()) {
    const { status } = await browser.get(ITEMS, { headers: { 'if-none-match': tags[index] ?? '' } })
    expect(status).toBe(200)
  }
}

it('availability set through one process applies in the other at once', async () => {
  const chef = await signInCook(one.url)
  const { id } = await chef.dish('Edamame')
  for (const isAvailable of [false, true, false, true]) {
    const tags = await warm()
    expect((await chef.put(`/api/menu/availability/${id}/HENPR`, { isAvailable })).status).toBe(200)
    for (const browser of [createTestClient(other.url), ...browsers])
      expect((await browser.dish('Edamame')).isAvailable).toBe(isAvailable)
    await expectNew(tags)
  }
})

it('a changed price applies in both processes at once, on the menu and at the checkout', async () => {
  const { id, price } = await createTestClient(one.url).dish('Green Tea')
  const tags = await warm()
  const update = {
    TableName: tableName(),
    Key: menuKeys.dish('HENPR', id),
    UpdateExpression: 'SET priceCents = :price',
    ExpressionAttributeValues: { ':price': 9_75 },
  }
  await transact([{ write: { Update: update } }, incrementMenuVersion('HENPR')])
  for (const browser of browsers) {
    const dish = await browser.dish('Green Tea')
    expect([price === dish.price, dish.price]).toEqual([false, '9.75'])
    expect((await browser.order({ lines: [{ dish: { ...dish, price }, quantity: 1 }] })).status).toBe(409)
    expect((await browser.order({ lines: [{ dish, quantity: 1 }] })).status).toBe(201)
  }
  await expectNew(tags)
})

it('every process answers with the availability that the kitchen set', async () => {
  const chef = await signInCook(other.url)
  const { id } = await chef.dish('Edamame', 'HEHC')
  const offered = async (url: string) =>
    (await (await signInCook(url)).get<MenuAvailability[]>('/api/menu/availability/HEHC')).body.find(
      (dish) => dish.id === id,
    )?.isAvailable
  expect([await offered(one.url), await offered(other.url)]).toEqual([true, true])
  await chef.put(`/api/menu/availability/${id}/HEHC`, { isAvailable: false })
  expect([await offered(one.url), await offered(other.url)]).toEqual([false, false])
})

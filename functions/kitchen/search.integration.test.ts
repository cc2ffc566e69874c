import { randomUUID } from 'node:crypto'
import { buildOrderRequest, createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { getLocation } from '#shared/locations/index'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import { addDays, toWallClock } from '#shared/platform/time'
import type { MenuItem } from '#shared/menu/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: ReturnType<typeof createTestClient>
let tea: MenuItem
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
  chef = visitor()
  await chef.signIn('chef.sam@example.com', 'admin')
  tea = await chef.dish('Green Tea')
})
afterAll(() => product.stop())

const today = () => toWallClock(getLocation('HENPR'), new Date()).date
const search = (query: Record<string, string>, by = chef) =>
  by.get<FoundOrder[]>(`/api/kitchen/orders/HENPR/search?${new URLSearchParams(query)}`)
const place = async (name: string, phone = '') =>
  (await visitor().order({ lines: [{ dish: tea, quantity: 1 }], customerInfo: { name, phone, email: '' } })).body

it('staff find an order by its name, number, phone and dish, with its whole life', async () => {
  const name = `Quentin ${randomUUID().slice(0, 8)}`
  const order = await place(name, '(727) 555-4321')
  await chef.move(order.id, 'confirmed')
  const lines = buildOrderRequest({ lines: [{ dish: tea, quantity: 2 }] }).items
  const { version } = (await chef.get<FoundOrder>(`/api/orders/${order.id}`)).body
  await chef.put(`/api/orders/${order.id}/lines`, { lines, version })
  await chef.post(`/api/kitchen/orders/${order.id}/refunds`, { amount: '1.00', reason: 'late' })
  await chef.put(`/api/kitchen/orders/${order.id}/status`, { status: 'cancelled', reason: 'customer' })
  const queries = [name, `#${order.ticketNumber}`, '727 555 4321', '4321', `${name} tea`]
  for (const q of queries) {
    const { status, body } = await search({ q })
    expect([q, status, body.map(({ id }) => id)]).toEqual([q, 200, expect.arrayContaining([order.id])])
  }
  const [found] = (await search({ q: name })).body
  const sam = { id: expect.any(String), name: 'Chef S.' }
  expect(found).toMatchObject({
    customerInfo: { phone: '(727) 555-4321' },
    history: [{ by: 'guest' }, { status: 'confirmed', by: sam }, { status: 'cancelled', by: sam, reason: 'customer' }],
    edits: [{ by: sam, lines: [{ kind: 'changed', quantity: 2 }] }],
    refunds: [{ amount: '1.00', by: sam }],
    mails: [],
  })
})

it('limits the result to days and a status, and pages through it, newest first', async () => {
  const name = `Riley ${randomUUID().slice(0, 8)}`
  const placed = []
  for (let count = 0; count < 5; count += 1) placed.push((await place(name)).id)
  await chef.move(placed[1] ?? '', 'completed')
  await chef.move(placed[2] ?? '', 'cancelled')
  const idsOf = async (query: Record<string, string>) => (await search({ q: name, ...query })).body.map(({ id }) => id)
  expect(await idsOf({ from: today(), to: today() })).toHaveLength(5)
  const tomorrow = addDays(today(), 1)
  expect(await idsOf({ from: tomorrow, to: tomorrow })).toEqual([])
  const yesterday = addDays(today(), -1)
  expect(await idsOf({ from: yesterday, to: yesterday })).toEqual([])
  expect(await idsOf({ status: 'completed' })).toEqual([placed[1]])
  expect(await idsOf({ status: 'cancelled' })).toEqual([placed[2]])
  expect(await idsOf({ status: 'pending' })).toEqual([placed[4], placed[3], placed[0]])

  const pages: string[][] = []
  let after = ''
  do {
    const { body, headers } = await search({ q: name, limit: '2', ...(after && { after }) })
    pages.push(body.map(({ id }) => id))
    after = /[?&]after=([^&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? ''
  } while (after !== '')
  expect(pages.flat()).toHaveLength(5)
  expect(new Set(pages.flat())).toEqual(new Set(placed))
  expect(Math.max(...pages.map((page) => page.length))).toBe(2)
})

it('is for staff, and rejects invalid dates, statuses and pages', async () => {
  const customer = visitor()
  await customer.signIn()
  expect([(await search({}, visitor())).status, (await search({}, customer)).status]).toEqual([401, 403])
  const invalid: readonly Record<string, string>[] = [
    { from: '2026-02-30' },
    { status: 'lost' },
    { after: 'nowhere' },
    { from: today(), to: '2020-01-01' },
  ]
  for (const query of [...invalid, { from: '2020-01-01' }]) expect((await search(query)).status).toBe(400)
})

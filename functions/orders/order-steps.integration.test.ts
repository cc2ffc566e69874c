import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import type { ActivityEntry } from '#shared/platform/contract'
import type { Order, Ticket } from '#shared/orders/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)
type Browser = ReturnType<typeof visitor>

async function signedIn(email: string, role: 'customer' | 'admin' = 'customer') {
  const browser = visitor()
  return { browser, id: (await browser.signIn(email, role)).body.id }
}

const listCancellations = async (admin: Browser) =>
  (await admin.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=cancellation')).body

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

it('names who made each step to the customer and staff only', async () => {
  const chef = await signedIn('chef.sam@example.com', 'admin')
  const guest = visitor()
  const { body: order } = await guest.order()
  expect(order.history).toMatchObject([{ by: 'guest' }])
  const sam = { id: chef.id, name: 'Chef S.' }
  await chef.browser.move(order.id, 'confirmed')
  const { body: ticket } = await chef.browser.put<Ticket>(`/api/kitchen/orders/${order.id}/status`, {
    status: 'cancelled',
    reason: 'sold-out',
  })
  const steps = [{ by: 'guest' }, { by: sam }, { by: sam, reason: 'sold-out' }]
  expect(ticket.history).toMatchObject(steps)
  const path = `/api/orders/${order.id}`
  const { history: seen } = (await guest.get<Order>(path)).body
  const named = { name: sam.name }
  expect(seen.map(({ by }) => by)).toEqual(['guest', named, named])
  const { history } = (await visitor().get<Order>(path)).body
  expect(history).toHaveLength(3)
  expect(JSON.stringify(history)).not.toMatch(/by|Chef|sold-out/)
})

it('logs each cancellation once, with its reason and the person', async () => {
  const chef = await signedIn('chef.kim@example.com', 'admin')
  const dana = await signedIn('dana.whitfield@example.com')
  const [byChef, byDana] = [(await visitor().order()).body, (await dana.browser.order()).body]
  const cancel = { status: 'cancelled', reason: 'mistake' }
  const put = () => chef.browser.put(`/api/kitchen/orders/${byChef.id}/status`, cancel)
  expect((await Promise.all([put(), put()])).map(({ status }) => status)).toEqual([200, 200])
  await dana.browser.post(`/api/orders/${byDana.id}/cancel`)
  const logged = (await listCancellations(chef.browser)).filter(({ subjectId }) =>
    [byChef.id, byDana.id].includes(subjectId),
  )
  expect(logged).toMatchObject([
    { by: 'The customer', title: `Ticket ${byDana.ticketNumber}: canceled (Other reason)` },
    { by: 'Chef Kim', subjectId: byChef.id, before: { status: 'pending' }, after: { reason: 'mistake' } },
  ])
  const [entry] = logged
  expect((await chef.browser.post(`/api/desk/changes/${entry?.id}/undo`)).status).toBe(400)
})

it('rejects an unknown reason and changes nothing', async () => {
  const guest = visitor()
  const { id } = (await guest.order()).body
  const answers = await Promise.all([
    guest.post(`/api/orders/${id}/cancel`, { reason: 'weather' }),
    guest.put(`/api/kitchen/orders/${id}/status`, { status: 'cancelled', reason: 'weather' }),
  ])
  expect(answers).toMatchObject([
    { status: 400, body: { code: 'invalid-input' } },
    { status: 400, body: { code: 'invalid-input' } },
  ])
  expect((await guest.get<Order>(`/api/orders/${id}`)).body.status).toBe('pending')
})

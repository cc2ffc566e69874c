import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMailPart } from '#infra/local/emulated/mail-service'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { FeedbackWithOrder } from '#shared/feedback/contract'
import type { LocationSettings } from '#shared/kitchen/settings-contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
  const path = '/api/desk/settings/HENPR'
  const { version } = (await owner.get<LocationSettings>(path)).body
  expect((await owner.put(path, { alertsTo: ['night@ember.example'], version })).status).toBe(200)
})
afterAll(() => product.stop())

async function rate(rating: number) {
  const guest = createTestClient(product.url)
  const { id, ticketNumber } = (await guest.order()).body
  await guest.move(id, 'completed')
  await guest.post('/api/feedback', { orderId: id, rating, comment: 'Cold rice', trigger: 'checkin' })
  await product.deliverStream()
  return { id, ticketNumber }
}

/** The alerts that were mailed, as plain text. */
function alerts(): readonly string[] {
  const folder = join(product.dataDir, 'outbox')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes('To: night@ember.example'))
    .map((mail) => readMailPart(mail, 'text/plain'))
}

it('one or two stars alert the owner with the ticket, and without what the guest wrote', async () => {
  await rate(3)
  await rate(5)
  expect(alerts()).toEqual([])
  const { ticketNumber } = await rate(2)
  expect(alerts()).toEqual([expect.stringContaining(`A guest gave ticket ${ticketNumber} 2 stars of 5.`)])
  expect(alerts().join()).not.toContain('Cold rice')
})

it('a review says what its guest was refunded', async () => {
  const { id } = await rate(1)
  const review = async () =>
    (await owner.get<FeedbackWithOrder[]>('/api/desk/feedback/HENPR')).body.find(({ order }) => order.id === id)
  expect((await review())?.order.refunded).toBeNull()
  const refund = { amount: '2.50', reason: 'quality' }
  expect(await owner.post(`/api/kitchen/orders/${id}/refunds`, refund)).toMatchObject({ status: 201 })
  expect((await review())?.order.refunded).toBe('2.50')
})

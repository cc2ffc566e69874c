import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

test('a leaked visitor id gives no access to an order', async () => {
  const guest = createTestClient(product.url)
  const { id } = (await guest.order()).body
  const thief = createTestClient(product.url)
  for (const forged of [
    guest.visitorId(),
    `visitor:${guest.visitorId()}`,
    `visitor:${guest.visitorId()}.c2lnbmF0dXJl`,
  ]) {
    thief.cookies.set('visitor', forged)
    const read = await thief.get<{ mayCancel: boolean; customerInfo: { phone: string | null } }>(`/api/orders/${id}`)
    expect(read).toMatchObject({ status: 200, body: { mayCancel: false } })
    expect(JSON.stringify(read.body)).not.toContain('555-0199')
    expect((await thief.post(`/api/orders/${id}/cancel`)).status).toBe(403)
  }
  expect((await guest.post(`/api/orders/${id}/cancel`)).status).toBe(200)
})

test('a forged visitor cookie is replaced by a signed one', async () => {
  const browser = createTestClient(product.url)
  browser.cookies.set('visitor', '0123456789012345678901')
  await browser.get('/api/auth/user')
  expect(browser.visitorId()).toMatch(/^[\w-]{24}$/)
})

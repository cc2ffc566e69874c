import { randomUUID } from 'node:crypto'
import { scanTable } from '#infra/operate/audit/audit'
import type { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import {
  startTwoModes,
  liveLocation,
  testLocation as testSite,
  type TwoModes,
} from '#infra/testkit/product/test-product'
import type { PersonalData } from '#shared/accounts/users-contract'

let modes: TwoModes
beforeAll(async () => {
  modes = await startTwoModes()
})
afterAll(() => modes.product.stop())

type Browser = ReturnType<typeof createTestClient>

const newAddress = () => `${randomUUID()}@example.com`
const guest = (email: string) => ({ customerInfo: { name: 'Greta Guest', email, phone: '(727) 555-0166' } })

async function exportedOrders(browser: Browser) {
  const { body } = await browser.get<PersonalData>('/api/users/me/export')
  return body.parts.find(({ id }) => id === 'orders')?.records ?? []
}

/** A completed guest order at the test site. */
async function completedOrder(email: string, browser = modes.visitor(testSite)) {
  const { id } = await modes.orderAt(testSite, guest(email), browser)
  await modes.product.deliverStream()
  const chef = await signInCook(modes.product.url)
  await chef.move(id, 'completed')
  await modes.product.deliverStream()
  return id
}

test('an order placed as a guest is exported to and erased with the account of its e-mail address', async () => {
  const email = newAddress()
  const id = await completedOrder(email)
  const { browser } = await modes.tester('customer', email)
  expect(await exportedOrders(browser)).toMatchObject([{ id, customer: { name: 'Greta Guest' } }])
  expect((await browser.delete('/api/users/me')).status).toBe(204)
  const read = await modes.visitor(testSite).get<{ customerInfo: { name: string } }>(`/api/orders/${id}`)
  expect(read.body.customerInfo.name).toBe('Guest')
  expect((await scanTable()).filter(({ type }) => type === 'GuestContact')).toEqual([])
})

test('an order that another account claimed is still erased with its guest', async () => {
  const email = newAddress()
  const placing = modes.visitor(testSite)
  const id = await completedOrder(email, placing)
  // From the browser that placed it, so that the claim is accepted.
  await placing.signIn(newAddress())
  expect((await placing.post(`/api/orders/${id}/claim`)).status).toBe(200)
  const { browser } = await modes.tester('customer', email)
  expect(await exportedOrders(browser)).toMatchObject([{ id, customer: { email } }])
  expect((await browser.delete('/api/users/me')).status).toBe(204)
  expect(JSON.stringify(await exportedOrders(placing))).not.toContain('Greta')
})

test("a phone number, or an address at the other kind of site, gives no access to a guest's orders", async () => {
  const email = newAddress()
  await completedOrder(email)
  const samePhone = await modes.tester('customer')
  await modes.orderAt(testSite, guest(newAddress()), samePhone.browser)
  expect(await exportedOrders(samePhone.browser)).toHaveLength(1)
  const { browser } = await modes.member(email)
  expect(await exportedOrders(browser)).toEqual([])
})

test("a test site's login with a live guest's address gives no access to the live site", async () => {
  const email = newAddress()
  await modes.orderAt(liveLocation, guest(email))
  await modes.product.deliverStream()
  expect(await exportedOrders((await modes.tester('customer', email)).browser)).toEqual([])
  expect(await exportedOrders((await modes.member(email)).browser)).toHaveLength(1)
})

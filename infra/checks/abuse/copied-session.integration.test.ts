import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

/** A browser with a copy of another browser's session cookie. */
function thiefOf(victim: ReturnType<typeof createTestClient>) {
  const thief = createTestClient(product.url)
  thief.cookies.set('session', victim.cookies.get('session') ?? '')
  return thief
}

test('a copied session cookie is invalid after its owner has logged out', async () => {
  const owner = createTestClient(product.url)
  await owner.signIn('olive@example.com', 'admin')
  const thief = thiefOf(owner)
  expect((await thief.get('/api/auth/user')).status).toBe(200)
  expect((await owner.post('/api/auth/logout')).status).toBe(204)
  expect((await thief.get('/api/auth/user')).status).toBe(401)
  expect((await thief.get('/api/desk/menu/HENPR')).status).toBe(401)
})

test('a renamed session is the same session, and ends with it', async () => {
  const owner = createTestClient(product.url)
  await owner.signIn('lee@example.com')
  const thief = thiefOf(owner)
  expect((await owner.put('/api/auth/user', { firstName: 'Lee', lastName: 'Park' })).status).toBe(200)
  await owner.post('/api/auth/logout')
  expect((await thief.get('/api/auth/user')).status).toBe(401)
})

test('logging out on one device does not end the session of another device', async () => {
  const [one, other] = [createTestClient(product.url), createTestClient(product.url)]
  await one.signIn('dana@example.com')
  await other.signIn('dana@example.com')
  await one.post('/api/auth/logout')
  expect((await other.get('/api/auth/user')).status).toBe(200)
})

import { parseSetCookie } from 'cookie'
import { SESSION_FLAG_COOKIE } from '#shared/pages/page-head'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

describe('signing in', () => {
  it('finds the same user for any spelling of the address, and sign-out ends the session', async () => {
    const guest = visitor()
    expect((await guest.get('/api/auth/user')).status).toBe(401)
    const one = await guest.signIn('  Dana.Whitfield@Example.com ')
    expect(one.body).toMatchObject({
      email: 'dana.whitfield@example.com',
      firstName: 'Dana',
      lastName: 'Whitfield',
      role: 'customer',
    })
    expect((await visitor().signIn('dana.whitfield@example.com', 'admin')).body.id).toBe(one.body.id)
    expect((await guest.get('/api/auth/user')).body).toEqual(one.body)
    expect((await guest.post('/api/auth/logout')).status).toBe(204)
    expect((await guest.get('/api/auth/user')).status).toBe(401)
  })

  it('lets scripts see that a session exists, but not its token', async () => {
    const guest = visitor()
    await guest.get('/api/auth/user')
    expect(guest.cookies.has(SESSION_FLAG_COOKIE)).toBe(false)
    const { headers } = await guest.signIn()
    const set = headers.getSetCookie().map((each) => parseSetCookie(each))
    expect(set.find(({ name }) => name === 'session')?.httpOnly).toBe(true)
    expect(set.find(({ name }) => name === SESSION_FLAG_COOKIE)).toMatchObject({
      value: expect.stringMatching(/^\d{13}$/),
      path: '/',
    })
    expect(set.find(({ name }) => name === SESSION_FLAG_COOKIE)?.httpOnly).toBeFalsy()
    const flag = guest.cookies.get(SESSION_FLAG_COOKIE)
    guest.cookies.delete(SESSION_FLAG_COOKIE)
    expect((await guest.get('/api/auth/user')).status).toBe(200)
    expect(guest.cookies.get(SESSION_FLAG_COOKIE)).toBe(flag)
    await guest.post('/api/auth/logout')
    expect(guest.cookies.has(SESSION_FLAG_COOKIE)).toBe(false)
  })

  it('leaves no order of the account to the next person at the browser', async () => {
    const browser = visitor()
    await browser.signIn('shared@example.com')
    const lines = [{ dish: await browser.dish('Edamame'), quantity: 1 }]
    const placed = await browser.order({ lines, more: { specialInstructions: 'Gate code 4711' } })
    const readInstructions = async () =>
      (await browser.get<{ specialInstructions: unknown }>(`/api/orders/${placed.body.id}`)).body.specialInstructions
    expect(await readInstructions()).toBe('Gate code 4711')
    await browser.post('/api/auth/logout')
    expect(await readInstructions()).toBeNull()
    await browser.signIn('other@example.com')
    expect(await readInstructions()).toBeNull()
    await browser.signIn('shared@example.com')
    expect(await readInstructions()).toBe('Gate code 4711')
  })

  it('keeps a changed name at later sign-ins', async () => {
    const guest = visitor()
    await guest.signIn('sam.okafor@example.com')
    expect((await guest.put('/api/auth/user', { firstName: ' Samira ', lastName: 'Okafor-Bell' })).body).toMatchObject({
      firstName: 'Samira',
      email: 'sam.okafor@example.com',
    })
    expect((await guest.get('/api/auth/user')).body).toMatchObject({ firstName: 'Samira', lastName: 'Okafor-Bell' })
    expect((await visitor().signIn('sam.okafor@example.com')).body).toMatchObject({ firstName: 'Samira' })
    expect((await guest.put('/api/auth/user', { firstName: '  ' })).status).toBe(400)
    expect((await visitor().put('/api/auth/user', { firstName: 'Eve' })).status).toBe(401)
  })

  it('rejects a blank address, a forged session and a request from another site', async () => {
    const guest = visitor()
    expect((await guest.signIn('   ')).status).toBe(400)
    await guest.signIn()
    guest.cookies.set('session', `${guest.cookies.get('session')?.slice(0, -2)}xx`)
    expect((await guest.get('/api/auth/user')).status).toBe(401)
    expect((await guest.post('/api/auth/logout', undefined, { origin: 'https://evil.example' })).status).toBe(403)
  })

  it('redirects to the sign-in page, with a return path on this site only', async () => {
    const to = async (returnTo: string) =>
      (await visitor().get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)).headers.get('location')
    expect(await to('/loyalty?tab=1')).toBe('/login?returnTo=%2Floyalty%3Ftab%3D1')
    for (const foreign of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:1'])
      expect(await to(foreign)).toBe('/login')
  })
})

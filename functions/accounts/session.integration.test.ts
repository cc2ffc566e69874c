import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'

const admin = 'admin@hibachiember.example'
const cook = 'kitchen@hibachiember.example'

let product: Awaited<ReturnType<typeof startTestProduct>>
let pool: ReturnType<typeof openTestUserPool>

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  pool = openTestUserPool(product.dataDir)
})
afterAll(() => product.stop())

const trade = (idToken: string, browser = createTestClient(product.url)) =>
  browser.post('/api/auth/session', { idToken })

describe('an id token of the pool', () => {
  it.each([
    [admin, 'admin'],
    [cook, 'kitchen'],
  ])('of %s starts a session with role %s', async (email, role) => {
    const browser = createTestClient(product.url)
    expect(await trade(pool.tokensOf(email).IdToken, browser)).toMatchObject({ status: 200, body: { email, role } })
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ email, role })
    expect((await browser.get('/api/auth/user?guest=ok')).body).toMatchObject({ email, role })
    await browser.post('/api/auth/logout')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect(await browser.get('/api/auth/user?guest=ok')).toMatchObject({ status: 200, body: null })
  })

  it('limits the session to its own lifetime', async () => {
    const answer = await trade(pool.tokensOf(admin, { at: new Date(Date.now() - 50 * 60_000) }).IdToken)
    const [, seconds] = /session=[^;]+; Max-Age=(\d+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(590)
    expect(Number(seconds)).toBeLessThanOrEqual(600)
  })

  it('does not extend the session when the user is renamed', async () => {
    const browser = createTestClient(product.url)
    await trade(pool.tokensOf(admin, { at: new Date(Date.now() - 50 * 60_000) }).IdToken, browser)
    const answer = await browser.put('/api/auth/user', { firstName: 'Ada', lastName: 'Min' })
    expect(answer.body).toMatchObject({ firstName: 'Ada' })
    const [, seconds] = /session=[^;]+; Max-Age=(\d+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
    expect(Number(seconds)).toBeLessThanOrEqual(600)
  })

  it.each([
    ['forged', () => pool.tokensOf(admin, { isForged: true }).IdToken],
    ['expired', () => pool.tokensOf(admin, { at: new Date(Date.now() - 61 * 60_000) }).IdToken],
    ['of another pool', () => pool.tokensOf(admin, { userPoolId: 'us-east-1_Foreign' }).IdToken],
    ["of another site's client", () => pool.tokensOf(admin, { clientId: 'foreign' }).IdToken],
    ['an access token instead', () => pool.tokensOf(admin).AccessToken],
    ['no token at all', () => 'sesame'],
    ['without its signature', () => pool.tokensOf(admin).IdToken.replace(/[^.]+$/, '')],
    [
      'declared as unsigned',
      () => {
        const [, claims] = pool.tokensOf(admin).IdToken.split('.')
        return `${Buffer.from('{"alg":"none","kid":"local"}').toString('base64url')}.${claims}.`
      },
    ],
  ])('is rejected when it is %s', async (_what, token) => {
    const browser = createTestClient(product.url)
    expect(await trade(token(), browser)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    expect(browser.cookies.has('session')).toBe(false)
  })

  it('is rejected while the address is not confirmed', async () => {
    const { IdToken } = pool.tokensOf(admin, { isUnconfirmed: true })
    expect(await trade(IdToken)).toMatchObject({ status: 403, body: { detail: expect.stringContaining('confirm') } })
  })

  it.each(['dan\u212A@example.com', 'd\u200Bank@example.com'])(
    'of an address in other letters, %j, is no token of the person whose address looks the same',
    async (email) => {
      expect((await trade(pool.tokensOf('dank@example.com').IdToken)).status).toBe(200)
      expect(await trade(pool.tokensOf(email).IdToken)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    },
  )
})

describe('a live site', () => {
  it('returns its user pool and has no development login', async () => {
    const visitor = createTestClient(product.url)
    expect((await visitor.get('/api/auth/settings')).body).toEqual({
      userPoolId: 'us-east-1_Local',
      userPoolClientId: 'local',
      endpoint: expect.stringMatching(/^http:/),
    })
    expect((await visitor.signIn('anybody@example.com', 'admin')).status).toBe(404)
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
  })
})

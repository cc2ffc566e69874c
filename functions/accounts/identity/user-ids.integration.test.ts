import { createHash, randomUUID } from 'node:crypto'
import { scanTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import type { startTestProduct } from '#infra/testkit/product/test-product'
import type { LoyaltyAccount } from '#shared/loyalty/contract'

type TestProduct = Awaited<ReturnType<typeof startTestProduct>>

/** Starts a product on a copy of the sample table, with modules of its own. */
async function startProduct(): Promise<TestProduct> {
  jest.resetModules()
  const { startTestProduct: start } = await import('#infra/testkit/product/test-product')
  return start()
}

const signIn = async ({ url }: TestProduct, email: string, ref?: string) => {
  const browser = createTestClient(url)
  return { browser, id: (await browser.signIn(email, 'customer', ref)).body.id }
}

/** The types of all records that contain a text. */
const listTypes = async (text: string): Promise<readonly string[]> =>
  (await scanTable())
    .filter((item) => JSON.stringify(item).includes(text))
    .map(({ type }) => String(type))
    .sort()

const getReferralCode = async (browser: ReturnType<typeof createTestClient>): Promise<string> =>
  (await browser.get<LoyaltyAccount>('/api/loyalty/account')).body.referralCode

/** Digests of an address as ids could contain them. */
const digestsOf = (email: string): readonly string[] =>
  ['sha1', 'sha256', 'sha512', 'md5'].flatMap((algorithm) =>
    [email, `user\n${email}`, `development\n${email}`, `pool.\n${email}`].flatMap((text) =>
      (['base64url', 'hex'] as const).map((encoding) => createHash(algorithm).update(text).digest(encoding)),
    ),
  )

it('the id of an address differs between two copies of a table, and contains no digest of the address', async () => {
  const email = 'dana.whitfield@example.com'
  const ids: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const product = await startProduct()
    ids.push((await signIn(product, email)).id)
    await product.stop()
  }
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) {
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(digestsOf(email).filter((digest) => digest.startsWith(id.slice(0, 8)))).toEqual([])
  }
})

describe('an address', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.stop())

  it('gets one id from fifty first sign-ins at the same time, in any spelling', async () => {
    const email = `${randomUUID()}@example.com`
    const spellings = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? email : ` ${email.toUpperCase()}`))
    const users = await Promise.all(spellings.map((spelling) => signIn(product, spelling)))
    expect(new Set(users.map(({ id }) => id)).size).toBe(1)
  })

  it('keeps no id and no referral code after an erasure, and later gets others', async () => {
    const email = `${randomUUID()}@example.com`
    const { browser, id } = await signIn(product, email)
    const code = await getReferralCode(browser)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(await getReferralCode(browser)).toBe(code)
    expect(await listTypes(code)).toEqual(['ReferralCode', 'User'])
    expect(await listTypes(id)).toEqual(['LoyaltyAccount', 'ReferralCode', 'User', 'UserId'])

    expect((await browser.delete('/api/users/me')).status).toBe(204)
    await product.deliverStream()
    expect(await listTypes(code)).toEqual([])
    expect(await listTypes(email)).toEqual([])
    // The points stay in the books; the mark ends the sessions and expires after the last one.
    expect(await listTypes(id)).toEqual(['ErasedAccount', 'LoyaltyAccount'])
    const marks = (await scanTable()).filter(({ type }) => type === 'ErasedAccount')
    for (const { expiresAt } of marks) expect(Number(expiresAt) * 1000).toBeGreaterThan(Date.now() + 30 * 86_400_000)
    const again = await signIn(product, email)
    expect(again.id).not.toBe(id)
    expect(await getReferralCode(again.browser)).not.toBe(code)
  })

  it('of an erased account is not recognized by its referral code', async () => {
    const { browser } = await signIn(product, `${randomUUID()}@example.com`)
    const code = await getReferralCode(browser)
    await browser.delete('/api/users/me')
    const friend = await signIn(product, `${randomUUID()}@example.com`, code)
    const referrals = (await scanTable()).filter(({ pk, type }) => pk === `LOYALTY#${friend.id}` && type === 'Referral')
    expect(referrals).toEqual([])
  })

  it('stores nothing for a sign-in that an erasure overtakes', async () => {
    const email = `${randomUUID()}@example.com`
    const { browser, id } = await signIn(product, email)
    const other = await signIn(product, `${randomUUID()}@example.com`)
    const ref = await getReferralCode(other.browser)
    expect((await browser.delete('/api/users/me')).status).toBe(204)
    const { findOrCreateUser } = await import('../user-repository')
    const late = findOrCreateUser({ id, email, role: 'customer', now: new Date(), ref })
    await expect(late).rejects.toMatchObject({ code: 'unavailable' })
    expect(await listTypes(email)).toEqual([])
    expect(await listTypes(id)).toEqual(['ErasedAccount'])
  })

  it('keeps its one referral code when it is read ten times at once', async () => {
    const { browser, id } = await signIn(product, `${randomUUID()}@example.com`)
    const codes = await Promise.all(Array.from({ length: 10 }, () => getReferralCode(browser)))
    expect(new Set(codes).size).toBe(1)
    expect((await scanTable()).filter(({ type, userId }) => type === 'ReferralCode' && userId === id)).toHaveLength(1)
  })
})

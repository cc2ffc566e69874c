import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { User } from '#shared/accounts/contract'
import type { PersonalData } from '#shared/accounts/users-contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { TeamMember } from '#shared/team/contract'
import { enrolAtPool } from '#infra/testkit/clients/pool-enrolment'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { scanTable } from '#infra/operate/audit/audit'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'

const [ownerEmail = ''] = staffAccounts.accounts.map(({ email }) => email)

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>

type Answer = TeamMember & { readonly code: string; readonly challenge: string; readonly locations: string[] }

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  jest.spyOn(console, 'warn').mockReturnValue()
  product = await startTestProduct({ mode: 'live,HENOK=test' })
  owner = (await signIn(ownerEmail)).browser
})
afterAll(() => product.stop())

const pool = () => openTestUserPool(product.dataDir)

/** Sets a password with the mailed code, signs in and sets up an authenticator app. */
const setUpApp = (email: string) => enrolAtPool(email, () => pool().codeFor(email))

/** A moment after any sign-in that was ended so far; tokens contain whole seconds. */
const later = () => new Date(Date.now() + 2000)

async function signIn(email: string, { at = later(), site = 'HENPR' } = {}) {
  const browser = createTestClient(product.url, site)
  const { status, body } = await browser.post<User & Answer>('/api/auth/session', {
    idToken: pool().tokensOf(email, { at }).IdToken,
  })
  return { browser, status, body }
}

const invite = (email: string, role: string, locations: readonly string[], by = owner) =>
  by.post<Answer>('/api/desk/team', { email, role, locations })
const team = async (by = owner) => (await by.get<TeamMember[]>('/api/desk/team')).body
const idOf = async (email: string) => (await team()).find((member) => member.email === email)?.userId ?? ''

/** Invites a person who then signs in. */
async function addPerson(email: string, role: string, locations: readonly string[]) {
  const { body } = await invite(email, role, locations)
  if (role === 'admin') await setUpApp(email)
  return { ...(await signIn(email)), userId: body.userId }
}

const statusOf = async (browser: ReturnType<typeof createTestClient>, path: string) => (await browser.get(path)).status

describe('an invitation', () => {
  it('is mailed with a link, and gives the role at the chosen locations only', async () => {
    const { status, body } = await invite(' Mia.Cook@Example.com ', 'kitchen', ['HENPR'])
    expect(status).toBe(201)
    expect(body).toMatchObject({
      email: 'mia.cook@example.com',
      role: 'kitchen',
      locations: ['HENPR'],
      state: 'invited',
    })
    await product.deliverStream()
    const outbox = join(product.dataDir, 'outbox')
    const [mail = ''] = readdirSync(outbox).filter((name) => name.includes('invitation-1'))
    expect(readFileSync(join(outbox, mail), 'utf8')).toContain('/login?invited=')
    const mia = await signIn('mia.cook@example.com')
    expect(mia.body).toMatchObject({ role: 'kitchen', locations: ['HENPR'] })
    expect(await statusOf(mia.browser, '/api/kitchen/orders/HENPR')).toBe(200)
    expect(await statusOf(mia.browser, '/api/kitchen/orders/HEHC')).toBe(403)
    expect(await statusOf(mia.browser, '/api/desk/team')).toBe(403)
    expect((await team()).find(({ userId }) => userId === body.userId)).toMatchObject({ state: 'active' })
  })

  it('creates an account whose password is unknown until the person sets it', async () => {
    await invite('new@example.com', 'kitchen', ['HENPR'])
    expect(pool().find('new@example.com')).toMatchObject({
      confirmed: true,
      mustChangePassword: false,
      groups: ['kitchen'],
    })
  })

  it('can be repeated until the person joins', async () => {
    const first = await invite('again@example.com', 'kitchen', ['HENPR'])
    const second = await invite('again@example.com', 'kitchen', ['HEHC'])
    expect([first.status, second.status, second.body.userId]).toEqual([201, 201, first.body.userId])
    expect((await signIn('again@example.com', { site: 'HEHC' })).body).toMatchObject({ locations: ['HEHC'] })
    expect(await invite('again@example.com', 'kitchen', ['HEHC'])).toMatchObject({
      status: 409,
      body: { code: 'already-member' },
    })
  })

  it.each([
    ['no address', { email: 'mia', role: 'kitchen', locations: ['HENPR'] }],
    ['the role customer', { email: 'x@example.com', role: 'customer', locations: ['HENPR'] }],
    ['no location', { email: 'x@example.com', role: 'kitchen', locations: [] }],
    ['an unknown location', { email: 'x@example.com', role: 'kitchen', locations: ['NOWHERE'] }],
  ])('with %s is refused', async (_what, body) => {
    expect((await owner.post('/api/desk/team', body)).status).toBe(400)
    expect((await team()).some(({ email }) => email === 'x@example.com')).toBe(false)
  })

  it('does not exist on a test site', async () => {
    const tester = createTestClient(product.url, 'HENOK')
    await tester.signIn('tester@example.com', 'admin')
    expect((await tester.get('/api/desk/team')).status).toBe(404)
    expect((await invite('x@example.com', 'kitchen', ['HENOK'], tester)).status).toBe(404)
  })
})

describe('an admin of one location', () => {
  it('needs an authenticator app to sign in', async () => {
    await invite('late@example.com', 'admin', ['HEHC'])
    const { status, body, browser } = await signIn('late@example.com', { site: 'HEHC' })
    expect([status, body.code, body.challenge]).toEqual([403, 'mfa-required', 'MFA_SETUP'])
    expect(browser.cookies.has('session')).toBe(false)
    await setUpApp('late@example.com')
    await signIn('late@example.com', { site: 'HEHC' })
    expect((await signIn('late@example.com', { site: 'HEHC' })).body).toMatchObject({ role: 'admin' })
  })

  it('is not signed in by a token from before the app was set up', async () => {
    await invite('early@example.com', 'admin', ['HENPR'])
    const withPassword = new Date(Date.now() + 1000)
    expect((await signIn('early@example.com', { at: withPassword })).status).toBe(403)
    await setUpApp('early@example.com')
    await waitUntil(() => Date.now() > withPassword.getTime())
    const refused = await signIn('early@example.com', { at: withPassword })
    expect([refused.status, refused.browser.cookies.has('session')]).toEqual([401, false])
    const withCode = new Date(Date.now() + 5000)
    expect((await signIn('early@example.com', { at: withCode })).body).toMatchObject({ role: 'admin' })
    expect((await signIn('early@example.com', { at: withPassword })).status).toBe(401)
  })

  it('signs in again after the promotion, because an earlier sign-in may have been without a code', async () => {
    const { userId } = await addPerson('rising@example.com', 'kitchen', ['HENPR'])
    await setUpApp('rising@example.com')
    const grant = { role: 'admin', locations: ['HENPR'] }
    expect((await owner.put(`/api/desk/team/${userId}`, grant)).body).toMatchObject({ role: 'admin' })
    expect((await signIn('rising@example.com', { at: new Date(Date.now() - 5000) })).status).toBe(401)
    const after = new Date(Date.now() + 5000)
    expect((await signIn('rising@example.com', { at: after })).body).toMatchObject({ role: 'admin' })
    const { body: log } = await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=team')
    expect(log.map(({ title }) => title)).toContain('Team: Rising is now admin at HENPR')
  })

  it('sees, invites and changes people of that location only', async () => {
    const { browser } = await addPerson('local@example.com', 'admin', ['HENPR'])
    const wide = await invite('wide@example.com', 'kitchen', ['HENPR', 'HEHC'])
    await invite('far@example.com', 'kitchen', ['HEHC'])
    const seen = await team(browser)
    expect(seen.map(({ email }) => email)).toEqual(expect.arrayContaining(['wide@example.com', 'local@example.com']))
    expect(seen.map(({ email }) => email)).not.toContain('far@example.com')
    expect(seen.find(({ email }) => email === 'wide@example.com')).toMatchObject({ mayChange: false })
    expect((await invite('own@example.com', 'kitchen', ['HENPR'], browser)).status).toBe(201)
    expect((await invite('other@example.com', 'kitchen', ['HEHC'], browser)).status).toBe(403)
    const far = await idOf('far@example.com')
    const grant = { role: 'kitchen', locations: ['HENPR'] }
    expect((await browser.put(`/api/desk/team/${wide.body.userId}`, grant)).status).toBe(403)
    expect((await browser.delete(`/api/desk/team/${far}`)).status).toBe(403)
    expect((await browser.get('/api/desk/changes/HEHC')).status).toBe(403)
    expect((await browser.put('/api/desk/menu/categories', {})).status).toBe(403)
  })
})

describe('a removed person', () => {
  it('loses session, live connection and role, and cannot use an older sign-in again', async () => {
    const at = later()
    await invite('gone@example.com', 'kitchen', ['HENPR'])
    const { browser } = await signIn('gone@example.com', { at })
    const board = await openTestSocket(product.socketUrl, browser.cookies, undefined, 'henpr.localhost')
    board.send({ type: 'subscribe', locationId: 'HENPR' })
    board.send({ type: 'ping' })
    await board.hear(({ type }) => type === 'pong')
    const userId = await idOf('gone@example.com')
    expect((await owner.delete(`/api/desk/team/${userId}`)).status).toBe(204)
    await product.deliverStream()
    await board.closed
    expect(await statusOf(browser, '/api/kitchen/orders/HENPR')).toBe(401)
    expect(pool().find('gone@example.com')?.groups).toEqual([])
    const before = new Date(Date.now() - 60_000)
    expect((await signIn('gone@example.com', { at: before })).status).toBe(401)
    expect((await signIn('gone@example.com', { at: new Date(Date.now() + 5000) })).body).toMatchObject({
      role: 'customer',
    })
    expect((await owner.delete(`/api/desk/team/${userId}`)).status).toBe(204)
    expect((await owner.put(`/api/desk/team/${userId}`, { role: 'admin', locations: ['HENPR'] })).status).toBe(404)
    expect((await invite('gone@example.com', 'kitchen', ['HENPR'])).status).toBe(201)
  })
})

describe('a change of role or locations', () => {
  it('ends the sessions, and the next one has the new role', async () => {
    const { browser, userId } = await addPerson('moving@example.com', 'kitchen', ['HENPR'])
    const { version } = (await team()).find((member) => member.userId === userId) ?? {}
    const grant = { role: 'kitchen', locations: ['HEHC'], version }
    expect((await owner.put(`/api/desk/team/${userId}`, grant)).body).toMatchObject({ locations: ['HEHC'] })
    expect(await statusOf(browser, '/api/kitchen/orders/HENPR')).toBe(401)
    expect((await signIn('moving@example.com')).body).toMatchObject({ locations: ['HEHC'] })
    expect(await owner.put(`/api/desk/team/${userId}`, grant)).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    })
  })

  it('never leaves a location or the group without an admin', async () => {
    const userId = await idOf(ownerEmail)
    const refused = { status: 409, body: { code: 'last-admin' } }
    expect(
      await owner.put(`/api/desk/team/${userId}`, { role: 'kitchen', locations: ['HENPR', 'HEHC'] }),
    ).toMatchObject(refused)
    expect(await owner.delete(`/api/desk/team/${userId}`)).toMatchObject(refused)
    expect((await owner.get('/api/desk/team')).status).toBe(200)
  })

  it('of two admins who remove each other at once succeeds for one', async () => {
    const second = await addPerson('second@example.com', 'admin', ['HENPR', 'HEHC'])
    const first = await idOf(ownerEmail)
    const results = await Promise.all([
      owner.delete(`/api/desk/team/${second.userId}`),
      second.browser.delete(`/api/desk/team/${first}`),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual([204, 409])
    if (results[0].status !== 204) owner = second.browser
  })
})

describe('signing a person out of all devices', () => {
  it.each([
    ['kitchen', 'lost@example.com'],
    ['admin', 'robbed@example.com'],
  ])('ends every session of %s staff and refuses tokens of earlier sign-ins', async (role, email) => {
    const { userId, browser } = await addPerson(email, role, ['HENPR'])
    const other = await signIn(email)
    expect((await owner.delete(`/api/desk/team/${userId}/sessions`)).status).toBe(204)
    for (const each of [browser, other.browser]) expect(await statusOf(each, '/api/auth/user')).toBe(401)
    expect((await signIn(email, { at: new Date(Date.now() - 1000) })).status).toBe(401)
    expect((await signIn(email, { at: new Date(Date.now() + 5000) })).status).toBe(200)
  })
})

it('logs every change with the person who made it, and no address', async () => {
  const { body } = await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=team&limit=100')
  const titles = body.map(({ title }) => title)
  expect(titles).toEqual(
    expect.arrayContaining([
      'Team: Mia Cook invited as kitchen at HENPR',
      'Team: Mia Cook joined as kitchen at HENPR',
      'Team: Gone removed',
      'Team: Lost signed out of all devices',
    ]),
  )
  expect(JSON.stringify(body)).not.toContain('@')
  const joined = await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?by=The%20invited%20person')
  expect(new Set(joined.body.map(({ by }) => by))).toEqual(new Set(['The invited person']))
})

describe('the erasure of a person of the team', () => {
  it('removes name and address, and neither a group at the pool nor an earlier token gives the role again', async () => {
    const { browser, userId } = await addPerson('zelda.yarrow@example.com', 'kitchen', ['HENPR'])
    const { body } = await browser.get<PersonalData>('/api/users/me/export')
    const exported = body.parts.find(({ id }) => id === 'team')?.records
    expect(exported).toContainEqual(expect.objectContaining({ email: 'zelda.yarrow@example.com', role: 'kitchen' }))
    const { IdToken: idToken } = pool().tokensOf('zelda.yarrow@example.com', { at: later() })
    expect((await browser.delete('/api/users/me')).status).toBe(204)
    expect((await team()).some((member) => member.userId === userId)).toBe(false)
    const stored = (await scanTable()).filter((item) => /zelda|yarrow/i.test(JSON.stringify(item)))
    expect(stored.map(({ type }) => type)).toEqual([])
    const earlier = await createTestClient(product.url, 'HENPR').post<User>('/api/auth/session', { idToken })
    expect(earlier.body).toMatchObject({ role: 'customer' })
    expect(earlier.body.id).not.toBe(userId)
    expect(pool().find('zelda.yarrow@example.com')?.groups).toEqual([])
    expect((await signIn('zelda.yarrow@example.com')).body).toMatchObject({ role: 'customer', id: earlier.body.id })
  })

  it('is refused to the last admin', async () => {
    expect(await owner.delete('/api/users/me')).toMatchObject({ status: 409, body: { code: 'last-admin' } })
  })
})

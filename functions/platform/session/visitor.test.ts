import { mockClient } from 'aws-sdk-client-mock'
import { FIRST_KEY, mockSigningKeys } from '../testing/signing-keys'
import { parseSetCookie } from 'cookie'
import { getLocation } from '#shared/locations/index'
import { createExpiredSessionCookies, createSessionCookies, createTabletCookies, readCaller } from './session'
import { createVisitorCookie } from './visitor'
import { table } from '../table/table'

process.env['TABLE_NAME'] = 'table'

const service = mockClient(table)
const now = new Date()
const dana = { id: 'dana', email: 'd@example.com', firstName: 'Dana', lastName: 'W', role: 'customer' } as const

beforeEach(() => {
  service.reset()
  mockSigningKeys()
})

const valueOf = (cookie = '') => encodeURIComponent(parseSetCookie(cookie).value ?? '')
const about = () => ({ places: [getLocation('HENPR')], userIds: [] })
const callWith = (cookie: string, secure = false) =>
  readCaller({ cookies: [cookie], secure, ip: '198.51.100.7', about, now })

test('a browser is recognized by its visitor cookie', async () => {
  const cookie = await createVisitorCookie('browser-1', now, false)
  expect(await callWith(`visitor=${valueOf(cookie)}`)).toMatchObject({ visitorId: 'browser-1', isNewVisitor: false })
})

test('on https, the visitor cookie is one that no other host, path or http page can set', async () => {
  const cookie = await createVisitorCookie('browser-1', now, true)
  expect(cookie).toMatch(/^__Host-visitor=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect((await callWith(`__Host-visitor=${valueOf(cookie)}`, true)).isNewVisitor).toBe(false)
  expect((await callWith(`visitor=${valueOf(cookie)}`, true)).isNewVisitor).toBe(true)
})

test('on https, the cookies of user and tablet are such cookies too', async () => {
  const [session] = await createSessionCookies({ user: dana, via: 'development', now, secure: true })
  const [tablet] = await createTabletCookies({ user: dana, sessionId: 'kitchen', now, secure: true })
  expect(session).toMatch(/^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(tablet).toMatch(/^__Host-tablet=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const userOf = async (cookie: string) => (await callWith(cookie, true)).user?.id
  expect(await userOf(`__Host-session=${valueOf(session)}`)).toBe('dana')
  expect(await userOf(`session=${valueOf(session)}`)).toBeUndefined()
  expect(createExpiredSessionCookies(true)[0]).toMatch(/^__Host-session=; Max-Age=0; /)
})

test('a browser with a forged cookie is a new visitor', async () => {
  const value = valueOf(await createVisitorCookie('browser-1', now, false))
  const forged = [
    '0123456789012345678901',
    value.replace('browser-1', 'browser-2'),
    value.slice(0, -3),
    'visitor:x.y',
    '',
  ]
  for (const each of forged) {
    const { visitorId, isNewVisitor } = await callWith(`visitor=${each}`)
    expect([isNewVisitor, /^browser/.test(visitorId)]).toEqual([true, false])
  }
})

test('a session cookie is not accepted as a visitor cookie, nor the reverse', async () => {
  const [session] = await createSessionCookies({ user: dana, via: 'development', now, secure: false })
  expect((await callWith(`visitor=${valueOf(session)}`)).isNewVisitor).toBe(true)
  expect((await callWith(`session=${valueOf(await createVisitorCookie('browser-1', now, false))}`)).user).toBeNull()
})

test('a browser gets a new cookie after a key rotation', async () => {
  const old = `visitor=${valueOf(await createVisitorCookie('browser-1', now, false))}`
  expect((await callWith(old)).isOldCookie).toBe(false)
  const second = {
    id: '2',
    value: 'n'.repeat(43),
    signsFrom: new Date(now.getTime() - 1000).toISOString(),
  }
  mockSigningKeys([FIRST_KEY, second])
  jest.spyOn(Date, 'now').mockReturnValue(now.getTime() + 6 * 60_000)
  expect(await callWith(old)).toMatchObject({ visitorId: 'browser-1', isNewVisitor: false, isOldCookie: true })
  const renewed = `visitor=${valueOf(await createVisitorCookie('browser-1', now, false))}`
  expect(await callWith(renewed)).toMatchObject({ visitorId: 'browser-1', isOldCookie: false })
  jest.restoreAllMocks()
})

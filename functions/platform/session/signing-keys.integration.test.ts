import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseSetCookie } from 'cookie'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { startEmptyTable } from '#infra/testkit/product/seeded-table'
import { getLocation } from '#shared/locations/index'
import type * as Secrets from '../secrets'
import type { SecretName } from '../secrets'
import type { rotateSigningKey as Rotate } from './rotate-signing-key'

const MINUTE = 60_000
const DAY = 24 * 3600 * 1000
const user = {
  id: 'dana',
  email: 'dana@example.com',
  firstName: 'Dana',
  lastName: 'Whitfield',
  role: 'customer',
} as const
const about = () => ({ places: [getLocation('HENPR')], userIds: [] })
const later = (from: Date, ms: number) => new Date(from.getTime() + ms)

let seeded: Awaited<ReturnType<typeof startEmptyTable>>
beforeAll(async () => {
  seeded = await startEmptyTable()
  process.env['SECRETS_FOLDER'] = createTemporaryFolder('ember-secrets')
})
afterAll(async () => {
  await seeded.stop()
  delete process.env['SECRETS_FOLDER']
})

const realNow = Date.now
let ahead = 0
const present = () => new Date(realNow() + ahead)
const wait = (ms: number) => void (ahead += ms)
const until = (moment: Date) => wait(moment.getTime() - present().getTime())

beforeEach(async () => {
  ahead = 0
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead)
  jest.spyOn(console, 'error').mockReturnValue()
  // The process of the test before may have lost its store.
  jest.resetModules()
  jest.dontMock('../secrets')
  const { ensureSigningKey } = await import('./rotate-signing-key')
  rmSync(join(process.env['SECRETS_FOLDER'] ?? '', 'signing-keys'), { force: true })
  await ensureSigningKey()
})
afterEach(() => jest.restoreAllMocks())

/** Loads the modules again, as another process with a key cache of its own on the same secrets. */
async function startProcess() {
  jest.resetModules()
  const store = { isLost: false, calls: 0 }
  jest.doMock('../secrets', () => {
    const { findSecret, ...others } = jest.requireActual<typeof Secrets>('../secrets')
    const find = async (name: SecretName) => {
      store.calls += 1
      if (store.isLost) throw new Error('away')
      return findSecret(name)
    }
    return { ...others, findSecret: find }
  })
  const [session, userIds, rotation] = [
    await import('./session'),
    await import('../../accounts/identity/user-ids'),
    await import('./rotate-signing-key'),
  ]
  const visit = (cookies: string[], idempotencyKey?: string) =>
    session.readCaller({ cookies, secure: false, ip: '198.51.100.7', about, idempotencyKey, now: present() })
  return {
    signIn: async () => {
      const [cookie = ''] = await session.createSessionCookies({
        user,
        via: 'development',
        now: present(),
        secure: true,
      })
      return `session=${encodeURIComponent(parseSetCookie(cookie).value ?? '')}`
    },
    whoIs: async (cookie: string) => (await visit([cookie])).user?.id,
    userIdOf: (email: string) => userIds.findOrCreateUserId({ email, via: 'cognito' }),
    visitorOf: async (idempotencyKey: string) => (await visit([], idempotencyKey)).visitorId,
    rotate: (more: Partial<Parameters<typeof Rotate>[0]> = {}) =>
      rotation.rotateSigningKey({ now: present(), ...more }),
    /** Makes all further requests of this process to the parameter store fail, and counts them. */
    loseStore: () => {
      Object.assign(store, { isLost: true, calls: 0 })
      return () => store.calls
    },
  }
}

/** Returns the key id in a session cookie; undefined for the first key. */
const keyIdOf = (cookie: string) => /=([^.]+)\.[^.]+\.[^.]+$/.exec(decodeURIComponent(cookie))?.[1]

describe('a rotation', () => {
  it('keeps sessions valid, and makes every running process sign with the new key', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    const before = await one.signIn()
    expect(await other.whoIs(before)).toBe('dana')
    const { id, signsFrom } = await one.rotate()
    expect(keyIdOf(await other.signIn())).not.toBe(id)
    until(signsFrom)
    for (const each of [one, other]) {
      const cookie = await each.signIn()
      expect(keyIdOf(cookie)).toBe(id)
      expect([await one.whoIs(cookie), await other.whoIs(cookie)]).toEqual(['dana', 'dana'])
      expect(await each.whoIs(before)).toBe('dana')
    }
  })

  it('ends no session early, and deletes a key after its last session', async () => {
    const one = await startProcess()
    const { signsFrom, othersEndAt } = await one.rotate()
    until(later(signsFrom, -1000))
    const last = await one.signIn()
    wait(30 * DAY - MINUTE)
    expect(await one.whoIs(last)).toBe('dana')
    expect((await one.rotate()).dropped).toBe(0)
    const second = await one.signIn()
    until(later(othersEndAt, 1000))
    expect((await one.rotate()).dropped).toBe(0)
    expect(await one.whoIs(second)).toBe('dana')
    wait(40 * DAY)
    expect((await one.rotate()).dropped).toBe(2)
    expect((await one.rotate()).dropped).toBe(0)
  })

  it('does not change the visitor id of a retried first request', async () => {
    const one = await startProcess()
    const visitor = await one.visitorOf('one-order')
    for (const days of [0, 40, 80]) {
      wait(days * DAY)
      const { signsFrom } = await one.rotate()
      until(signsFrom)
      expect(await (await startProcess()).visitorOf('one-order')).toBe(visitor)
    }
  })

  it('does not change the id of an address, even if it ends all sessions', async () => {
    const id = await (await startProcess()).userIdOf('dana@example.com')
    for (const endSessions of [false, true, true]) {
      const { signsFrom } = await (await startProcess()).rotate({ endSessions })
      until(later(signsFrom, 40 * DAY))
      expect(await (await startProcess()).userIdOf('dana@example.com')).toBe(id)
    }
  })

  it('keeps sessions valid when two start at the same time', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    const before = await one.signIn()
    const [{ signsFrom }] = await Promise.all([one.rotate(), other.rotate()])
    until(later(signsFrom, MINUTE))
    const third = await startProcess()
    expect(keyIdOf(await third.signIn())).toMatch(/./)
    expect(await third.whoIs(before)).toBe('dana')
  })

  it('changes nothing when it fails', async () => {
    const one = await startProcess()
    const before = await one.signIn()
    one.loseStore()
    await expect(one.rotate()).rejects.toThrow('away')
    const other = await startProcess()
    expect(keyIdOf(await other.signIn())).toBeUndefined()
    expect(await other.whoIs(before)).toBe('dana')
  })

  it('can end all sessions at once after a key leaked', async () => {
    const [one, other] = [await startProcess(), await startProcess()]
    const before = await other.signIn()
    await one.rotate({ endSessions: true })
    const after = await (await startProcess()).signIn()
    wait(5 * MINUTE)
    for (const each of [one, other]) {
      expect([await each.whoIs(before), await each.whoIs(after)]).toEqual([undefined, 'dana'])
    }
  })
})

describe('a process', () => {
  it('reads the keys again for a session whose key it does not know', async () => {
    const other = await startProcess()
    await other.signIn()
    const one = await startProcess()
    await one.rotate({ endSessions: true })
    wait(6000)
    expect(await other.whoIs(await one.signIn())).toBe('dana')
  })

  it('reads the store at most once in five seconds for forged cookies', async () => {
    const one = await startProcess()
    const cookie = await one.signIn()
    wait(6000)
    const countCalls = one.loseStore()
    const garbage = (count: number) =>
      Promise.allSettled(Array.from({ length: count }, (_, n) => one.whoIs(`session=${n}abc.e30.x`)))
    await garbage(50)
    await garbage(50)
    expect(countCalls()).toBe(1)
    expect(await one.whoIs(cookie)).toBe('dana')
  })

  it('uses its cached keys while the parameter store is unavailable', async () => {
    const one = await startProcess()
    const cookie = await one.signIn()
    one.loseStore()
    wait(6 * MINUTE)
    expect(await one.whoIs(cookie)).toBe('dana')
    expect(await one.whoIs(await one.signIn())).toBe('dana')
  })

  it('rejects a cookie that no key has signed', async () => {
    const one = await startProcess()
    const cookie = decodeURIComponent(await one.signIn())
    const forged = ['x', 'x.y', 'x.y.z', '.y.z', `${cookie.slice('session='.length, -4)}AAAA`]
    for (const text of forged) expect(await one.whoIs(`session=${encodeURIComponent(text)}`)).toBeUndefined()
  })
})

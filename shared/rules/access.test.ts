import type { User } from '../contract/auth'
import type { AccessLevel } from '../contract/route'
import { henok } from '../locations/henok'
import { henpr } from '../locations/henpr'
import { overrideModes } from '../locations/policy'
import type { LocationPolicy } from '../locations/policy'
import { assertAccess, isValidSessionFor, POOL_USER_ID_PREFIX, getSignInMethod, getUserAt } from './access'

const user = (id: string, role: User['role']): User => ({ id, email: '', firstName: '', lastName: '', role })
const dana = user('dana', 'customer')
const cook = user('cook', 'kitchen')
const chef = user('chef', 'admin')

const testSite = { boards: 'open', stock: 'signed-in' } as const
const live = { boards: 'staff', stock: 'staff' } as const

function verdict(
  access: AccessLevel,
  caller: User | null,
  policy: Pick<LocationPolicy, 'boards' | 'stock'> = live,
  subject = 'dana',
): string {
  try {
    assertAccess({ access, user: caller, policy, subjectId: () => subject })
    return 'allowed'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'broken'
  }
}

it.each([
  ['public', 'allowed', 'allowed', 'allowed', 'allowed'],
  ['user', 'not-signed-in', 'allowed', 'allowed', 'allowed'],
  ['self', 'not-signed-in', 'allowed', 'not-allowed', 'allowed'],
  ['staff', 'not-signed-in', 'not-allowed', 'allowed', 'allowed'],
  ['admin', 'not-signed-in', 'not-allowed', 'not-allowed', 'allowed'],
  ['board', 'not-signed-in', 'not-allowed', 'allowed', 'allowed'],
  ['stock', 'not-signed-in', 'not-allowed', 'allowed', 'allowed'],
] as const)('%s: nobody %s, a customer %s, a cook %s, an admin %s', (access, ...verdicts) => {
  expect([null, dana, cook, chef].map((caller) => verdict(access, caller))).toEqual(verdicts)
})

it('opens the boards of a test site to everybody', () => {
  expect(verdict('board', null, testSite)).toBe('allowed')
})

it('shows the stock of a test site to whoever is signed in', () => {
  expect([null, dana, cook].map((caller) => verdict('stock', caller, testSite))).toEqual([
    'not-signed-in',
    'allowed',
    'allowed',
  ])
})

it("lets nobody but an admin do what is somebody else's, or nobody's", () => {
  expect(verdict('self', dana, live, 'casey')).toBe('not-allowed')
  expect(verdict('self', chef, live, 'casey')).toBe('allowed')
  expect(() => assertAccess({ access: 'self', user: dana, policy: testSite })).toThrow('not allowed')
})

it('does not ask who is named before somebody is signed in', () => {
  const subjectId = jest.fn(() => 'dana')
  expect(() => assertAccess({ access: 'self', user: null, policy: testSite, subjectId })).toThrow('sign in')
  expect(subjectId).not.toHaveBeenCalled()
})

describe('where a session counts', () => {
  beforeEach(() => overrideModes('HENOK=live'))
  afterEach(() => overrideModes())

  const pool = user(`${POOL_USER_ID_PREFIX}dana`, 'customer')

  it('is told by who made it: a development user at test sites, one of the pool at live ones', () => {
    expect([getSignInMethod(dana), getSignInMethod(pool)]).toEqual(['development', 'cognito'])
    expect([getUserAt(dana, henpr), getUserAt(dana, henok)]).toEqual([dana, null])
    expect([getUserAt(pool, henpr), getUserAt(pool, henok)]).toEqual([null, pool])
    expect(getUserAt(null, henok)).toBeNull()
  })

  it('is judged by every location and every user that a call is about', () => {
    const counts = (who: User, places: readonly (typeof henok | typeof henpr)[], ...users: readonly User[]) =>
      isValidSessionFor(who, { places, userIds: users.map(({ id }) => id) })
    expect([counts(chef, [henpr]), counts(chef, [henpr, henok]), counts(pool, [henok, henpr])]).toEqual([
      true,
      false,
      false,
    ])
    expect([counts(chef, [henpr], dana), counts(chef, [henpr], dana, pool), counts(pool, [henok], dana)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

import {
  POOL_USER_ID_PREFIX,
  assertAccess,
  getBoardAudience,
  getRole,
  getSignInMethod,
  getTabletUserId,
  getUserAt,
  getUserForGroup,
  getUserPoolOrigin,
  getUserPoolRegion,
  isLockedTablet,
  isStaff,
  isValidSessionFor,
  parseReturnPath,
} from './access'
import fc from 'fast-check'
import type { User } from './contract'
import type { AccessLevel } from '../platform/route'
import { henok } from '../locations/henok'
import { henpr } from '../locations/henpr'
import { overrideModes, type LocationPolicy } from '../locations/policy'

it.each([
  [['kitchen'], 'kitchen'],
  [['kitchen', 'admin'], 'admin'],
  [['regulars'], 'customer'],
  [[], 'customer'],
] as const)('gives the groups %j the role %s', (groups, role) => {
  expect(getRole(groups)).toBe(role)
})

it("finds the pool's region by its id", () => {
  expect(getUserPoolOrigin(getUserPoolRegion('us-east-1_AbC123'))).toBe('https://cognito-idp.us-east-1.amazonaws.com')
})

const site = 'https://site.example'

/** Parts of addresses that some parsers may read as another host. */
const piece = fc.constantFrom(
  ...['/', '//', '\\', '..', '.', '%2e', '%2E%2e', '%5C', '%2F', '@', ':', '?', '#', '\t', '\n', '\r', ' ', '\0'],
  ...['evil.example', 'https:', 'javascript:', 'menu', '\u2028', '\uFF0F', '\u3002', '\u00AD', 'é', '\uD800'],
)
const address = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`),
)

test('the return path never leads to another site', () => {
  fc.assert(
    fc.property(address, (returnTo) => {
      const path = parseReturnPath(returnTo)
      if (path === undefined) return
      expect(new URL(path, site).origin).toBe(site)
      expect(path).toMatch(/^\/(?![/\\])/)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/menu/..//evil.example',
  '/\\evil.example',
])('%j leads to another site and is dropped', (returnTo) => expect(parseReturnPath(returnTo)).toBeUndefined())

test.each(['//evil.example', '/\t/evil.example', '/\n\\evil.example', 'https://evil.example/', 'menu', '', undefined])(
  '%j is no path of this site and is dropped',
  (returnTo) => expect(parseReturnPath(returnTo)).toBeUndefined(),
)

test.each([
  ['/', '/'],
  ['/menu?category=sushi#rolls', '/menu?category=sushi#rolls'],
  ['/orders/../checkout', '/checkout'],
  ['/%5C', '/%5C'],
  ['/a//b', '/a//b'],
])('%j leads to %j', (returnTo, path) => expect(parseReturnPath(returnTo)).toBe(path))

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
] as const)('%s: without sign-in %s, a customer %s, a cook %s, an admin %s', (access, ...verdicts) => {
  expect([null, dana, cook, chef].map((caller) => verdict(access, caller))).toEqual(verdicts)
})

it('everyone sees the boards of a test site', () => {
  expect(verdict('board', null, testSite)).toBe('allowed')
})

it('signed-in users see the stock of a test site', () => {
  expect([null, dana, cook].map((caller) => verdict('stock', caller, testSite))).toEqual([
    'not-signed-in',
    'allowed',
    'allowed',
  ])
})

it("only admins may access another user's data", () => {
  expect(verdict('self', dana, live, 'casey')).toBe('not-allowed')
  expect(verdict('self', chef, live, 'casey')).toBe('allowed')
  expect(() => assertAccess({ access: 'self', user: dana, policy: testSite })).toThrow('not allowed')
})

it('the named user is not read before sign-in', () => {
  const subjectId = jest.fn(() => 'dana')
  expect(() => assertAccess({ access: 'self', user: null, policy: testSite, subjectId })).toThrow('sign in')
  expect(subjectId).not.toHaveBeenCalled()
})

describe('the validity of a session', () => {
  beforeEach(() => overrideModes('HENOK=live'))
  afterEach(() => overrideModes())

  const pool = user(`${POOL_USER_ID_PREFIX}dana`, 'customer')

  it('depends on the sign-in: development users at test sites, pool users at live ones', () => {
    expect([getSignInMethod(dana), getSignInMethod(pool)]).toEqual(['development', 'cognito'])
    expect([getUserAt(dana, henpr), getUserAt(dana, henok)]).toEqual([dana, null])
    expect([getUserAt(pool, henpr), getUserAt(pool, henok)]).toEqual([null, pool])
    expect(getUserAt(null, henok)).toBeNull()
  })

  it('is checked for every location and user of a request', () => {
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

  it('counts for the whole group where it is valid at every live location', () => {
    const admin = user(`${POOL_USER_ID_PREFIX}chef`, 'admin')
    expect(getUserForGroup(admin, [henpr, henok])).toEqual(admin)
    // The development sign-in of a test site would otherwise change a live site.
    expect(getUserForGroup(chef, [henpr, henok])).toBeNull()
    expect(getUserForGroup(chef, [henpr])).toEqual(chef)
    expect(getUserForGroup(null, [henpr])).toBeNull()
  })

  it('of staff at some locations is that of a customer elsewhere', () => {
    const local = { ...user(`${POOL_USER_ID_PREFIX}chef`, 'admin'), locations: ['HENOK'] }
    expect(getUserAt(local, henok)).toEqual(local)
    overrideModes('live')
    expect(getUserAt(local, henpr)).toEqual({ ...local, role: 'customer' })
    expect(getUserAt(local, henpr, henok)).toEqual({ ...local, role: 'customer' })
    expect(getUserForGroup(local, [henpr, henok])).toEqual({ ...local, role: 'customer' })
  })
})

test('the boards show contact data to staff only', () => {
  expect([null, dana, cook, chef].map(isStaff)).toEqual([false, false, true, true])
  expect([null, dana, cook, chef].map(getBoardAudience)).toEqual(['anybody', 'anybody', 'staff', 'staff'])
})

test('a kitchen tablet is locked until a cook enters a PIN', () => {
  expect(isLockedTablet({ id: getTabletUserId('grill') })).toBe(true)
  expect([isLockedTablet(null), isLockedTablet(cook), isLockedTablet({ id: `x${getTabletUserId('grill')}` })]).toEqual([
    false,
    false,
    false,
  ])
})

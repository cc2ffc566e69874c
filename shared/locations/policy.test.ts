import { henok } from './henok'
import { henpr } from './henpr'
import { getPolicy, overrideModes } from './policy'

const policies = { test: getPolicy(henpr), live: getPolicy({ ...henpr, mode: 'live' }) }

/**
 * The table of a test site and a live one, row by row
 * (docs/product/locations.md#test-and-live-sites).
 */
it.each([
  ['showsTestBanner', true, false],
  ['signIn', 'development', 'cognito'],
  ['boards', 'open', 'staff'],
  ['stock', 'signed-in', 'staff'],
  ['contact', 'as-entered', 'required'],
  ['acceptsOrdersWhileClosed', true, false],
  ['promo', 'toast-only', 'first-order-discount'],
  ['codes', 'test', 'live'],
  ['takesTestFeedback', true, false],
  ['takesTrialOrders', true, false],
  ['takesEventRequests', false, true],
  ['showsSampleFacts', true, false],
  ['takesDemoOrders', true, false],
  ['countsStock', true, false],
  ['hasSampleStock', true, false],
  ['assumesWeather', true, false],
  ['takesSampleHistory', true, false],
  ['recovery', 'as-set', 'point-in-time'],
  ['hasKitchen', false, true],
] as const)('%s: %s on a test site, %s on a live one', (row, test, live) => {
  expect([policies.test[row], policies.live[row]]).toEqual([test, live])
})

it('a live site delivers to its ZIP codes from a minimum order, free from a threshold; a test site for a flat fee', () => {
  expect(policies.test.delivery).toEqual({ feeCents: 299, freeFromCents: null, minimumCents: null, zipCodes: null })
  expect(policies.live.delivery).toEqual({
    feeCents: 299,
    freeFromCents: 2500,
    minimumCents: 1500,
    zipCodes: henpr.delivery.zipCodes,
  })
})

it('an owner can switch online payments off where they are possible, but not on where they are not', () => {
  const live = { ...henpr, mode: 'live' } as const
  const paymentsOf = (payments: 'none' | 'stripe', takesOnlinePayments: boolean) =>
    getPolicy({ ...live, payments, takesOnlinePayments }).payments
  expect([paymentsOf('stripe', true), paymentsOf('stripe', false)]).toEqual(['stripe', 'none'])
  expect([paymentsOf('none', true), paymentsOf('none', false)]).toEqual(['none', 'none'])
})

describe('a mode override', () => {
  afterEach(() => overrideModes())

  const modesNow = () => [henpr, henok].map((location) => (getPolicy(location).signIn === 'cognito' ? 'live' : 'test'))

  it.each([
    [undefined, ['test', 'test']],
    ['', ['test', 'test']],
    ['live', ['live', 'live']],
    ['HENOK=live', ['test', 'live']],
    ['live, henok=test', ['live', 'test']],
    ['henok=test,live', ['live', 'test']],
  ])("replaces the location's mode: %s", (override, expected) => {
    overrideModes(override)
    expect(modesNow()).toEqual(expected)
  })

  it.each(['open', 'HENXX=live', 'HENOK=open', 'HENOK=live=test', '=live'])(
    'is refused where it is none: %s',
    (override) => {
      expect(() => overrideModes(override)).toThrow('A mode is test or live')
      expect(modesNow()).toEqual(['test', 'test'])
    },
  )
})

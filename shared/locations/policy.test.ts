import { henpr } from './henpr'
import { policyOf, standInForModes } from './policy'

const policies = { test: policyOf(henpr), live: policyOf({ ...henpr, mode: 'live' }) }

/** The table of a test site and a live one, row by row (docs/product/locations.md#a-test-site-and-a-live-one). */
it.each([
  ['showsTestBanner', true, false],
  ['signIn', 'development', 'cognito'],
  ['boards', 'open', 'staff'],
  ['contact', 'as-entered', 'required'],
  ['acceptsOrdersWhileClosed', true, false],
  ['promo', 'toast-only', 'first-order-discount'],
  ['codes', 'test', 'live'],
  ['takesTestFeedback', true, false],
] as const)('%s: %s on a test site, %s on a live one', (row, test, live) => {
  expect([policies.test[row], policies.live[row]]).toEqual([test, live])
})

it('delivers for a flat fee; on a live site to its own postal codes, from a minimum, and free from a threshold', () => {
  expect(policies.test.delivery).toEqual({ feeCents: 299, freeFromCents: null, minimumCents: null, zipCodes: null })
  expect(policies.live.delivery).toEqual({
    feeCents: 299,
    freeFromCents: 2500,
    minimumCents: 1500,
    zipCodes: henpr.delivery.zipCodes,
  })
})

describe('a mode that stands in', () => {
  afterEach(() => standInForModes(undefined))

  it('counts in place of the own one', () => {
    standInForModes('live')
    expect(policyOf(henpr)).toEqual(policies.live)
    standInForModes(undefined)
    expect(policyOf(henpr)).toEqual(policies.test)
  })
})

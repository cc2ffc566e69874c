import { henpr } from '../locations/henpr'
import { getPolicy } from '../locations/policy'
import { assertCheckoutAllowed, assertDeliverable, listContactErrors } from './checkout'

const test = getPolicy(henpr)
const live = getPolicy({ ...henpr, mode: 'live' })

const mondayNoon = new Date('2026-03-02T17:00:00Z')
const mondayNight = new Date('2026-03-03T04:00:00Z')

const dana = { name: 'Dana', email: '', phone: '(727) 555-0199' }
const home = { street: '1 Gulf Dr', city: 'Hudson', state: 'FL', zipCode: '34667' }
const pickup = { orderType: 'pickup', customerInfo: dana } as const
const delivery = { orderType: 'delivery', customerInfo: { ...dana, address: home } } as const

const verdict = (act: () => void): string => {
  try {
    act()
    return 'accepted'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'broken'
  }
}

describe('contact data', () => {
  const nothing = { name: '', email: '', phone: '' }
  const missing = (
    orderType: 'pickup' | 'delivery',
    customerInfo: Parameters<typeof listContactErrors>[0]['customerInfo'],
  ) => [test, live].map((policy) => listContactErrors({ orderType, customerInfo }, policy).map(({ path }) => path))

  it('is accepted as entered on a test site; a live site requires a name and a phone number or e-mail address', () => {
    expect(missing('pickup', nothing)).toEqual([[], ['customerInfo.name', 'customerInfo.phone']])
    expect(missing('pickup', { ...nothing, name: 'Dana', email: 'dana@example.com' })).toEqual([[], []])
  })

  it('of an order by phone needs a name everywhere, and no phone number', () => {
    const errors = [test, live].map((policy) =>
      listContactErrors({ orderType: 'pickup', source: 'phone', customerInfo: nothing }, policy),
    )
    expect(errors.map((all) => all.map(({ path }) => path))).toEqual([['customerInfo.name'], ['customerInfo.name']])
  })

  it('must be a valid phone number or e-mail address on a live site', () => {
    const wrong = [
      { phone: 'abc', email: '' },
      { phone: '555-0199', email: '' },
      { phone: '', email: 'dana@example' },
      { phone: '', email: 'dana at example.com' },
    ]
    const paths = wrong.map((contact) => missing('pickup', { name: 'Dana', ...contact }))
    const [phone, email] = [['customerInfo.phone'], ['customerInfo.email']]
    expect(paths).toEqual([
      [[], phone],
      [[], phone],
      [[], email],
      [[], email],
    ])
    expect(missing('pickup', { name: 'Dana', phone: '+1 727.555.0199 x12', email: 'd.o+1@mail.example.com' })).toEqual([
      [],
      [],
    ])
  })

  it('has an address that gets its mails on a live site', () => {
    for (const email of ['guest@example.com,', 'mailto:guest@example.com', 'guest..x@example.com', 'josé@example.com'])
      expect(missing('pickup', { name: 'Dana', phone: '', email })).toEqual([[], ['customerInfo.email']])
    expect(missing('pickup', { name: 'Dana', phone: '', email: 'guest@bücher.example' })).toEqual([[], []])
  })

  it('has a street to which a driver can go', () => {
    for (const street of ['P.O. Box 12', '.'])
      expect(missing('delivery', { ...dana, address: { ...home, street } })).toEqual([
        [],
        ['customerInfo.address.street'],
      ])
  })

  it('includes the full address for a delivery on a live site', () => {
    const fields = ['street', 'city', 'state', 'zipCode'].map((field) => `customerInfo.address.${field}`)
    expect(missing('delivery', dana)).toEqual([[], fields])
    expect(missing('delivery', { ...dana, address: { ...home, city: '' } })).toEqual([
      [],
      ['customerInfo.address.city'],
    ])
  })
})

describe('ordering while closed', () => {
  const at = (now: Date, scheduledFor?: Date) =>
    [test, live].map((policy) =>
      verdict(() =>
        assertCheckoutAllowed({ ...pickup, scheduledFor: scheduledFor?.toISOString() }, henpr, policy, now),
      ),
    )

  it('is possible on test sites only, unless scheduled within opening hours', () => {
    expect(at(mondayNoon)).toEqual(['accepted', 'accepted'])
    expect(at(mondayNight)).toEqual(['accepted', 'location-closed'])
    expect(at(mondayNight, new Date('2026-03-03T17:00:00Z'))).toEqual(['accepted', 'accepted'])
    expect(at(mondayNoon, new Date('2026-03-03T08:00:00Z'))).toEqual(['accepted', 'location-closed'])
  })

  it('is never possible for a past time', () => {
    expect(at(mondayNoon, new Date('2026-03-01T18:00:00Z'))).toEqual(['invalid-input', 'invalid-input'])
  })
})

describe('an event', () => {
  const at = (scheduledFor?: string) =>
    [test, live].map((policy) =>
      verdict(() => assertCheckoutAllowed({ ...pickup, orderType: 'event', scheduledFor }, henpr, policy, mondayNoon)),
    )

  it('without its time is ordered on test sites only: a live kitchen would cook it at once', () => {
    expect(at()).toEqual(['accepted', 'invalid-input'])
    expect(at('2026-03-12T17:00:00Z')).toEqual(['accepted', 'accepted'])
  })
})

describe('delivery', () => {
  const of = (cents: number, zipCode = home.zipCode) =>
    [test, live].map((policy) =>
      verdict(() =>
        assertDeliverable({ ...delivery, customerInfo: { ...dana, address: { ...home, zipCode } } }, cents, policy),
      ),
    )

  it('requires a minimum order on a live site', () => {
    expect(of(1499)).toEqual(['accepted', 'delivery-refused'])
    expect(of(1500)).toEqual(['accepted', 'accepted'])
  })

  it('states the amount missing to the minimum', () => {
    expect(() => assertDeliverable(delivery, 1200, live)).toThrow(
      'The minimum order for delivery is $15.00. Add $3.00 more, or choose pickup.',
    )
  })

  it("is limited to the location's ZIP codes on a live site", () => {
    expect(of(2000, '33139')).toEqual(['accepted', 'delivery-refused'])
    expect(of(2000, '34667-1234')).toEqual(['accepted', 'accepted'])
  })

  it("rules don't apply to pickup", () => {
    expect(verdict(() => assertDeliverable(pickup, 100, live))).toBe('accepted')
  })
})

import fc from 'fast-check'
import { PlaceOrder } from '#shared/contract/orders'
import { locations } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { inCents, priceOrder } from '#shared/rules/pricing'
import { aLine } from '#shared/rules/testing/a-line'
import { ApiError } from '#base/api/api-error'
import { pageShelf } from '#base/storage/page-shelf'
import { bodyOf, emptyForm, totalsFor } from './draft'
import { beginAttempt, closeAttempt, unansweredBodies } from './attempt'
import { fieldOf } from './fields'
import { refusalOf, repriced } from './refusal'
import { orderFailed } from './words'

const [henpr] = locations
const policy = policyOf(henpr)
const california = aLine({ menuItemId: 12, quantity: 2 })

const anOrder = (firstName: string) =>
  bodyOf({
    form: { ...emptyForm, firstName },
    cart: [california],
    totals: totalsFor([california], 'pickup', policy.delivery),
    location: henpr,
  })

const refusedWith = (body: object) => refusalOf(new ApiError(409, JSON.stringify(body), 'Conflict'), [california])

describe('the order that is sent', () => {
  it('is what was agreed, to the letter', () => {
    const form = {
      ...emptyForm,
      orderType: 'delivery' as const,
      firstName: 'Ana',
      lastName: 'Reyes',
      phone: '555-0100',
      address: { street: '1 Main St', unit: '', city: 'Hudson', state: 'FL', zipCode: '34667' },
    }
    const cart = [{ ...california, notes: 'no wasabi' }]
    const totals = totalsFor(cart, 'delivery', policy.delivery)
    expect(bodyOf({ form, cart, totals, location: henpr })).toEqual({
      locationId: 4,
      orderType: 'delivery',
      customerInfo: {
        name: 'Ana Reyes',
        email: '',
        phone: '555-0100',
        address: { street: '1 Main St', city: 'Hudson', state: 'FL', zipCode: '34667' },
      },
      subtotal: '12.50',
      tax: '0.88',
      total: '16.37',
      items: [
        { menuItemId: 12, quantity: 2, unitPrice: '6.25', totalPrice: '12.50', customizations: { notes: 'no wasabi' } },
      ],
    })
  })

  it('says how the guest will pay where that is asked, and nothing of a rehearsed payment', () => {
    const given = { form: { ...emptyForm, payment: 'cash' as const }, cart: [california], location: henpr }
    const totals = totalsFor([california], 'pickup', policy.delivery)
    expect(bodyOf({ ...given, totals, payment: 'at-handover' }).paymentMethod).toBe('cash')
    expect(bodyOf({ ...given, totals, payment: 'rehearsed' })).not.toHaveProperty('paymentMethod')
  })

  it('carries no address for pickup, though one was typed', () => {
    const form = { ...emptyForm, address: { ...emptyForm.address, street: '1 Main St' } }
    const totals = totalsFor([california], 'pickup', policy.delivery)
    const body = bodyOf({ form, cart: [california], totals, location: henpr })
    expect(body.customerInfo).toEqual({ name: '', email: '', phone: '' })
    expect(body.items[0]?.customizations).toBeNull()
  })

  it('is refused in plain words where it has too many lines', () => {
    const cart = Array.from({ length: 61 }, (_, index) => aLine({ menuItemId: index + 1 }))
    const totals = totalsFor(cart, 'pickup', policy.delivery)
    const { error } = PlaceOrder.safeParse(bodyOf({ form: emptyForm, cart, totals, location: henpr }))
    expect(error?.issues).toMatchObject([{ path: ['items'], message: 'An order takes at most 60 different dishes' }])
  })

  it('never differs from the server by a cent, whatever is in the cart', () => {
    const line = fc.record({ cents: fc.integer({ min: 1, max: 9_999 }), quantity: fc.integer({ min: 1, max: 99 }) })
    const orderType = fc.constantFrom('pickup' as const, 'delivery' as const, 'event' as const)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), orderType, (lines, type) => {
        const cart = lines.map(({ cents, quantity }, index) =>
          aLine({ menuItemId: index + 1, priceCents: cents, quantity }),
        )
        const totals = totalsFor(cart, type, policy.delivery)
        const sent = PlaceOrder.parse(
          bodyOf({ form: { ...emptyForm, orderType: type }, cart, totals, location: henpr }),
        )
        const dishes = lines.map(({ cents }, index) => ({
          id: index + 1,
          name: 'Dish',
          priceCents: cents,
          isAvailable: true,
          optionGroups: [],
        }))
        expect(() => priceOrder({ order: inCents(sent), dishes, specials: [], policy })).not.toThrow()
      }),
    )
  })
})

describe('the key of an order', () => {
  it('stays until one stands, and what may stand is kept as it was sent', () => {
    const shelf = pageShelf()
    const [first, changed] = [anOrder('Ana'), anOrder('Lee')]
    const key = beginAttempt(first, shelf)
    expect(beginAttempt(changed, shelf)).toBe(key)
    expect(unansweredBodies(shelf)).toEqual([changed, first])
    closeAttempt(changed, shelf)
    expect(unansweredBodies(shelf)).toEqual([first])
    closeAttempt(first, shelf)
    expect(shelf.getItem('hibachi-order-attempt')).toBeNull()
    expect(beginAttempt(first, shelf)).not.toBe(key)
  })
})

describe('a refusal', () => {
  it('tells the new prices, and the cart takes them over', () => {
    const priced = { items: [{ menuItemId: 12, unitPrice: '6.50' }], total: '13.91' }
    const refusal = refusedWith({ code: 'price-changed', priced })
    const changes = [{ key: '12', name: 'California Roll', wasCents: 625, isCents: 650 }]
    expect(refusal).toEqual({ kind: 'price-changed', changes, total: '13.91' })
    expect(repriced([california], changes)).toEqual([{ ...california, priceCents: 650 }])
  })

  it('names the dishes that are gone', () => {
    const unavailable = [{ menuItemId: 12, name: 'California Roll' }]
    expect(refusedWith({ code: 'item-unavailable', unavailable })).toEqual({
      kind: 'unavailable',
      dishes: [{ menuItemId: 12, name: 'California Roll', left: 0 }],
    })
  })

  it('finds the field that a message belongs to', () => {
    expect(fieldOf('customerInfo.address.zipCode')).toBe('address.zipCode')
    expect(fieldOf('items.1.quantity')).toBeNull()
  })

  it('marks the fields that the form shows, and is told in words where it shows none of them', () => {
    const detail = 'Please check the items.'
    const refused = (...paths: string[]) =>
      refusedWith({ code: 'invalid-input', detail, errors: paths.map((path) => ({ path, message: 'Wrong' })) })
    expect(refused('items', 'customerInfo.name')).toEqual({ kind: 'fields' })
    expect(refused('items')).toEqual({ kind: 'told', detail })
  })

  it('speaks of tests on a test site only', () => {
    expect(orderFailed({ showsTestBanner: true }).description).toBe(
      'There was an error placing your test order. Please try again.',
    )
    expect(orderFailed({ showsTestBanner: false }).description).not.toMatch(/test/i)
  })

  it('is a plain failure when nothing sensible came back', () => {
    expect(refusalOf(new TypeError('offline'), [california])).toEqual({ kind: 'failed' })
    expect(refusedWith({ code: 'internal-error', detail: 'secret' })).toEqual({ kind: 'failed' })
  })
})

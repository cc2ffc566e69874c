import fc from 'fast-check'
import { PlaceOrderRequest } from '#shared/orders/contract'
import { locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { priceOrder, toSubmittedOrder } from '#shared/orders/pricing'
import { buildCartItem } from '#shared/testing/fixtures'
import { ApiError } from '#base/api/client'
import { createMemoryStorage } from '#base/storage/storage'
import { calculateCheckoutTotals, emptyCheckoutForm, getFieldName, toOrderRequest } from './checkout-form'
import { listUnansweredRequests, orderFailedToast, removeRejectedRequest, startAttempt } from './use-place-order'
import { applyPriceChanges, parseRejection } from './rejection'

const [henpr] = locations
const policy = getPolicy(henpr)
const california = buildCartItem({ menuItemId: 12, quantity: 2 })

const anOrder = (firstName: string) =>
  toOrderRequest({
    form: { ...emptyCheckoutForm, firstName },
    cart: [california],
    totals: calculateCheckoutTotals([california], 'pickup', policy.delivery),
    location: henpr,
  })

const refusedWith = (body: object) => parseRejection(new ApiError(409, JSON.stringify(body), 'Conflict'), [california])

describe('the order that is sent', () => {
  it('is what was agreed, to the letter', () => {
    const form = {
      ...emptyCheckoutForm,
      orderType: 'delivery' as const,
      firstName: 'Ana',
      lastName: 'Reyes',
      phone: '555-0100',
      address: { street: '1 Main St', unit: '', city: 'Hudson', state: 'FL', zipCode: '34667' },
    }
    const cart = [{ ...california, notes: 'no wasabi' }]
    const totals = calculateCheckoutTotals(cart, 'delivery', policy.delivery)
    expect(toOrderRequest({ form, cart, totals, location: henpr })).toEqual({
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
    const given = { form: { ...emptyCheckoutForm, payment: 'cash' as const }, cart: [california], location: henpr }
    const totals = calculateCheckoutTotals([california], 'pickup', policy.delivery)
    expect(toOrderRequest({ ...given, totals, payment: 'at-handover' }).paymentMethod).toBe('cash')
    expect(toOrderRequest({ ...given, totals, payment: 'rehearsed' })).not.toHaveProperty('paymentMethod')
  })

  it('carries no address for pickup, though one was typed', () => {
    const form = { ...emptyCheckoutForm, address: { ...emptyCheckoutForm.address, street: '1 Main St' } }
    const totals = calculateCheckoutTotals([california], 'pickup', policy.delivery)
    const body = toOrderRequest({ form, cart: [california], totals, location: henpr })
    expect(body.customerInfo).toEqual({ name: '', email: '', phone: '' })
    expect(body.items[0]?.customizations).toBeNull()
  })

  it('is refused in plain words where it has too many lines', () => {
    const cart = Array.from({ length: 61 }, (_, index) => buildCartItem({ menuItemId: index + 1 }))
    const totals = calculateCheckoutTotals(cart, 'pickup', policy.delivery)
    const { error } = PlaceOrderRequest.safeParse(
      toOrderRequest({ form: emptyCheckoutForm, cart, totals, location: henpr }),
    )
    expect(error?.issues).toMatchObject([{ path: ['items'], message: 'An order takes at most 60 different dishes' }])
  })

  it('never differs from the server by a cent, whatever is in the cart', () => {
    const line = fc.record({ cents: fc.integer({ min: 1, max: 9_999 }), quantity: fc.integer({ min: 1, max: 99 }) })
    const orderType = fc.constantFrom('pickup' as const, 'delivery' as const, 'event' as const)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), orderType, (lines, type) => {
        const cart = lines.map(({ cents, quantity }, index) =>
          buildCartItem({ menuItemId: index + 1, priceCents: cents, quantity }),
        )
        const totals = calculateCheckoutTotals(cart, type, policy.delivery)
        const sent = PlaceOrderRequest.parse(
          toOrderRequest({ form: { ...emptyCheckoutForm, orderType: type }, cart, totals, location: henpr }),
        )
        const dishes = lines.map(({ cents }, index) => ({
          id: index + 1,
          name: 'Dish',
          priceCents: cents,
          isAvailable: true,
          optionGroups: [],
        }))
        expect(() => priceOrder({ order: toSubmittedOrder(sent), dishes, specials: [], policy })).not.toThrow()
      }),
    )
  })
})

describe('the key of an order', () => {
  it('stays until one stands, and what may stand is kept as it was sent', () => {
    const shelf = createMemoryStorage()
    const [first, changed] = [anOrder('Ana'), anOrder('Lee')]
    const key = startAttempt(first, shelf)
    expect(startAttempt(changed, shelf)).toBe(key)
    expect(listUnansweredRequests(shelf)).toEqual([changed, first])
    removeRejectedRequest(changed, shelf)
    expect(listUnansweredRequests(shelf)).toEqual([first])
    removeRejectedRequest(first, shelf)
    expect(shelf.getItem('hibachi-order-attempt')).toBeNull()
    expect(startAttempt(first, shelf)).not.toBe(key)
  })
})

describe('a refusal', () => {
  it('tells the new prices, and the cart takes them over', () => {
    const priced = { items: [{ menuItemId: 12, unitPrice: '6.50' }], total: '13.91' }
    const refusal = refusedWith({ code: 'price-changed', priced })
    const changes = [{ key: '12', name: 'California Roll', wasCents: 625, isCents: 650 }]
    expect(refusal).toEqual({ kind: 'price-changed', changes, total: '13.91' })
    expect(applyPriceChanges([california], changes)).toEqual([{ ...california, priceCents: 650 }])
  })

  it('names the dishes that are gone', () => {
    const unavailable = [{ menuItemId: 12, name: 'California Roll' }]
    expect(refusedWith({ code: 'item-unavailable', unavailable })).toEqual({
      kind: 'unavailable',
      dishes: [{ menuItemId: 12, name: 'California Roll', left: 0 }],
    })
  })

  it('finds the field that a message belongs to', () => {
    expect(getFieldName('customerInfo.address.zipCode')).toBe('address.zipCode')
    expect(getFieldName('items.1.quantity')).toBeNull()
  })

  it('marks the fields that the form shows, and is told in words where it shows none of them', () => {
    const detail = 'Please check the items.'
    const refused = (...paths: string[]) =>
      refusedWith({ code: 'invalid-input', detail, errors: paths.map((path) => ({ path, message: 'Wrong' })) })
    expect(refused('items', 'customerInfo.name')).toEqual({ kind: 'fields' })
    expect(refused('items')).toEqual({ kind: 'told', detail })
  })

  it('speaks of tests on a test site only', () => {
    expect(orderFailedToast({ showsTestBanner: true }).description).toBe(
      'There was an error placing your test order. Please try again.',
    )
    expect(orderFailedToast({ showsTestBanner: false }).description).not.toMatch(/test/i)
  })

  it('is a plain failure when nothing sensible came back', () => {
    expect(parseRejection(new TypeError('offline'), [california])).toEqual({ kind: 'failed' })
    expect(refusedWith({ code: 'internal-error', detail: 'secret' })).toEqual({ kind: 'failed' })
  })
})

import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { PlaceOrderRequest } from '#shared/orders/contract'
import { locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { priceOrder } from '#shared/orders/pricing'
import { toSubmittedOrder } from '#shared/orders/submitted-order'
import { MAX_TAX_RATE } from '#shared/taxes/tax-rates'
import { buildCartItem } from '#shared/testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { ApiError } from '#base/api/client'
import { createQueryClient } from '#base/api/query-client'
import { createMemoryStorage } from '#base/storage/storage'
import {
  calculateCheckoutTotals,
  emptyCheckoutForm,
  formatInstructions,
  getFieldName,
  toOrderRequest,
} from './checkout-form'
import { listUnansweredRequests, orderFailedToast, removeRejectedRequest, startAttempt } from './use-place-order'
import { applyPriceChanges, parseRejection } from './review/rejection'
import { RejectionNotice } from './review/rejection-notice'

const [henpr] = locations
const policy = getPolicy(henpr)
const terms = { delivery: policy.delivery, tax: henpr.taxes[0] }
const california = buildCartItem({ menuItemId: 12, quantity: 2 })

const buildRequest = (firstName: string) =>
  toOrderRequest({
    form: { ...emptyCheckoutForm, firstName },
    cart: [california],
    totals: calculateCheckoutTotals([california], 'pickup', terms),
    location: henpr,
  })

const parseProblem = (body: object, status = 409) =>
  parseRejection(new ApiError(status, JSON.stringify(body), 'Refused'), [california])

describe('the order request', () => {
  it('has exactly the fields of the contract', () => {
    const form = {
      ...emptyCheckoutForm,
      orderType: 'delivery' as const,
      firstName: 'Ana',
      lastName: 'Reyes',
      phone: '555-0100',
      address: { street: '1 Main St', unit: '', city: 'Hudson', state: 'FL', zipCode: '34667' },
    }
    const cart = [{ ...california, notes: 'no wasabi' }]
    const totals = calculateCheckoutTotals(cart, 'delivery', terms)
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

  it('includes the payment method only when the guest pays at handover', () => {
    const draft = { form: { ...emptyCheckoutForm, payment: 'cash' as const }, cart: [california], location: henpr }
    const totals = calculateCheckoutTotals([california], 'pickup', terms)
    expect(toOrderRequest({ ...draft, totals, payment: 'at-handover' }).paymentMethod).toBe('cash')
    expect(toOrderRequest({ ...draft, totals, payment: 'rehearsed' })).not.toHaveProperty('paymentMethod')
  })

  it('tells the driver the gate code, and to leave at the door only what is paid', () => {
    const typed = { dropOff: 'door', gateCode: ' 1234# ', specialInstructions: 'No onions' } as const
    const delivery = { ...emptyCheckoutForm, ...typed, orderType: 'delivery' } as const
    expect(formatInstructions(delivery, 'rehearsed')).toBe('Leave at the door. Gate code 1234#. No onions')
    expect(formatInstructions({ ...delivery, payment: 'online' }, 'at-handover')).toMatch(/^Leave at the door/)
    expect(formatInstructions({ ...delivery, payment: 'cash' }, 'at-handover')).toBe('Gate code 1234#. No onions')
    expect(formatInstructions({ ...delivery, orderType: 'pickup' }, 'rehearsed')).toBe('No onions')
  })

  it('includes no address for a pickup, even if the guest typed one', () => {
    const form = { ...emptyCheckoutForm, address: { ...emptyCheckoutForm.address, street: '1 Main St' } }
    const totals = calculateCheckoutTotals([california], 'pickup', terms)
    const body = toOrderRequest({ form, cart: [california], totals, location: henpr })
    expect(body.customerInfo).toEqual({ name: '', email: '', phone: '' })
    expect(body.items[0]?.customizations).toBeNull()
  })

  it('is rejected with a readable message if it has too many lines', () => {
    const cart = Array.from({ length: 61 }, (_, index) => buildCartItem({ menuItemId: index + 1 }))
    const totals = calculateCheckoutTotals(cart, 'pickup', terms)
    const { error } = PlaceOrderRequest.safeParse(
      toOrderRequest({ form: emptyCheckoutForm, cart, totals, location: henpr }),
    )
    expect(error?.issues).toMatchObject([{ path: ['items'], message: 'An order takes at most 60 different dishes' }])
  })

  it('has the totals that the server computes, for any cart', () => {
    const line = fc.record({ cents: fc.integer({ min: 1, max: 9_999 }), quantity: fc.integer({ min: 1, max: 99 }) })
    const orderType = fc.constantFrom('pickup' as const, 'delivery' as const, 'event' as const)
    const taxTerms = fc.record({ rate: fc.integer({ min: 0, max: MAX_TAX_RATE }), isDeliveryFeeTaxed: fc.boolean() })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), orderType, taxTerms, (lines, type, tax) => {
        const cart = lines.map(({ cents, quantity }, index) =>
          buildCartItem({ menuItemId: index + 1, priceCents: cents, quantity }),
        )
        const totals = calculateCheckoutTotals(cart, type, { ...terms, tax })
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
        expect(() => priceOrder({ order: toSubmittedOrder(sent), dishes, specials: [], policy, tax })).not.toThrow()
      }),
    )
  })
})

describe('the idempotency key of an order', () => {
  it('stays the same until no request is unanswered', () => {
    const storage = createMemoryStorage()
    const [first, changed] = [buildRequest('Ana'), buildRequest('Lee')]
    const key = startAttempt(first, storage)
    expect(startAttempt(changed, storage)).toBe(key)
    expect(listUnansweredRequests(storage)).toEqual([changed, first])
    removeRejectedRequest(changed, storage)
    expect(listUnansweredRequests(storage)).toEqual([first])
    removeRejectedRequest(first, storage)
    expect(storage.getItem('hibachi-order-attempt')).toBeNull()
    expect(startAttempt(first, storage)).not.toBe(key)
  })
})

describe('a rejected order', () => {
  it('lists the new prices, which the cart adopts', () => {
    const priced = { items: [{ menuItemId: 12, unitPrice: '6.50' }], total: '13.91' }
    const rejection = parseProblem({ code: 'price-changed', priced })
    const changes = [{ key: '12', name: 'California Roll', wasCents: 625, isCents: 650 }]
    expect(rejection).toEqual({ kind: 'price-changed', changes, total: '13.91' })
    expect(applyPriceChanges([california], changes)).toEqual([{ ...california, priceCents: 650 }])
  })

  it('names the dishes that are sold out', () => {
    const unavailable = [{ menuItemId: 12, name: 'California Roll' }]
    expect(parseProblem({ code: 'item-unavailable', unavailable })).toEqual({
      kind: 'unavailable',
      dishes: [{ menuItemId: 12, name: 'California Roll', left: 0 }],
    })
  })

  it('maps a path of the request to its form field', () => {
    expect(getFieldName('customerInfo.address.zipCode')).toBe('address.zipCode')
    expect(getFieldName('items.1.quantity')).toBeNull()
  })

  it('marks the form’s fields, or shows the message if the form has none of them', () => {
    const detail = 'Please check the items.'
    const reject = (...paths: string[]) =>
      parseProblem({ code: 'invalid-input', detail, errors: paths.map((path) => ({ path, message: 'Wrong' })) })
    expect(reject('items', 'customerInfo.name')).toEqual({ kind: 'fields' })
    expect(reject('items')).toEqual({ kind: 'message', detail })
  })

  it.each([
    ['ask-by-phone', 'At most 20 portions of a dish. For more, please call us at (727) 555-0100.'],
    ['group-closed', 'This order has been sent already: it can no longer be changed.'],
    ['changed-meanwhile', 'The group’s order has changed since you took it over. Please look at it again.'],
    ['slot-full', 'All places at 6:00 PM are taken.'],
    ['order-final', 'A reason that the checkout does not know.'],
  ])('shows why the server refused it (%s), not that no answer came', (code, detail) => {
    expect(parseProblem({ code, detail })).toEqual({ kind: 'message', detail })
  })

  it('offers the next time that the kitchen has, and says the largest part of the order', () => {
    const nextAt = '2027-01-15T23:30:00.000Z'
    const detail = 'The kitchen has no time for all of this order on that day.'
    const largestPart = [{ menuItemId: california.menuItemId, quantity: 1 }]
    const said = `${detail} The kitchen has no time for all of your order on this day, but for 1 × ${california.name}.`
    expect(parseProblem({ code: 'slot-full', detail, nextAt })).toEqual({ kind: 'too-late', detail, nextAt })
    expect(parseProblem({ code: 'slot-full', detail, nextAt: null, largestPart })).toEqual({
      kind: 'message',
      detail: said,
    })
  })

  it('mentions tests on a test site only', () => {
    expect(orderFailedToast({ showsTestBanner: true }).description).toBe(
      'There was an error placing your test order. Please try again.',
    )
    expect(orderFailedToast({ showsTestBanner: false }).description).not.toMatch(/test/i)
  })

  it('is a failure when the answer explains nothing', () => {
    expect(parseRejection(new TypeError('offline'), [california])).toEqual({ kind: 'failed' })
    const failed = parseProblem({ code: 'internal-error', detail: 'secret', reference: '7F3K' }, 500)
    expect(failed).toEqual({ kind: 'failed', reference: '7F3K' })
    render(
      <TestProviders client={createQueryClient()}>
        <RejectionNotice rejection={failed} onSettled={() => undefined} />
      </TestProviders>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Reference 7F3K')
  })
})

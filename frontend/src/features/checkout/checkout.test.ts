import fc from 'fast-check'
import { PlaceOrder } from '#shared/contract/orders'
import { locations } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { priceOrder } from '#shared/rules/pricing'
import { bodyOf, emptyForm, totalsFor } from './draft'
import { ApiError } from '../../app/api/api-error'
import { fieldOf } from './fields'
import { forgetKey, keyFor } from './idempotency'
import { refusalOf, repriced } from './refusal'

const [henpr] = locations
const policy = policyOf(henpr)
const california = { id: '12', name: 'California Roll', price: 6.25, quantity: 2, imageUrl: null }

const refusedWith = (body: object) => refusalOf(new ApiError(409, JSON.stringify(body), 'Conflict'), [california])

function aShelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

describe('the order that is sent', () => {
  it('is what the specification says, to the letter', () => {
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

  it('carries no address for pickup, though one was typed', () => {
    const form = { ...emptyForm, address: { ...emptyForm.address, street: '1 Main St' } }
    const totals = totalsFor([california], 'pickup', policy.delivery)
    const body = bodyOf({ form, cart: [california], totals, location: henpr })
    expect(body.customerInfo).toEqual({ name: '', email: '', phone: '' })
    expect(body.items[0]?.customizations).toBeNull()
  })

  it('never differs from the server by a cent, whatever is in the cart', () => {
    const line = fc.record({ cents: fc.integer({ min: 1, max: 9_999 }), quantity: fc.integer({ min: 1, max: 99 }) })
    const orderType = fc.constantFrom('pickup' as const, 'delivery' as const, 'event' as const)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), orderType, (lines, type) => {
        const cart = lines.map(({ cents, quantity }, index) => ({
          id: String(index + 1),
          name: 'Dish',
          price: cents / 100,
          quantity,
          imageUrl: null,
        }))
        const totals = totalsFor(cart, type, policy.delivery)
        const sent = PlaceOrder.parse(
          bodyOf({ form: { ...emptyForm, orderType: type }, cart, totals, location: henpr }),
        )
        const dishes = lines.map(({ cents }, index) => ({
          id: index + 1,
          name: 'Dish',
          priceCents: cents,
          isAvailable: true,
        }))
        expect(() => priceOrder({ order: sent, dishes, specials: [], policy })).not.toThrow()
      }),
    )
  })
})

describe('the idempotency key', () => {
  it('stays for the same order, changes with it, and is new once the order stands', () => {
    const shelf = aShelf()
    const first = keyFor({ total: '1.00' }, shelf)
    expect(keyFor({ total: '1.00' }, shelf)).toBe(first)
    const changed = keyFor({ total: '2.00' }, shelf)
    expect(changed).not.toBe(first)
    forgetKey(shelf)
    expect(keyFor({ total: '2.00' }, shelf)).not.toBe(changed)
  })
})

describe('a refusal', () => {
  it('tells the new prices, and the cart takes them over', () => {
    const priced = { items: [{ menuItemId: 12, unitPrice: '6.50' }], total: '13.91' }
    const refusal = refusedWith({ code: 'price-changed', priced })
    const changes = [{ id: '12', name: 'California Roll', was: 6.25, is: 6.5 }]
    expect(refusal).toEqual({ kind: 'price-changed', changes, total: '13.91' })
    expect(repriced([california], changes)).toEqual([{ ...california, price: 6.5 }])
  })

  it('names the dishes that are gone', () => {
    const unavailable = [{ menuItemId: 12, name: 'California Roll' }]
    expect(refusedWith({ code: 'item-unavailable', unavailable })).toEqual({
      kind: 'unavailable',
      dishes: [{ id: '12', name: 'California Roll' }],
    })
  })

  it('finds the field that a message belongs to', () => {
    expect(fieldOf('customerInfo.address.zipCode')).toBe('address.zipCode')
    expect(fieldOf('items.1.quantity')).toBeNull()
  })

  it('is a plain failure when nothing sensible came back', () => {
    expect(refusalOf(new TypeError('offline'), [california])).toEqual({ kind: 'failed' })
    expect(refusedWith({ code: 'internal-error', detail: 'secret' })).toEqual({ kind: 'failed' })
  })
})

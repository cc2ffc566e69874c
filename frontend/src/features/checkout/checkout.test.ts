import fc from 'fast-check'
import { locations } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { toCents } from '#shared/rules/money'
import { priceOrder } from '#shared/rules/pricing'
import { bodyOf, emptyForm, totalsFor } from './draft'
import { fieldOf } from './fields'
import { forgetKey, keyFor } from './idempotency'
import { refusalOf } from './refusal'

const [henpr] = locations
const policy = policyOf(henpr)
const california = { menuItemId: 12, unitCents: 625, quantity: 2 }

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
      notes: { 'dish-12': ' no wasabi ' },
    }
    const totals = totalsFor([california], 'delivery', policy.delivery)
    expect(bodyOf({ form, lines: [california], totals, location: henpr })).toEqual({
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
    const body = bodyOf({ form, lines: [california], totals, location: henpr })
    expect(body.customerInfo).toEqual({ name: '', email: '', phone: '' })
    expect(body.items[0]?.customizations).toBeNull()
  })

  it('never differs from the server by a cent, whatever is in the cart', () => {
    const line = fc.record({ unitCents: fc.integer({ min: 1, max: 9_999 }), quantity: fc.integer({ min: 1, max: 99 }) })
    const orderType = fc.constantFrom('pickup' as const, 'delivery' as const, 'event' as const)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), orderType, (cart, type) => {
        const lines = cart.map((entry, index) => ({ ...entry, menuItemId: index + 1 }))
        const totals = totalsFor(lines, type, policy.delivery)
        const body = bodyOf({ form: { ...emptyForm, orderType: type }, lines, totals, location: henpr })
        const items = body.items.map((sent) => ({
          menuItemId: Number(sent.menuItemId),
          quantity: sent.quantity,
          unitPrice: toCents(sent.unitPrice),
          totalPrice: toCents(sent.totalPrice),
        }))
        const order = {
          orderType: type,
          items,
          subtotal: toCents(body.subtotal),
          tax: toCents(body.tax),
          total: toCents(body.total),
        }
        const dishes = lines.map(({ menuItemId, unitCents }) => ({
          id: menuItemId,
          name: 'Dish',
          priceCents: unitCents,
          isAvailable: true,
        }))
        expect(() => priceOrder({ order, dishes, specials: [], policy })).not.toThrow()
      }),
    )
  })
})

describe('the idempotency key', () => {
  it('stays for the same order, changes with it, and is new once the order stands', async () => {
    const shelf = aShelf()
    const first = await keyFor({ total: '1.00' }, shelf)
    expect(await keyFor({ total: '1.00' }, shelf)).toBe(first)
    const changed = await keyFor({ total: '2.00' }, shelf)
    expect(changed).not.toBe(first)
    forgetKey(shelf)
    expect(await keyFor({ total: '2.00' }, shelf)).not.toBe(changed)
  })
})

describe('a refusal', () => {
  it('tells the new prices', () => {
    const refusal = refusalOf({ code: 'price-changed', priced: { items: [{ menuItemId: 12, unitPrice: '6.50' }] } })
    expect(refusal).toEqual({ kind: 'price-changed', unitCents: new Map([[12, 650]]) })
  })

  it('names the dishes that are gone', () => {
    const unavailable = [{ menuItemId: 12, name: 'California Roll' }]
    expect(refusalOf({ code: 'item-unavailable', unavailable })).toEqual({ kind: 'unavailable', dishes: unavailable })
  })

  it('finds the field that a message belongs to', () => {
    expect(fieldOf('customerInfo.address.zipCode', [])).toBe('address.zipCode')
    expect(fieldOf('items.1.customizations.notes', [7, 12])).toBe('notes.dish-12')
    expect(fieldOf('items.1.quantity', [7, 12])).toBeNull()
  })

  it('is a plain failure when nothing sensible came back', () => {
    expect(refusalOf(undefined)).toEqual({ kind: 'failed' })
    expect(refusalOf({ code: 'internal-error', detail: 'secret' })).toEqual({ kind: 'failed' })
  })
})

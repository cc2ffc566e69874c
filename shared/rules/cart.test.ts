import { addManyToCart, addToCart, countOf, parseCart, removeFromCart, setCartQuantity, subtotalOf } from './cart'
import { joinCarts } from './cart-changes'
import type { Cart } from './cart'

const roll = { id: '7', name: 'California Roll', price: 6.25, imageUrl: null }
const tea = { id: '9', name: 'Green Tea', price: 2.5, imageUrl: null }

describe('adding', () => {
  it('starts a new line at 1 and raises a known one by 1', () => {
    const cart = addToCart(addToCart([], roll), roll)
    expect(cart).toEqual([{ ...roll, notes: undefined, quantity: 2 }])
  })

  it('merges quantities when several are added at once', () => {
    const cart = addManyToCart(
      [{ ...roll, quantity: 2 }],
      [
        { ...roll, quantity: 3 },
        { ...tea, quantity: 1 },
      ],
    )
    expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['7', 5],
      ['9', 1],
    ])
  })

  it("keeps the guest's wishes, and takes over today's price", () => {
    const cart = addToCart([{ ...roll, quantity: 1, notes: 'no cucumber' }], { ...roll, price: 6.5 })
    expect(cart).toEqual([{ ...roll, price: 6.5, quantity: 2, notes: 'no cucumber' }])
  })

  it('loses no wish for another one, and notes none twice', () => {
    const noted = (notes: string | undefined, more: string | undefined) =>
      addToCart([{ ...roll, quantity: 1, notes }], { ...roll, notes: more })[0]?.notes
    expect(noted('nut allergy', 'no cucumber')).toBe('nut allergy; no cucumber')
    expect(noted('nut allergy; no cucumber', 'No cucumber ')).toBe('nut allergy; No cucumber')
    expect(noted('nut allergy', 'nut allergy; extra ginger')).toBe('nut allergy; extra ginger')
    expect([noted(undefined, 'no cucumber'), noted('nut allergy', ' '), noted(undefined, undefined)]).toEqual([
      'no cucumber',
      'nut allergy',
      undefined,
    ])
    expect(noted('x'.repeat(190), 'allergic to sesame')).toMatch(/^allergic to sesame; x+$/)
    expect(noted('no cucumber', "can't have sesame")).toBe("can't have sesame; no cucumber")
    expect(noted('nut allergy', 'x'.repeat(250))).toBe(`nut allergy; ${'x'.repeat(187)}`)
  })

  it('never holds more of a dish than an order may', () => {
    expect(countOf(addToCart([{ ...roll, quantity: 99 }], roll))).toBe(99)
  })
})

describe('changing', () => {
  const cart: Cart = [
    { ...roll, quantity: 2 },
    { ...tea, quantity: 1 },
  ]

  it('sets a quantity', () => {
    expect(countOf(setCartQuantity(cart, '7', 5))).toBe(6)
  })

  it.each([0, -1])('takes a line out at %i', (quantity) => {
    expect(setCartQuantity(cart, '7', quantity).map(({ id }) => id)).toEqual(['9'])
  })

  it('removes', () => {
    expect(removeFromCart(cart, '9').map(({ id }) => id)).toEqual(['7'])
  })

  it('adds up in whole cents', () => {
    expect(subtotalOf(cart)).toBe(1500)
    expect(subtotalOf([{ ...roll, price: 0.1, quantity: 3 }])).toBe(30)
    expect(subtotalOf([{ ...roll, price: 6.25 * 3 - 12.5, quantity: 1 }])).toBe(625)
  })
})

describe('a stored cart', () => {
  it('comes back as it was', () => {
    const cart = [{ ...roll, quantity: 2, notes: 'no wasabi' }]
    expect(parseCart(JSON.stringify(cart))).toEqual(cart)
  })

  it('is empty when nothing or something else is stored', () => {
    expect([parseCart(null), parseCart('{}'), parseCart('"x"')]).toEqual([[], [], []])
  })

  it('loses only the lines that make no sense', () => {
    const stored = [
      null,
      3,
      { ...roll, price: '6.25', quantity: 1 },
      { ...roll, quantity: 0 },
      { ...tea, id: 9, quantity: 2.7 },
      { ...tea, quantity: 1 },
    ]
    expect(parseCart(JSON.stringify(stored))).toEqual([{ ...tea, quantity: 2 }])
  })

  it('is refused when it is not JSON', () => {
    expect(() => parseCart('{"')).toThrow(SyntaxError)
  })
})

describe('a cart that is brought to another', () => {
  const roll = { id: '7', name: 'California Roll', price: 6.25, quantity: 2, imageUrl: null }
  const tea = { id: '9', name: 'Green Tea', price: 2.5, quantity: 1, imageUrl: null }

  it('loses nothing of either, and brought twice adds nothing', () => {
    const once = joinCarts([{ ...roll, quantity: 1 }], [roll, tea])
    expect(once).toEqual([roll, tea])
    expect(joinCarts(once, [roll, tea])).toEqual(once)
    expect(joinCarts([{ ...roll, quantity: 5 }], [roll])).toEqual([{ ...roll, quantity: 5 }])
  })

  it('brings its notes to those that are there', () => {
    const noted = { ...roll, notes: 'nut allergy' }
    expect(joinCarts([roll], [noted])).toEqual([noted])
    const joined = joinCarts([{ ...roll, notes: 'no cucumber' }], [noted])
    expect(joined).toEqual([{ ...roll, notes: 'nut allergy; no cucumber' }])
    expect(joinCarts(joined, [noted])).toEqual(joined)
  })
})

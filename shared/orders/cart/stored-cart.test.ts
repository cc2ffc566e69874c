import { serializeCart, parseCart } from './stored-cart'
import { parseCartNotices } from './stored-cart-notices'
import { buildCartItem } from '../../testing/fixtures'
import { NO_CART_NOTICES } from './cart-changes'

const roll = { id: '7', name: 'California Roll', price: 6.25, quantity: 1 }
const tea = { menuItemId: 9, name: 'Green Tea', priceCents: 250 }
const storedTea = { id: '9', name: 'Green Tea', price: 2.5 }

describe('a stored cart', () => {
  it('is the same after a reload', () => {
    const cart = [
      buildCartItem({ quantity: 2, notes: 'no wasabi', imageUrl: '/api/images/7.jpg' }),
      buildCartItem({ options: ['spicy', 'extra-egg'], priceCents: 10 }),
      buildCartItem({ options: [] }),
      buildCartItem(tea),
    ]
    expect(parseCart(serializeCart(cart))).toEqual(cart)
  })

  it('lists cart items with a text id and a price in dollars, and our own fields next to them', () => {
    const cart = [
      buildCartItem(),
      buildCartItem({ options: ['spicy'], notes: 'no wasabi', for: 'Ben', priceCents: 10 }),
    ]
    expect(JSON.parse(serializeCart(cart))).toEqual([
      { ...roll, imageUrl: null },
      { ...roll, price: 0.1, imageUrl: null, options: ['spicy'], for: 'Ben', notes: 'no wasabi' },
    ])
  })

  it('is read with the fields of a cart item alone', () => {
    const stored = [{ ...roll, quantity: 2, imageUrl: '/assets/7.jpg' }]
    expect(parseCart(JSON.stringify(stored))).toEqual([buildCartItem({ quantity: 2, imageUrl: '/assets/7.jpg' })])
  })

  it.each([0.01, 1.15, 8.2, 19.99, 1234.56])('keeps a price of %d dollars to the cent', (price) => {
    const [line] = parseCart(JSON.stringify([{ ...roll, price }]))
    expect(line?.priceCents).toBe(Number(price.toFixed(2).replace('.', '')))
    expect(JSON.parse(serializeCart(line ? [line] : []))).toMatchObject([{ price }])
  })

  it('is read as an earlier build stored it, with a numeric dish id and cents', () => {
    const stored = [{ ...tea, quantity: 2, options: ['hot'], notes: 'no sugar', imageUrl: null }]
    expect(parseCart(JSON.stringify(stored))).toEqual([
      buildCartItem({ ...tea, quantity: 2, options: ['hot'], notes: 'no sugar' }),
    ])
  })

  it('is empty if nothing or something else is stored', () => {
    expect([parseCart(null), parseCart('{}'), parseCart('"x"')]).toEqual([[], [], []])
  })

  it('loses only the lines that are invalid', () => {
    const stored = [
      null,
      3,
      { ...roll, price: '6.25' },
      { ...roll, price: 1e21 },
      { ...roll, price: null },
      { ...roll, price: -1 },
      { ...roll, quantity: 0 },
      { ...roll, options: 'spicy' },
      { ...roll, id: 'roll' },
      { ...roll, id: 7 },
      { ...tea, priceCents: 2.5, quantity: 1 },
      { ...storedTea, quantity: 2.7 },
      { ...tea, quantity: 1 },
    ]
    expect(parseCart(JSON.stringify(stored))).toEqual([buildCartItem({ ...tea, quantity: 2 })])
  })

  it("is rejected if it isn't JSON", () => {
    expect(() => parseCart('{"')).toThrow(SyntaxError)
  })
})

describe('stored notices about a cart', () => {
  it('are the same after a reload', () => {
    const news = {
      place: 'HENPR',
      previousLocation: 'Nokomis',
      changes: [
        { kind: 'name', key: '9', name: 'Tea', was: 'Green Tea' },
        { kind: 'price', key: '7', name: 'California Roll', wasCents: 625, isCents: 675 },
      ],
    }
    expect(parseCartNotices(JSON.stringify(news))).toEqual(news)
  })

  it('omit invalid changes', () => {
    expect(parseCartNotices(null)).toEqual(NO_CART_NOTICES)
    expect(parseCartNotices('[3]')).toEqual(NO_CART_NOTICES)
    const change = { kind: 'price', key: '7', name: 'x', wasCents: '1', isCents: 2 }
    expect(parseCartNotices(JSON.stringify({ place: 4, changes: [null, change] }))).toEqual(NO_CART_NOTICES)
  })
})

import { serializeCart, parseCart } from './stored-cart'
import { parseCartNotices } from './stored-cart-notices'
import { buildCartItem } from '../../testing/fixtures'
import { NO_CART_NOTICES } from './cart-changes'

const roll = { menuItemId: 7, name: 'California Roll', priceCents: 625, quantity: 1 }
const tea = { menuItemId: 9, name: 'Green Tea', priceCents: 250 }

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

  it('has readable fields: the selection, and prices in cents', () => {
    expect(JSON.parse(serializeCart([buildCartItem({ options: ['spicy'] })]))).toEqual([
      { ...roll, options: ['spicy'], imageUrl: null },
    ])
  })

  it('is empty if nothing or something else is stored', () => {
    expect([parseCart(null), parseCart('{}'), parseCart('"x"')]).toEqual([[], [], []])
  })

  it('loses only the lines that are invalid', () => {
    const stored = [
      null,
      3,
      { ...roll, priceCents: '625' },
      { ...roll, priceCents: 1e21 },
      { ...roll, priceCents: 6.25 },
      { ...roll, priceCents: -1 },
      { ...roll, quantity: 0 },
      { ...roll, options: 'spicy' },
      { ...roll, menuItemId: 'roll' },
      { ...tea, quantity: 2.7 },
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

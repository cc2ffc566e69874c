import type { Cart } from './cart'
import {
  elsewhereDone,
  joinChanges,
  newsOf,
  noNews,
  reconcile,
  troubleOf,
  withAtMost,
  withoutOption,
  withoutOrdered,
} from './cart-changes'
import { aDish } from './testing/a-dish'
import { aLine } from './testing/a-line'
import { anOption as option } from './testing/an-option'

const line = aLine({ quantity: 2, notes: 'no wasabi' })
const tea = aLine({ menuItemId: 9, name: 'Green Tea', quantity: 2 })

describe('a cart that meets the menu', () => {
  it('stays as it is when nothing changed', () => {
    const cart: Cart = [line]
    const menu = [aDish({ id: 7, name: 'California Roll', price: '6.25' })]
    expect(reconcile(cart, menu)).toEqual({ cart, changes: [] })
    expect(reconcile(cart, menu).cart).toBe(cart)
  })

  it('takes over a new price and says so, keeping quantity and notes', () => {
    expect(reconcile([line], [aDish({ id: 7, name: 'California Roll', price: '6.75' })])).toEqual({
      cart: [{ ...line, priceCents: 675 }],
      changes: [{ kind: 'price', key: '7', name: 'California Roll', wasCents: 625, isCents: 675 }],
    })
  })

  it('takes over a new name and says so', () => {
    expect(reconcile([line], [aDish({ id: 7, name: 'Florida Roll', price: '6.25' })])).toEqual({
      cart: [{ ...line, name: 'Florida Roll' }],
      changes: [{ kind: 'name', key: '7', name: 'Florida Roll', was: 'California Roll' }],
    })
  })

  it('loses nothing: what has sold out, left the menu or is ordered by phone stays, marked', () => {
    const menu = [
      aDish({ id: 7, name: 'California Roll', price: '6.25', isAvailable: false }),
      aDish({ id: 9, price: '0.00' }),
    ]
    const cart: Cart = [line, aLine({ menuItemId: 8, priceCents: 300 }), aLine({ menuItemId: 9, priceCents: 2000 })]
    expect(reconcile(cart, menu)).toEqual({ cart, changes: [] })
    expect(cart.map((each) => troubleOf(each, menu))).toEqual(['sold-out', 'not-here', 'by-phone'])
  })

  it('has no trouble with what can be ordered', () => {
    expect(troubleOf(line, [aDish({ id: 7 })])).toBeNull()
  })
})

describe('a cart of dishes with options', () => {
  const rice = (over: object = {}) => ({
    id: 'rice',
    name: 'Rice',
    min: 0,
    max: 1,
    options: [option('steamed', 'Steamed rice', { isDefault: true }), option('fried', 'Fried rice', over)],
  })
  const chicken = (over: object = {}) =>
    aDish({ id: 3, name: 'Hibachi Chicken', price: '14.95', optionGroups: [rice(over)] })
  const fried = aLine({ menuItemId: 3, options: ['fried'], name: 'Hibachi Chicken, fried rice', priceCents: 1695 })

  it('takes over what an option costs today, under the name of the choice', () => {
    expect(reconcile([fried], [chicken({ price: '2.50' })])).toEqual({
      cart: [{ ...fried, priceCents: 1745 }],
      changes: [{ kind: 'price', key: '3+fried', name: 'Hibachi Chicken, fried rice', wasCents: 1695, isCents: 1745 }],
    })
  })

  it('says which line can no longer be had so, and leaves its price to the guest', () => {
    const gone = [aDish({ id: 3, name: 'Hibachi Chicken', price: '14.95' })]
    expect(troubleOf(fried, [chicken({ isAvailable: false })])).toBe('option-sold-out')
    expect(troubleOf(fried, gone)).toBe('choose-again')
    expect(reconcile([fried], gone).changes).toEqual([])
    expect(troubleOf(aLine({ menuItemId: 3 }), [chicken({ isAvailable: false })])).toBeNull()
  })

  it('spells out what comes with a dish for a line from before it had options, and joins it with one that does', () => {
    const older = aLine({ menuItemId: 3, name: 'Hibachi Chicken', priceCents: 1495, quantity: 2, notes: 'well done' })
    const newer = aLine({ menuItemId: 3, name: 'Hibachi Chicken', priceCents: 1495, options: ['steamed'] })
    expect(reconcile([older, fried], [chicken({ price: '2.00' })])).toEqual({
      cart: [{ ...newer, quantity: 2, notes: 'well done' }, fried],
      changes: [],
    })
    expect(reconcile([older, newer], [chicken()]).cart).toEqual([{ ...newer, quantity: 3, notes: 'well done' }])
  })

  it('goes on without the lines that take an option', () => {
    const steamed = aLine({ menuItemId: 3, options: ['steamed'] })
    expect(withoutOption([fried, steamed, line], 3, 'fried')).toEqual([steamed, line])
    expect(withoutOption([aLine({ menuItemId: 3 })], 3, 'steamed')).toEqual([])
  })
})

describe('what was told already', () => {
  const price = (wasCents: number, isCents: number) =>
    ({ kind: 'price', key: '7', name: 'California Roll', wasCents, isCents }) as const

  it('is joined with what changed since', () => {
    expect(joinChanges([price(6, 7)], [price(7, 8)])).toEqual([price(6, 8)])
  })

  it('is withdrawn when all is as before', () => {
    expect(joinChanges([price(6, 7)], [price(7, 6)])).toEqual([])
  })
})

describe('a cart whose order stands', () => {
  it('keeps what was added while the order was under way', () => {
    const ordered = [{ menuItemId: 7, quantity: 2 }]
    expect(withoutOrdered([line], ordered)).toEqual([])
    expect(withoutOrdered([{ ...line, quantity: 5 }, tea], ordered)).toEqual([{ ...line, quantity: 3 }, tea])
    expect(withoutOrdered([{ ...line, quantity: 1 }], ordered)).toEqual([])
  })

  it('loses the lines that were ordered, and none of the same dish wanted differently', () => {
    const spicy = aLine({ options: ['spicy'], quantity: 2 })
    expect(withoutOrdered([line, spicy], [{ menuItemId: 7, quantity: 2 }])).toEqual([spicy])
    expect(withoutOrdered([line, spicy], [{ menuItemId: 7, options: ['spicy'], quantity: 1 }])).toEqual([
      line,
      { ...spicy, quantity: 1 },
    ])
  })
})

describe('a dish of which only so many are left', () => {
  const spicy = aLine({ options: ['spicy'], quantity: 3 })

  it.each([
    [0, []],
    [1, [1]],
    [4, [2, 2]],
    [9, [2, 3]],
  ])('keeps %i of all its lines together, what came first before the rest', (most, quantities) => {
    const left = withAtMost([line, tea, spicy], 7, most)
    expect(left.filter(({ menuItemId }) => menuItemId === 7).map(({ quantity }) => quantity)).toEqual(quantities)
    expect(left).toContain(tea)
  })
})

describe('a cart that another tab changed', () => {
  const [roll, soup] = [line, aLine({ menuItemId: 11, name: 'Miso Soup', quantity: 2 })]

  it('is told by what came, what went, and what is another number or note', () => {
    const now = [{ ...roll, quantity: 5, notes: 'nut allergy' }, soup]
    expect(elsewhereDone([roll, tea], now)).toEqual([
      'Added in another tab: Miso Soup (2).',
      'Removed in another tab: Green Tea.',
      'Changed in another tab: California Roll (now 5, was 2).',
      'Noted in another tab: California Roll (nut allergy).',
    ])
    expect(elsewhereDone([roll], [{ ...roll, notes: undefined }])).toEqual([
      'Noted in another tab: California Roll (no note any more).',
    ])
  })

  it('is no news where it is as it was', () => {
    expect(elsewhereDone([roll, tea], [tea, roll])).toEqual([])
  })
})

describe('news of a cart', () => {
  it('end with what they are about', () => {
    const { changes } = reconcile([line], [aDish({ id: 7, name: 'California Roll', price: '6.75' })])
    const news = { place: 'HENPR', cameFrom: 'Nokomis', changes }
    expect(newsOf([line], news)).toBe(news)
    expect(newsOf([tea], news)).toEqual({ ...news, changes: [] })
    expect(newsOf([], news)).toEqual({ place: 'HENPR', cameFrom: null, changes: [] })
    expect(newsOf([], noNews)).toBe(noNews)
  })
})

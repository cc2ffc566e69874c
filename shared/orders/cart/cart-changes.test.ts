import type { Cart } from './cart-lines'
import {
  NO_CART_NOTICES,
  describeOtherTabChanges,
  filterCartNotices,
  getLineProblem,
  limitDishQuantity,
  mergeCartChanges,
  reconcileCart,
  removeLinesWithOption,
  removeOrderedLines,
} from './cart-changes'
import { buildCartItem, buildMenuItem, buildMenuOption as option } from '../../testing/fixtures'

const line = buildCartItem({ quantity: 2, notes: 'no wasabi' })
const tea = buildCartItem({ menuItemId: 9, name: 'Green Tea', quantity: 2 })

describe('reconciling a cart with the menu', () => {
  it('changes nothing if the menu has not changed', () => {
    const cart: Cart = [line]
    const menu = [buildMenuItem({ id: 7, name: 'California Roll', price: '6.25' })]
    expect(reconcileCart(cart, menu)).toEqual({ cart, changes: [] })
    expect(reconcileCart(cart, menu).cart).toBe(cart)
  })

  it('updates a price and reports it, keeping quantity and notes', () => {
    expect(reconcileCart([line], [buildMenuItem({ id: 7, name: 'California Roll', price: '6.75' })])).toEqual({
      cart: [{ ...line, priceCents: 675 }],
      changes: [{ kind: 'price', key: '7', name: 'California Roll', wasCents: 625, isCents: 675 }],
    })
  })

  it('updates a name and reports it', () => {
    expect(reconcileCart([line], [buildMenuItem({ id: 7, name: 'Florida Roll', price: '6.25' })])).toEqual({
      cart: [{ ...line, name: 'Florida Roll' }],
      changes: [{ kind: 'name', key: '7', name: 'Florida Roll', was: 'California Roll' }],
    })
  })

  it('keeps dishes that are sold out, off the menu or ordered by phone, and marks them', () => {
    const menu = [
      buildMenuItem({ id: 7, name: 'California Roll', price: '6.25', isAvailable: false }),
      buildMenuItem({ id: 9, price: '0.00' }),
    ]
    const cart: Cart = [
      line,
      buildCartItem({ menuItemId: 8, priceCents: 300 }),
      buildCartItem({ menuItemId: 9, priceCents: 2000 }),
    ]
    expect(reconcileCart(cart, menu)).toEqual({ cart, changes: [] })
    expect(cart.map((each) => getLineProblem(each, menu))).toEqual(['sold-out', 'not-here', 'by-phone'])
  })

  it('reports no problem for dishes that can be ordered', () => {
    expect(getLineProblem(line, [buildMenuItem({ id: 7 })])).toBeNull()
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
    buildMenuItem({ id: 3, name: 'Hibachi Chicken', price: '14.95', optionGroups: [rice(over)] })
  const fried = buildCartItem({
    menuItemId: 3,
    options: ['fried'],
    name: 'Hibachi Chicken, fried rice',
    priceCents: 1695,
  })

  it('updates the price of an option and reports it', () => {
    expect(reconcileCart([fried], [chicken({ price: '2.50' })])).toEqual({
      cart: [{ ...fried, priceCents: 1745 }],
      changes: [{ kind: 'price', key: '3+fried', name: 'Hibachi Chicken, fried rice', wasCents: 1695, isCents: 1745 }],
    })
  })

  it('marks a line whose options no longer exist and keeps its price', () => {
    const gone = [buildMenuItem({ id: 3, name: 'Hibachi Chicken', price: '14.95' })]
    expect(getLineProblem(fried, [chicken({ isAvailable: false })])).toBe('option-sold-out')
    expect(getLineProblem(fried, gone)).toBe('choose-again')
    expect(reconcileCart([fried], gone).changes).toEqual([])
    expect(getLineProblem(buildCartItem({ menuItemId: 3 }), [chicken({ isAvailable: false })])).toBeNull()
  })

  it('adds defaults to a line from before its dish had options, and merges it with an equal line', () => {
    const older = buildCartItem({
      menuItemId: 3,
      name: 'Hibachi Chicken',
      priceCents: 1495,
      quantity: 2,
      notes: 'well done',
    })
    const newer = buildCartItem({ menuItemId: 3, name: 'Hibachi Chicken', priceCents: 1495, options: ['steamed'] })
    expect(reconcileCart([older, fried], [chicken({ price: '2.00' })])).toEqual({
      cart: [{ ...newer, quantity: 2, notes: 'well done' }, fried],
      changes: [],
    })
    expect(reconcileCart([older, newer], [chicken()]).cart).toEqual([{ ...newer, quantity: 3, notes: 'well done' }])
  })

  it('can drop the lines with an option', () => {
    const steamed = buildCartItem({ menuItemId: 3, options: ['steamed'] })
    expect(removeLinesWithOption([fried, steamed, line], 3, 'fried')).toEqual([steamed, line])
    expect(removeLinesWithOption([buildCartItem({ menuItemId: 3 })], 3, 'steamed')).toEqual([])
  })
})

describe('known changes', () => {
  const price = (wasCents: number, isCents: number) =>
    ({ kind: 'price', key: '7', name: 'California Roll', wasCents, isCents }) as const

  it('are merged with later changes', () => {
    expect(mergeCartChanges([price(6, 7)], [price(7, 8)])).toEqual([price(6, 8)])
  })

  it('are withdrawn when they are reverted', () => {
    expect(mergeCartChanges([price(6, 7)], [price(7, 6)])).toEqual([])
  })
})

describe('a cart after its order was placed', () => {
  it('keeps dishes added while the order was being placed', () => {
    const ordered = [{ menuItemId: 7, quantity: 2 }]
    expect(removeOrderedLines([line], ordered)).toEqual([])
    expect(removeOrderedLines([{ ...line, quantity: 5 }, tea], ordered)).toEqual([{ ...line, quantity: 3 }, tea])
    expect(removeOrderedLines([{ ...line, quantity: 1 }], ordered)).toEqual([])
  })

  it('loses the ordered lines, but not the same dish with other options', () => {
    const spicy = buildCartItem({ options: ['spicy'], quantity: 2 })
    expect(removeOrderedLines([line, spicy], [{ menuItemId: 7, quantity: 2 }])).toEqual([spicy])
    expect(removeOrderedLines([line, spicy], [{ menuItemId: 7, options: ['spicy'], quantity: 1 }])).toEqual([
      line,
      { ...spicy, quantity: 1 },
    ])
  })
})

describe('a dish with few portions left', () => {
  const spicy = buildCartItem({ options: ['spicy'], quantity: 3 })

  it.each([
    [0, []],
    [1, [1]],
    [4, [2, 2]],
    [9, [2, 3]],
  ])('keeps %i portions over all its lines, first lines first', (most, quantities) => {
    const left = limitDishQuantity([line, tea, spicy], 7, most)
    expect(left.filter(({ menuItemId }) => menuItemId === 7).map(({ quantity }) => quantity)).toEqual(quantities)
    expect(left).toContain(tea)
  })
})

describe('a cart that another tab changed', () => {
  const [roll, soup] = [line, buildCartItem({ menuItemId: 11, name: 'Miso Soup', quantity: 2 })]

  it('is described by added, removed, changed and noted lines', () => {
    const now = [{ ...roll, quantity: 5, notes: 'nut allergy' }, soup]
    expect(describeOtherTabChanges([roll, tea], now)).toEqual([
      'Added in another tab: Miso Soup (2).',
      'Removed in another tab: Green Tea.',
      'Changed in another tab: California Roll (now 5, was 2).',
      'Noted in another tab: California Roll (nut allergy).',
    ])
    expect(describeOtherTabChanges([roll], [{ ...roll, notes: undefined }])).toEqual([
      'Noted in another tab: California Roll (no note any more).',
    ])
  })

  it('is not described if nothing differs', () => {
    expect(describeOtherTabChanges([roll, tea], [tea, roll])).toEqual([])
  })
})

describe('notices about a cart', () => {
  it('disappear with their line', () => {
    const { changes } = reconcileCart([line], [buildMenuItem({ id: 7, name: 'California Roll', price: '6.75' })])
    const news = { place: 'HENPR', previousLocation: 'Nokomis', changes }
    expect(filterCartNotices([line], news)).toBe(news)
    expect(filterCartNotices([tea], news)).toEqual({ ...news, changes: [] })
    expect(filterCartNotices([], news)).toEqual({ place: 'HENPR', previousLocation: null, changes: [] })
    expect(filterCartNotices([], NO_CART_NOTICES)).toBe(NO_CART_NOTICES)
  })
})

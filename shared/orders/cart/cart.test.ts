import fc from 'fast-check'
import { addManyToCart, addToCart, removeFromCart, replaceCartLine, setCartQuantity, toCartItem } from './cart'
import { countCartItems, createLineIdentity, getLineKey, getSubtotalCents, parseLineKey, type Cart } from './cart-lines'
import { mergeCarts } from './cart-changes'
import { buildCartItem, buildMenuItem } from '../../testing/fixtures'

const anOption = fc.stringMatching(/^[a-z\d-]{1,8}$/)
const aChoice = fc.record({
  menuItemId: fc.integer({ min: 1, max: 999_999_999 }),
  options: fc.option(fc.array(anOption), { nil: undefined }),
  for: fc.option(fc.constantFrom('Ben', 'Zoë & co', "D'Arcy", '7+egg@x'), { nil: undefined }),
})

it('the key of a dish with its defaults is its id', () => {
  expect(getLineKey({ menuItemId: 7 })).toBe('7')
  expect(parseLineKey('7')).toEqual({ key: '7', menuItemId: 7 })
})

it('a dish without any options has another key than one with its defaults', () => {
  expect(getLineKey({ menuItemId: 7, options: [] })).toBe('7+')
  expect(parseLineKey('7+')).toEqual({ key: '7+', menuItemId: 7, options: [] })
})

it("the key doesn't depend on the order in which options were chosen", () => {
  expect(getLineKey({ menuItemId: 7, options: ['spicy', 'extra-egg', 'spicy'] })).toBe('7+extra-egg+spicy+spicy')
  expect(parseLineKey('7+spicy+extra-egg')?.key).toBe('7+extra-egg+spicy')
})

it('different selections have different keys, and each key parses to its selection', () => {
  fc.assert(
    fc.property(aChoice, aChoice, (one, other) => {
      expect(parseLineKey(getLineKey(one))).toEqual(createLineIdentity(one))
      const isAlike =
        one.menuItemId === other.menuItemId &&
        String(createLineIdentity(one).options) === String(createLineIdentity(other).options) &&
        one.for === other.for
      expect(getLineKey(one) === getLineKey(other)).toBe(isAlike)
    }),
  )
})

it.each([
  '',
  '0',
  '07',
  '-7',
  '7.5',
  '1234567890',
  'seven',
  '7++',
  '7+egg+',
  '7+No Egg',
  '7@',
  '@Ben',
  '[object Object]',
])('%j is no valid key', (name) => {
  expect(parseLineKey(name)).toBeNull()
})

const roll = { menuItemId: 7, name: 'California Roll', priceCents: 625, imageUrl: null }
const tea = { menuItemId: 9, name: 'Green Tea', priceCents: 250, imageUrl: null }

describe('adding', () => {
  it('starts a new line at 1 and raises a known one by 1', () => {
    const cart = addToCart(addToCart([], roll), roll)
    expect(cart).toEqual([buildCartItem({ notes: undefined, quantity: 2 })])
  })

  it('merges quantities when several are added at once', () => {
    const cart = addManyToCart(
      [buildCartItem({ quantity: 2 })],
      [
        { ...roll, quantity: 3 },
        { ...tea, quantity: 1 },
      ],
    )
    expect(cart.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['7', 5],
      ['9', 1],
    ])
  })

  it("keeps the guest's notes and uses today's price", () => {
    const cart = addToCart([buildCartItem({ notes: 'no cucumber' })], { ...roll, priceCents: 650 })
    expect(cart).toEqual([buildCartItem({ priceCents: 650, quantity: 2, notes: 'no cucumber' })])
  })

  it('merges notes without losing or repeating any', () => {
    const noted = (notes: string | undefined, more: string | undefined) =>
      addToCart([buildCartItem({ notes })], { ...roll, notes: more })[0]?.notes
    expect(noted('nut allergy', 'no cucumber')).toBe('nut allergy; no cucumber')
    expect(noted('nut allergy; no cucumber', 'No cucumber ')).toBe('nut allergy; No cucumber')
    expect(noted('nut allergy', 'nut allergy; extra ginger')).toBe('nut allergy; extra ginger')
    expect([noted(undefined, 'no cucumber'), noted('nut allergy', ' '), noted(undefined, undefined)]).toEqual([
      'no cucumber',
      'nut allergy',
      undefined,
    ])
  })

  it('never exceeds the maximum quantity of a line', () => {
    expect(countCartItems(addToCart([buildCartItem({ quantity: 99 })], roll))).toBe(99)
  })
})

describe('the same dish with different options', () => {
  const spicy = { ...roll, options: ['spicy'] }
  const cart = addManyToCart([], [roll, spicy, { ...spicy, quantity: 2 }])

  it('has two lines, and one line for equal options', () => {
    expect(cart).toEqual([buildCartItem(), buildCartItem({ options: ['spicy'], quantity: 3, notes: undefined })])
  })

  it('has its own quantity, note and removal per line', () => {
    expect(setCartQuantity(cart, '7+spicy', 5).map(({ quantity }) => quantity)).toEqual([1, 5])
    expect(removeFromCart(cart, '7').map(({ key }) => key)).toEqual(['7+spicy'])
    const noted = addToCart(cart, { ...spicy, notes: 'nut allergy' })
    expect(noted.map(({ notes }) => notes)).toEqual([undefined, 'nut allergy'])
  })

  it('stays two lines when carts are merged', () => {
    expect(mergeCarts([buildCartItem()], cart)).toEqual([{ ...buildCartItem(), notes: undefined }, cart[1]])
  })
})

it('a menu item becomes a cart item with its price in cents', () => {
  const dish = buildMenuItem({ id: 7, name: 'California Roll', price: '6.25' })
  expect(addToCart([], toCartItem(dish))).toEqual([buildCartItem()])
})

describe('changing', () => {
  const cart: Cart = [buildCartItem({ quantity: 2 }), buildCartItem(tea)]

  it('sets a quantity', () => {
    expect(countCartItems(setCartQuantity(cart, '7', 5))).toBe(6)
  })

  it.each([0, -1])('removes a line at %i', (quantity) => {
    expect(setCartQuantity(cart, '7', quantity).map(({ key }) => key)).toEqual(['9'])
  })

  it('removes', () => {
    expect(removeFromCart(cart, '9').map(({ key }) => key)).toEqual(['7'])
  })

  it('adds up in whole cents', () => {
    expect(getSubtotalCents(cart)).toBe(1500)
    expect(getSubtotalCents([buildCartItem({ priceCents: 10, quantity: 3 })])).toBe(30)
  })
})

describe('merging two carts', () => {
  const roll = buildCartItem({ quantity: 2 })
  const tea = buildCartItem({ menuItemId: 9, name: 'Green Tea', priceCents: 250 })

  it('keeps all lines, and repeating it changes nothing', () => {
    const once = mergeCarts([{ ...roll, quantity: 1 }], [roll, tea])
    expect(once).toEqual([roll, tea])
    expect(mergeCarts(once, [roll, tea])).toEqual(once)
    expect(mergeCarts([{ ...roll, quantity: 5 }], [roll])).toEqual([{ ...roll, quantity: 5 }])
  })

  it('merges their notes', () => {
    const noted = { ...roll, notes: 'nut allergy' }
    expect(mergeCarts([roll], [noted])).toEqual([noted])
    const joined = mergeCarts([{ ...roll, notes: 'no cucumber' }], [noted])
    expect(joined).toEqual([{ ...roll, notes: 'no cucumber; nut allergy' }])
    expect(mergeCarts(joined, [noted])).toEqual(joined)
  })
})

describe('a line with changed options', () => {
  const fried = buildCartItem({
    menuItemId: 3,
    options: ['fried'],
    name: 'Hibachi Chicken, fried rice',
    priceCents: 1695,
  })
  const steamed = { menuItemId: 3, options: ['steamed'], name: 'Hibachi Chicken', priceCents: 1495, imageUrl: null }

  it('keeps its position and loses a removed note', () => {
    const cart = [{ ...fried, notes: 'extra hot' }, buildCartItem()]
    expect(replaceCartLine(cart, fried.key, { ...steamed, quantity: 2 })).toEqual([
      buildCartItem({ ...steamed, quantity: 2 }),
      buildCartItem(),
    ])
  })

  it('is merged into an equal line, with both notes', () => {
    const alike = buildCartItem({ ...steamed, quantity: 3, notes: 'no onions' })
    expect(replaceCartLine([fried, alike], fried.key, { ...steamed, quantity: 1, notes: 'well done' })).toEqual([
      { ...alike, quantity: 4, notes: 'no onions; well done' },
    ])
  })
})

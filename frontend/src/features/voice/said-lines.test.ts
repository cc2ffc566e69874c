import { addManyToCart } from '#shared/rules/cart-acts'
import type { CartItem } from '#shared/rules/cart'
import { buildMenuItem } from '#shared/rules/testing/a-dish'
import { buildMenuOption } from '#shared/rules/testing/an-option'
import type { SpokenLine } from './said-lines'
import { toCartLines, applyReplyToCart, getReplyContext, updateSpokenKeys, getReplyAction } from './wishes'

describe('a dish that is wanted one way or another', () => {
  const steak = buildMenuItem({
    id: 70,
    name: 'Hibachi Steak',
    price: '18.95',
    optionGroups: [
      {
        id: 'doneness',
        name: 'Doneness',
        min: 1,
        max: 1,
        options: [buildMenuOption('medium', 'Medium', { isDefault: true }), buildMenuOption('rare', 'Rare')],
      },
      {
        id: 'sauces',
        name: 'Sauces',
        min: 0,
        max: 3,
        options: [buildMenuOption('yum', 'Yum yum sauce', { price: '0.75', upTo: 3 })],
      },
    ],
  })
  const wanted = (options: readonly string[], quantity = 1, more: Partial<SpokenLine> = {}): SpokenLine => ({
    itemId: 70,
    itemName: 'Hibachi Steak',
    quantity,
    notes: '',
    options,
    ...more,
  })
  const cartOf = (...items: readonly SpokenLine[]) => addManyToCart([], toCartLines(items, [steak], []).lines)
  const seen = (cart: readonly CartItem[]) => cart.map(({ name, quantity, priceCents }) => [name, quantity, priceCents])

  it('is added by its options, each way a line of its own', () => {
    expect(seen(cartOf(wanted(['rare']), wanted(['medium', 'yum']), wanted(['rare'])))).toEqual([
      ['Hibachi Steak, rare', 2, 18_95],
      ['Hibachi Steak, medium, yum yum sauce', 1, 19_70],
    ])
  })

  it('is one right line after a change, and one with the line that is now alike', () => {
    const cart = cartOf(wanted(['rare']), wanted(['medium'], 2))
    const other = applyReplyToCart(cart, [wanted(['medium', 'yum'], 2, { was: ['medium'] })], [steak])
    expect(seen(other)).toEqual([
      ['Hibachi Steak, rare', 1, 18_95],
      ['Hibachi Steak, medium, yum yum sauce', 2, 19_70],
    ])
    expect(seen(applyReplyToCart(cart, [wanted(['rare'], 2, { was: ['medium'] })], [steak]))).toEqual([
      ['Hibachi Steak, rare', 3, 18_95],
    ])
  })

  it('is changed in some of its pieces', () => {
    const cart = cartOf(wanted(['medium'], 2))
    expect(seen(applyReplyToCart(cart, [wanted(['medium'], 1), wanted(['rare'], 1)], [steak]))).toEqual([
      ['Hibachi Steak, medium', 1, 18_95],
      ['Hibachi Steak, rare', 1, 18_95],
    ])
  })

  it('leaves in the line that is meant, or in all of its lines where none is', () => {
    const cart = cartOf(wanted(['rare']), wanted(['medium']))
    expect(seen(applyReplyToCart(cart, [wanted(['rare'], 0, { was: ['rare'] })], [steak]))).toEqual([
      ['Hibachi Steak, medium', 1, 18_95],
    ])
    expect(applyReplyToCart(cart, [wanted([], 0)], [steak])).toEqual([])
  })

  it('waits as it is wanted, and is changed there', () => {
    const waiting = [wanted(['rare']), wanted(['medium'])]
    expect(getReplyAction({ action: 'add_to_cart', items: [wanted(['medium'])], confidence: 'low' }, waiting)).toEqual({
      kind: 'wait',
      waiting: [wanted(['rare']), wanted(['medium'], 2)],
    })
    expect(
      getReplyAction({ action: 'update_cart', items: [wanted(['medium', 'yum'], 1, { was: ['medium'] })] }, waiting),
    ).toEqual({
      kind: 'wait',
      waiting: [wanted(['rare']), wanted(['medium', 'yum'])],
    })
  })

  it('is told as it lies in the cart', () => {
    const cart = cartOf(wanted(['rare']), wanted(['medium'], 2))
    const spoken = updateSpokenKeys(updateSpokenKeys([], [wanted(['medium'])]), [
      wanted(['rare'], 1, { was: ['medium'] }),
    ])
    expect(getReplyContext(spoken, [], cart)).toMatchObject([{ itemId: 70, quantity: 1, chosen: ['rare'] }])
  })
})

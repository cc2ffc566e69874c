import type { VoiceReply } from '#shared/voice/contract'
import { addManyToCart } from '#shared/orders/cart/cart'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { buildCartItem } from '#shared/testing/fixtures'
import { sampleMenu as menu } from '#infra/testkit/fixtures/sample-menu'
import type { SpokenLine } from './voice-state'
import type { SpokenReply } from './voice-reply'
import {
  toCartLines,
  applyReplyToCart,
  parseConsent,
  getReplyContext,
  listReplyItems,
  updateSpokenKeys,
  getReplyAction,
} from './voice-reply'

function item(itemName: string, quantity = 1, notes = ''): SpokenLine {
  const dish = menu.find(({ name }) => name === itemName)
  if (!dish) throw new Error(`no ${itemName}`)
  return { itemId: dish.id, itemName, quantity, notes }
}

const inCart = ({ itemId, itemName, quantity, notes }: SpokenLine): CartItem =>
  buildCartItem({
    menuItemId: itemId,
    name: itemName,
    quantity,
    ...(itemName === roll.itemName && { options: [] }),
    ...(notes && { notes }),
  })

const reply = (action: VoiceReply['action'], items: readonly SpokenLine[], more: Omit<SpokenReply, 'items'> = {}) => ({
  success: true,
  action,
  items: [...items],
  response: 'Yes',
  ...more,
})

const roll = item('California Roll', 2)
const tea = item('Green Tea')

describe('what a reply comes to', () => {
  it('adds at once what is certain, and has anything else confirmed', () => {
    expect(getReplyAction(reply('add_to_cart', [roll], { confidence: 'high' }), [])).toEqual({
      kind: 'add',
      items: [roll],
    })
    expect(getReplyAction(reply('add_to_cart', [roll], { confidence: 'low' }), [])).toEqual({
      kind: 'wait',
      waiting: [roll],
    })
  })

  it('counts on no more than the fields that are specified', () => {
    const bare = { success: true, action: 'add_to_cart', itemId: 12, itemName: 'Green Tea', response: 'ok' } as const
    expect(getReplyAction(bare, [])).toEqual({
      kind: 'add',
      items: [{ itemId: 12, itemName: 'Green Tea', quantity: 1, notes: '' }],
    })
    expect(listReplyItems({ success: true, action: null, response: 'Hello' })).toEqual([])
  })

  it('only says what it did not understand, or has nothing to do about', () => {
    expect(getReplyAction(reply(null, []), [])).toEqual({ kind: 'say' })
    expect(getReplyAction(reply('add_to_cart', [roll], { success: false }), [])).toEqual({ kind: 'say' })
  })

  it('joins what waits with what is added meanwhile', () => {
    const more = getReplyAction(
      reply('add_to_cart', [item('California Roll', 1, 'no wasabi'), tea], { confidence: 'high' }),
      [roll],
    )
    expect(more).toEqual({ kind: 'wait', waiting: [item('California Roll', 3, '1 x no wasabi'), tea] })
  })

  it('changes what waits where it is about that, otherwise the cart', () => {
    const three = item('California Roll', 3)
    expect(getReplyAction(reply('update_cart', [three]), [roll, tea])).toEqual({ kind: 'wait', waiting: [three, tea] })
    expect(getReplyAction(reply('update_cart', [three]), [tea])).toEqual({ kind: 'change', items: [three] })
    expect(getReplyAction(reply('remove_from_cart', [roll]), [roll])).toEqual({ kind: 'wait', waiting: [] })
    expect(getReplyAction(reply('remove_from_cart', [roll]), [])).toEqual({
      kind: 'change',
      items: [{ ...roll, quantity: 0 }],
    })
  })
})

describe('the cart', () => {
  it('finds dishes by id or by name in any case, and names what is not on the menu', () => {
    const strange = { itemId: 999_999, itemName: 'Unicorn Roll', quantity: 1, notes: '' }
    const named = { ...strange, itemName: 'green TEA' }
    const { lines, missing } = toCartLines([roll, named, strange], menu, [])
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['California Roll', 2],
      ['Green Tea', 1],
    ])
    expect(missing).toEqual(['Unicorn Roll'])
  })

  it('never loses a wish that was noted before', () => {
    const [line] = toCartLines([item('Seaweed Salad', 1, 'no wasabi')], menu, [
      inCart(item('Seaweed Salad', 1, 'no nuts')),
    ]).lines
    expect(line?.notes).toBe('no nuts; no wasabi')
    const [changed] = applyReplyToCart([inCart(item('Seaweed Salad', 1, 'no nuts'))], [item('Seaweed Salad', 2)], menu)
    expect(changed).toMatchObject({ quantity: 2, notes: 'no nuts' })
  })

  const chicken = (quantity: number, notes: string) => item('Hibachi Chicken', quantity, notes)

  it.each([
    [[chicken(1, 'no butter'), chicken(1, 'extra spicy')], 2, '1 x no butter; 1 x extra spicy'],
    [[chicken(2, 'no butter'), chicken(1, '')], 3, '2 x no butter'],
    [[chicken(1, 'no butter'), chicken(1, 'no butter')], 2, 'no butter'],
    [[chicken(2, '1 x no butter; 1 x extra spicy'), chicken(1, 'no butter')], 3, '2 x no butter; 1 x extra spicy'],
  ])('tells the kitchen which of several of a dish is how: %#', (items, quantity, notes) => {
    expect(addManyToCart([], toCartLines(items, menu, []).lines)).toMatchObject([{ quantity, notes }])
    expect(getReplyAction(reply('add_to_cart', items, { confidence: 'low' }), [])).toMatchObject({
      waiting: [{ quantity, notes }],
    })
  })

  it('has its lines set, taken out, and put in where they were not', () => {
    const changed = applyReplyToCart(
      [inCart(roll)],
      [
        { ...roll, quantity: 0 },
        { ...tea, quantity: 4 },
      ],
      menu,
    )
    expect(changed.map(({ name, quantity }) => [name, quantity])).toEqual([['Green Tea', 4]])
  })
})

describe('a dish that stands in the cart twice, wanted differently', () => {
  const spicy = buildCartItem({ menuItemId: roll.itemId, options: ['spicy'] })
  const spicier = buildCartItem({ menuItemId: roll.itemId, options: ['spicy', 'wasabi'] })
  const keysAfter = (cart: readonly CartItem[], quantity: number) =>
    applyReplyToCart(cart, [{ ...roll, quantity }], menu).map((line) => [line.options?.length ?? 0, line.quantity])

  it('is changed where it is as the menu has it, else where it was added last', () => {
    expect(keysAfter([inCart(roll), spicy], 4)).toEqual([
      [0, 4],
      [1, 1],
    ])
    expect(keysAfter([spicy, spicier], 4)).toEqual([
      [1, 1],
      [2, 4],
    ])
  })

  it('leaves the cart with all its lines', () => {
    expect(keysAfter([inCart(roll), spicy, inCart(tea)], 0)).toEqual([[0, 1]])
  })
})

it('means by `that` what was spoken of last, as it now waits or lies in the cart', () => {
  const spoken = updateSpokenKeys(updateSpokenKeys([], [roll, tea]), [roll])
  expect(spoken).toEqual([`${tea.itemId}+`, `${roll.itemId}+`])
  expect(getReplyContext(spoken, [item('California Roll', 5)], [inCart(item('Green Tea', 3))])).toEqual([
    { ...item('Green Tea', 3), chosen: [] },
    item('California Roll', 5),
  ])
  expect(getReplyContext(spoken, [], [])).toEqual([])
})

it.each([
  ['Yes', 'yes'],
  ["yes, that's right", 'yes'],
  ["That's all, thank you!", 'yes'],
  ['ok add them to my cart please', 'yes'],
  ['no', 'no'],
  ['No thanks', 'no'],
  ['never mind', 'no'],
  ['yes and a green tea', null],
  ['no onions', null],
  ['okra', null],
  ['', null],
])('%j consents: %s', (text, consent) => {
  expect(parseConsent(text)).toBe(consent)
})

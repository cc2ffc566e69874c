import type { OpenQuestion, VoiceReply } from '#shared/voice/contract'
import { addManyToCart } from '#shared/orders/cart/cart'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { buildCartItem } from '#shared/testing/fixtures'
import { sampleMenu as menu } from '#infra/testkit/fixtures/sample-menu'
import type { SpokenLine } from './voice-state'
import {
  type SpokenReply,
  settlesWaiting,
  toCartLines,
  applyReplyToCart,
  getOpenQuestion,
  getReplyContext,
  listReplyItems,
  updateSpokenKeys,
  getReplyAction,
  parseReply,
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

describe('the action for a reply', () => {
  it('adds certain lines at once and lets the guest confirm uncertain ones', () => {
    expect(getReplyAction(reply('add_to_cart', [roll], { confidence: 'high' }), [])).toEqual({
      kind: 'add',
      items: [roll],
    })
    expect(getReplyAction(reply('add_to_cart', [roll], { confidence: 'low' }), [])).toEqual({
      kind: 'wait',
      waiting: [roll],
    })
  })

  it.each([0, -1, 1.5, 100, '2', 1e300, true])('adds nothing for a quantity of %p', (quantity) => {
    const item = { itemId: tea.itemId, itemName: 'Green Tea', quantity }
    const single = { success: true, action: 'add_to_cart', ...item, response: 'ok' }
    const listed = { ...single, quantity: 1, items: [{ ...item, notes: '', options: [] }] }
    for (const received of [single, listed]) {
      const parsed = parseReply(received)
      expect(parsed && getReplyAction(parsed, [])).toEqual({ kind: 'reject-quantity' })
    }
  })

  it.each([1, 99])('adds %i', (quantity) => {
    const received = { success: true, action: 'add_to_cart', itemId: 12, itemName: 'Tea', quantity, response: 'ok' }
    const parsed = parseReply(received)
    expect(parsed && getReplyAction(parsed, [])).toMatchObject({ kind: 'add', items: [{ quantity }] })
  })

  it('changes nothing in the cart for a quantity that is no number of portions', () => {
    for (const quantity of [-1, 2.5, 100])
      expect(getReplyAction(reply('update_cart', [{ ...tea, quantity }]), [])).toEqual({ kind: 'reject-quantity' })
  })

  it.each([null, 'Hello', { action: 'dance' }, { success: 'yes' }, { items: [{ itemName: 'Tea' }] }])(
    'is none for %j, which breaks the contract',
    (received) => expect(parseReply(received)).toBeNull(),
  )

  it('requires no more than the specified fields', () => {
    const bare = { success: true, action: 'add_to_cart', itemId: 12, itemName: 'Green Tea', response: 'ok' } as const
    expect(getReplyAction(bare, [])).toEqual({
      kind: 'add',
      items: [{ itemId: 12, itemName: 'Green Tea', quantity: 1, notes: '' }],
    })
    expect(listReplyItems({ success: true, action: null, response: 'Hello' })).toEqual([])
  })

  it('only shows the response if the request was not understood or needs no action', () => {
    expect(getReplyAction(reply(null, []), [])).toEqual({ kind: 'say' })
    expect(getReplyAction(reply('add_to_cart', [roll], { success: false }), [])).toEqual({ kind: 'say' })
  })

  it('merges uncertain lines with others that wait, and adds certain lines at once', () => {
    const more = [item('California Roll', 1, 'no wasabi'), tea]
    expect(getReplyAction(reply('add_to_cart', more, { confidence: 'low' }), [roll])).toEqual({
      kind: 'wait',
      waiting: [item('California Roll', 3, '1 x no wasabi'), tea],
    })
    expect(getReplyAction(reply('add_to_cart', more, { confidence: 'high' }), [roll])).toEqual({
      kind: 'add',
      items: more,
    })
  })

  it('changes waiting lines if it is about one of them, otherwise the cart', () => {
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
  it('finds dishes by id or by name in any case, and returns the names it can’t find', () => {
    const unknown = { itemId: 999_999, itemName: 'Unicorn Roll', quantity: 1, notes: '' }
    const named = { ...unknown, itemName: 'green TEA' }
    const { lines, missing } = toCartLines([roll, named, unknown], menu, [])
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['California Roll', 2],
      ['Green Tea', 1],
    ])
    expect(missing).toEqual(['Unicorn Roll'])
  })

  it('retains the notes that a line already has', () => {
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
  ])('says in the notes how many pieces of a dish each note is for: %#', (items, quantity, notes) => {
    expect(addManyToCart([], toCartLines(items, menu, []).lines)).toMatchObject([{ quantity, notes }])
    expect(getReplyAction(reply('add_to_cart', items, { confidence: 'low' }), [])).toMatchObject({
      waiting: [{ quantity, notes }],
    })
  })

  it('removes lines with quantity 0 and adds missing ones', () => {
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

describe('a dish that is in the cart twice with different options', () => {
  const spicy = buildCartItem({ menuItemId: roll.itemId, options: ['spicy'] })
  const spicier = buildCartItem({ menuItemId: roll.itemId, options: ['spicy', 'wasabi'] })
  const changeQuantity = (cart: readonly CartItem[], quantity: number) =>
    applyReplyToCart(cart, [{ ...roll, quantity }], menu).map((line) => [line.options?.length ?? 0, line.quantity])

  it('is changed in the line without options, otherwise in the last line', () => {
    expect(changeQuantity([inCart(roll), spicy], 4)).toEqual([
      [0, 4],
      [1, 1],
    ])
    expect(changeQuantity([spicy, spicier], 4)).toEqual([
      [1, 1],
      [2, 4],
    ])
  })

  it('is removed with all its lines', () => {
    expect(changeQuantity([inCart(roll), spicy, inCart(tea)], 0)).toEqual([[0, 1]])
  })
})

it('the context is the whole cart, with the lines mentioned last at the end', () => {
  const spoken = updateSpokenKeys(updateSpokenKeys([], [roll, tea]), [roll])
  expect(spoken).toEqual([`${tea.itemId}+`, `${roll.itemId}+`])
  const soup = buildCartItem({ menuItemId: 99, name: 'Miso Soup' })
  expect(getReplyContext(spoken, [inCart(roll), soup, inCart(tea)]).map(({ itemName }) => itemName)).toEqual([
    'Miso Soup',
    'Green Tea',
    'California Roll',
  ])
  expect(getReplyContext(spoken, [])).toEqual([])
})

it.each(['update_cart', 'remove_from_cart'] as const)('an uncertain %s waits for a yes', (action) => {
  expect(getReplyAction(reply(action, [tea], { confidence: 'low' }), [])).toEqual({ kind: 'say' })
  expect(getReplyAction(reply(action, [tea], { confidence: 'low' }), [roll])).toEqual({ kind: 'say' })
})

it('a question about a change of the cart stays open while other lines wait', () => {
  const change: OpenQuestion = {
    kind: 'confirm',
    action: 'update_cart',
    items: [{ itemId: 12, itemName: 'Green Tea', quantity: 3, notes: '' }],
  }
  expect(getOpenQuestion(change, [roll])).toEqual(change)
})

it('the open question is that of the reply, or whether the waiting lines are right', () => {
  const which: OpenQuestion = { kind: 'which-dish', itemIds: [1, 2], quantity: null, notes: '' }
  const confirm = { kind: 'confirm', action: 'add_to_cart', items: [{ itemId: roll.itemId, quantity: 2 }] }
  expect(getOpenQuestion(which, [])).toEqual(which)
  expect(getOpenQuestion(which, [roll])).toEqual(which)
  expect(getOpenQuestion(null, [roll])).toMatchObject(confirm)
  expect(getOpenQuestion(null, [])).toBeNull()
  const answered = reply('add_to_cart', [tea], { settlesQuestion: true })
  expect(settlesWaiting(answered, null, [roll])).toBe(true)
  // `Which roll?` was answered, and not whether the waiting lines are right.
  expect(settlesWaiting(answered, which, [roll])).toBe(false)
})

it('an answer to the question about waiting lines adds or drops them', () => {
  const settled = { settlesQuestion: true } as const
  expect(getReplyAction(reply('add_to_cart', [roll], { confidence: 'high', ...settled }), [roll])).toEqual({
    kind: 'add',
    items: [roll],
  })
  expect(getReplyAction(reply(null, [], settled), [roll])).toEqual({ kind: 'wait', waiting: [] })
})

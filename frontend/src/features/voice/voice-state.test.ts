import { addManyToCart } from '#shared/orders/cart/cart'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { buildMenuItem, buildMenuOption } from '#shared/testing/fixtures'
import { initialVoiceState, voiceReducer, type SpokenLine, type VoiceEvent, type VoiceState } from './voice-state'
import { applyReplyToCart, getReplyAction, getReplyContext, toCartLines, updateSpokenKeys } from './voice-reply'

describe('a dish with options', () => {
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
  const spokenSteak = (options: readonly string[], quantity = 1, more: Partial<SpokenLine> = {}): SpokenLine => ({
    itemId: 70,
    itemName: 'Hibachi Steak',
    quantity,
    notes: '',
    options,
    ...more,
  })
  const buildCart = (...items: readonly SpokenLine[]) => addManyToCart([], toCartLines(items, [steak], []).lines)
  const summarize = (cart: readonly CartItem[]) =>
    cart.map(({ name, quantity, priceCents }) => [name, quantity, priceCents])

  it('gets one cart line for each choice of options', () => {
    expect(summarize(buildCart(spokenSteak(['rare']), spokenSteak(['medium', 'yum']), spokenSteak(['rare'])))).toEqual([
      ['Hibachi Steak, rare', 2, 18_95],
      ['Hibachi Steak, medium, yum yum sauce', 1, 19_70],
    ])
  })

  it('is changed in its line, which is merged with an equal one', () => {
    const cart = buildCart(spokenSteak(['rare']), spokenSteak(['medium'], 2))
    const other = applyReplyToCart(cart, [spokenSteak(['medium', 'yum'], 2, { was: ['medium'] })], [steak])
    expect(summarize(other)).toEqual([
      ['Hibachi Steak, rare', 1, 18_95],
      ['Hibachi Steak, medium, yum yum sauce', 2, 19_70],
    ])
    expect(summarize(applyReplyToCart(cart, [spokenSteak(['rare'], 2, { was: ['medium'] })], [steak]))).toEqual([
      ['Hibachi Steak, rare', 3, 18_95],
    ])
  })

  it('can be changed for some of its pieces', () => {
    const cart = buildCart(spokenSteak(['medium'], 2))
    expect(summarize(applyReplyToCart(cart, [spokenSteak(['medium'], 1), spokenSteak(['rare'], 1)], [steak]))).toEqual([
      ['Hibachi Steak, medium', 1, 18_95],
      ['Hibachi Steak, rare', 1, 18_95],
    ])
  })

  it('is removed from the matching line, or from all lines if none matches', () => {
    const cart = buildCart(spokenSteak(['rare']), spokenSteak(['medium']))
    expect(summarize(applyReplyToCart(cart, [spokenSteak(['rare'], 0, { was: ['rare'] })], [steak]))).toEqual([
      ['Hibachi Steak, medium', 1, 18_95],
    ])
    expect(applyReplyToCart(cart, [spokenSteak([], 0)], [steak])).toEqual([])
  })

  it('waits with its options and is changed there', () => {
    const waiting = [spokenSteak(['rare']), spokenSteak(['medium'])]
    expect(
      getReplyAction({ action: 'add_to_cart', items: [spokenSteak(['medium'])], confidence: 'low' }, waiting),
    ).toEqual({
      kind: 'wait',
      waiting: [spokenSteak(['rare']), spokenSteak(['medium'], 2)],
    })
    expect(
      getReplyAction(
        { action: 'update_cart', items: [spokenSteak(['medium', 'yum'], 1, { was: ['medium'] })] },
        waiting,
      ),
    ).toEqual({
      kind: 'wait',
      waiting: [spokenSteak(['rare']), spokenSteak(['medium', 'yum'])],
    })
  })

  it('is part of the context with its quantity in the cart', () => {
    const cart = buildCart(spokenSteak(['rare']), spokenSteak(['medium'], 2))
    const spoken = updateSpokenKeys(updateSpokenKeys([], [spokenSteak(['medium'])]), [
      spokenSteak(['rare'], 1, { was: ['medium'] }),
    ])
    expect(getReplyContext(spoken, cart)).toMatchObject([
      { chosen: ['medium'] },
      { itemId: 70, quantity: 1, chosen: ['rare'] },
    ])
  })
})

const roll = { itemId: 7, itemName: 'Dragon Roll', quantity: 2, notes: '', options: [] }

const reduce = (...events: readonly VoiceEvent[]): VoiceState => events.reduce(voiceReducer, initialVoiceState)

const listening: VoiceEvent = { type: 'listen' }
const hearing = (text: string, isFinal = false): VoiceEvent => ({ type: 'hear', text, isFinal })
const answering: VoiceEvent = { type: 'answer', turn: { answer: 'I heard it.', waiting: [roll], spoken: ['7+'] } }

describe('a conversation', () => {
  it('goes from idle to listening, processing and idle again', () => {
    expect(reduce(listening)).toMatchObject({ phase: 'listening', transcript: '' })
    expect(reduce(listening, hearing('two dragon'))).toMatchObject({ phase: 'listening', transcript: 'two dragon' })
    expect(reduce(listening, hearing('two dragon rolls', true))).toMatchObject({
      phase: 'processing',
      transcript: 'two dragon rolls',
    })
    expect(reduce(listening, hearing('two dragon rolls', true), answering)).toEqual({
      ...initialVoiceState,
      transcript: 'two dragon rolls',
      answer: 'I heard it.',
      waiting: [roll],
      spoken: ['7+'],
    })
  })

  it('processes what it heard before listening was stopped, if anything', () => {
    expect(reduce(listening, hearing('a cola'), { type: 'end' }).phase).toBe('processing')
    expect(reduce(listening, { type: 'end' })).toEqual(initialVoiceState)
    expect(reduce(listening, hearing('  ', true)).phase).toBe('listening')
  })

  it('stops listening at an error, without a request', () => {
    expect(reduce(listening, hearing('a co'), { type: 'break' })).toMatchObject({ phase: 'idle', transcript: 'a co' })
  })

  it('ignores another message while one is being processed', () => {
    const working = reduce({ type: 'ask', text: 'a cola' })
    expect(voiceReducer(working, { type: 'ask', text: 'a tea' })).toBe(working)
    expect(voiceReducer(working, listening)).toBe(working)
    expect(voiceReducer(working, hearing('a tea', true))).toBe(working)
  })

  it('accepts typed messages while listening; ignores blank ones and truncates long ones', () => {
    expect(reduce(listening, { type: 'ask', text: ' a cola ' })).toMatchObject({
      phase: 'processing',
      transcript: 'a cola',
    })
    expect(reduce({ type: 'ask', text: '   ' })).toEqual(initialVoiceState)
    expect(reduce({ type: 'ask', text: 'x'.repeat(900) }).transcript).toHaveLength(500)
    expect(reduce({ type: 'ask', text: `${'x'.repeat(499)}🍣` }).transcript).toBe('x'.repeat(499))
  })

  it('is idle after a failure and retains the waiting lines', () => {
    const failed = reduce({ type: 'ask', text: 'a' }, answering, { type: 'ask', text: 'more' }, { type: 'fail' })
    expect(failed).toMatchObject({ phase: 'idle', waiting: [roll] })
  })

  it('ignores an answer without a request', () => {
    expect(reduce(answering)).toEqual(initialVoiceState)
  })

  it('lets the guest change and discard waiting lines', () => {
    const waiting = reduce({ type: 'ask', text: 'a' }, answering)
    expect(voiceReducer(waiting, { type: 'set', item: { ...roll, quantity: 3 } }).waiting).toMatchObject([
      { quantity: 3 },
    ])
    expect(voiceReducer(waiting, { type: 'set', item: { ...roll, quantity: 0 } }).waiting).toEqual([])
    expect(voiceReducer(waiting, { type: 'settle' }).waiting).toEqual([])
  })
})

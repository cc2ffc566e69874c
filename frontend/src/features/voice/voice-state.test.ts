import { addManyToCart } from '#shared/orders/cart/cart'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { buildMenuItem, buildMenuOption } from '#shared/testing/fixtures'
import { initialVoiceState, voiceReducer } from './voice-state'
import type { SpokenLine, VoiceEvent, VoiceState } from './voice-state'
import { applyReplyToCart, getReplyAction, getReplyContext, toCartLines, updateSpokenKeys } from './voice-reply'

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

const roll = { itemId: 7, itemName: 'Dragon Roll', quantity: 2, notes: '', options: [] }

const after = (...events: readonly VoiceEvent[]): VoiceState => events.reduce(voiceReducer, initialVoiceState)

const listening: VoiceEvent = { type: 'listen' }
const hearing = (text: string, isFinal = false): VoiceEvent => ({ type: 'hear', text, isFinal })
const answering: VoiceEvent = { type: 'answer', answer: 'I heard it.', waiting: [roll], spoken: ['7+'] }

describe('a conversation', () => {
  it('goes from idle to listening, processing and idle again', () => {
    expect(after(listening)).toMatchObject({ phase: 'listening', transcript: '' })
    expect(after(listening, hearing('two dragon'))).toMatchObject({ phase: 'listening', transcript: 'two dragon' })
    expect(after(listening, hearing('two dragon rolls', true))).toMatchObject({
      phase: 'processing',
      transcript: 'two dragon rolls',
    })
    expect(after(listening, hearing('two dragon rolls', true), answering)).toEqual({
      phase: 'idle',
      transcript: 'two dragon rolls',
      answer: 'I heard it.',
      waiting: [roll],
      spoken: ['7+'],
    })
  })

  it('works on what it heard before it was stopped, and on nothing where it heard nothing', () => {
    expect(after(listening, hearing('a cola'), { type: 'end' }).phase).toBe('processing')
    expect(after(listening, { type: 'end' })).toEqual(initialVoiceState)
    expect(after(listening, hearing('  ', true)).phase).toBe('listening')
  })

  it('stops listening at an error, and asks nothing', () => {
    expect(after(listening, hearing('a co'), { type: 'break' })).toMatchObject({ phase: 'idle', transcript: 'a co' })
  })

  it('ignores another request while one is worked on', () => {
    const working = after({ type: 'ask', text: 'a cola' })
    expect(voiceReducer(working, { type: 'ask', text: 'a tea' })).toBe(working)
    expect(voiceReducer(working, listening)).toBe(working)
    expect(voiceReducer(working, hearing('a tea', true))).toBe(working)
  })

  it('takes what is typed while it listens, but no blanks and no novel', () => {
    expect(after(listening, { type: 'ask', text: ' a cola ' })).toMatchObject({
      phase: 'processing',
      transcript: 'a cola',
    })
    expect(after({ type: 'ask', text: '   ' })).toEqual(initialVoiceState)
    expect(after({ type: 'ask', text: 'x'.repeat(900) }).transcript).toHaveLength(500)
  })

  it('is idle after a failure, and keeps what waits', () => {
    const failed = after({ type: 'ask', text: 'a' }, answering, { type: 'ask', text: 'more' }, { type: 'fail' })
    expect(failed).toMatchObject({ phase: 'idle', waiting: [roll] })
  })

  it('hears no answer that nobody waits for', () => {
    expect(after(answering)).toEqual(initialVoiceState)
  })

  it('lets the guest change what waits, and settle it', () => {
    const waiting = after({ type: 'ask', text: 'a' }, answering)
    expect(voiceReducer(waiting, { type: 'set', item: { ...roll, quantity: 3 } }).waiting).toMatchObject([
      { quantity: 3 },
    ])
    expect(voiceReducer(waiting, { type: 'set', item: { ...roll, quantity: 0 } }).waiting).toEqual([])
    expect(voiceReducer(waiting, { type: 'settle' }).waiting).toEqual([])
  })
})

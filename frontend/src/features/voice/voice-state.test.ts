import { initialVoiceState, voiceReducer } from './voice-state'
import type { VoiceEvent, VoiceState } from './voice-state'

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

import type { OpenQuestion, VoiceItem } from '#shared/voice/contract'
import type { Language } from '#shared/voice/text'
import { getLineKey, type CartItem } from '#shared/orders/cart/cart-lines'
import { cutText } from '#shared/platform/text'

/**
 * A line of a reply. Only its dish, quantity and notes are required
 * (docs/product/voice.md#reply-format).
 */
export type SpokenLine = Omit<VoiceItem, 'options' | 'chosen' | 'was'> & {
  readonly options?: readonly string[] | undefined
  /** The options that the line had before this change. */
  readonly was?: readonly string[] | undefined
}

const toKey = (menuItemId: number, options: readonly string[] = []): string => getLineKey({ menuItemId, options })

/** Returns the key of a line: its dish and options. */
export const getSpokenLineKey = ({ itemId, options }: SpokenLine): string => toKey(itemId, options)

/** Returns the key of a cart line in the same format. */
export const getCartLineKey = ({ menuItemId, options }: CartItem): string => toKey(menuItemId, options)

/** Returns the key that a line had before its change. */
export const getPreviousLineKey = ({ itemId, options, was }: SpokenLine): string => toKey(itemId, was ?? options)

/**
 * Returns the index of the line that an item refers to: the one with the same options,
 * otherwise the last one of the same dish that no other item refers to. Returns -1 if there is
 * none.
 */
function findLineIndex(lines: readonly SpokenLine[], item: SpokenLine, items: readonly SpokenLine[]): number {
  const exact = lines.findIndex((line) => getSpokenLineKey(line) === getPreviousLineKey(item))
  if (exact >= 0) return exact
  const taken = new Set(items.filter((other) => other !== item).map(getPreviousLineKey))
  return lines.findLastIndex((line) => line.itemId === item.itemId && !taken.has(getSpokenLineKey(line)))
}

/** Replaces the line that an item refers to, or adds it; quantity 0 removes the line. */
export function updateSpokenLine(
  lines: readonly SpokenLine[],
  item: SpokenLine,
  items: readonly SpokenLine[] = [],
): readonly SpokenLine[] {
  const index = findLineIndex(lines, item, items)
  const { was: _, ...line } = item
  if (item.quantity <= 0) {
    const isExact =
      item.was !== undefined && lines.some((other) => getSpokenLineKey(other) === getPreviousLineKey(item))
    return lines.filter((other) =>
      isExact ? getSpokenLineKey(other) !== getPreviousLineKey(item) : other.itemId !== item.itemId,
    )
  }
  if (index < 0) return [...lines, line]
  const equal = lines.find((other, at) => at !== index && getSpokenLineKey(other) === getSpokenLineKey(line))
  const merged = { ...line, quantity: line.quantity + (equal?.quantity ?? 0) }
  return lines.flatMap((other, at) => (at === index ? [merged] : other === equal ? [] : [other]))
}

/** What a reply leaves for the next message. */
export type VoiceTurn = {
  readonly answer: string
  /** Uncertain lines, which go into the cart once the guest confirms them. */
  readonly waiting: readonly SpokenLine[]
  /** The keys of the mentioned lines, the last one last, to resolve words such as "that". */
  readonly spoken: readonly string[]
  /** The assistant's open question. */
  readonly question: OpenQuestion | null
  readonly language: Language
  /** Whether the guest is ready to pay. */
  readonly offersCheckout: boolean
}

/** The state of the dialog (docs/product/voice.md#dialog). */
export type VoiceState = VoiceTurn & {
  readonly phase: 'idle' | 'listening' | 'processing'
  /** The guest's last spoken or typed message. */
  readonly transcript: string
}

export type VoiceEvent =
  | { readonly type: 'listen' | 'end' | 'break' | 'fail' | 'settle' }
  | { readonly type: 'hear'; readonly text: string; readonly isFinal: boolean }
  | { readonly type: 'ask'; readonly text: string }
  | { readonly type: 'answer'; readonly turn: Partial<VoiceTurn> }
  | { readonly type: 'set'; readonly item: SpokenLine }

export const initialVoiceState: VoiceState = {
  phase: 'idle',
  transcript: '',
  answer: '',
  waiting: [],
  spoken: [],
  question: null,
  language: 'en',
  offersCheckout: false,
}

/** The server accepts no longer messages. */
export const MAX_MESSAGE_LENGTH = 500

/** Starts processing a message, unless another one is being processed. */
function processMessage(state: VoiceState, text: string): VoiceState {
  const transcript = cutText(text.trim(), MAX_MESSAGE_LENGTH)
  return state.phase === 'processing' || transcript === ''
    ? state
    : { ...state, phase: 'processing', transcript, answer: '' }
}

function handleSpeech(state: VoiceState, event: VoiceEvent): VoiceState {
  if (state.phase !== 'listening') return state
  if (event.type === 'hear')
    return event.isFinal ? processMessage(state, event.text) : { ...state, transcript: event.text }
  const idle: VoiceState = { ...state, phase: 'idle' }
  // If the guest stops listening, the assistant processes what it has heard.
  return event.type === 'end' ? processMessage(idle, state.transcript) : idle
}

/** Applies an event. Events that are invalid in the current phase change nothing. */
export function voiceReducer(state: VoiceState, event: VoiceEvent): VoiceState {
  switch (event.type) {
    case 'listen':
      return state.phase === 'idle' ? { ...state, phase: 'listening', transcript: '', answer: '' } : state
    case 'hear':
    case 'end':
    case 'break':
      return handleSpeech(state, event)
    case 'ask':
      return processMessage(state, event.text)
    case 'answer':
      return state.phase === 'processing' ? { ...state, ...event.turn, phase: 'idle' } : state
    case 'fail':
      return state.phase === 'processing' ? { ...state, phase: 'idle' } : state
    case 'set':
      return { ...state, waiting: updateSpokenLine(state.waiting, event.item) }
    case 'settle':
      return { ...state, waiting: [], question: null, answer: '' }
  }
}

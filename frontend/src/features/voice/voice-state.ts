import type { VoiceItem } from '#shared/voice/contract'
import { getLineKey } from '#shared/orders/cart/cart-lines'
import type { CartItem } from '#shared/orders/cart/cart-lines'

/**
 * A line as a reply speaks of it. Nothing but its dish and its number is counted on
 * (docs/product/voice.md#the-reply).
 */
export type SpokenLine = Omit<VoiceItem, 'options' | 'chosen' | 'was'> & {
  readonly options?: readonly string[] | undefined
  readonly was?: readonly string[] | undefined
}

const keyWith = (menuItemId: number, options: readonly string[] = []): string => getLineKey({ menuItemId, options })

/** A line by what is chosen for it, named alike whether its dish has options or not. */
export const getSpokenLineKey = ({ itemId, options }: SpokenLine): string => keyWith(itemId, options)

/** The same of a line of the cart. */
export const getCartLineKey = ({ menuItemId, options }: CartItem): string => keyWith(menuItemId, options)

/** The line that an item is about, as it was before. */
export const getPreviousLineKey = ({ itemId, options, was }: SpokenLine): string => keyWith(itemId, was ?? options)

/**
 * Where among lines an item belongs: the very line, else the last of its dish that no other item
 * means.
 */
function placeOf(lines: readonly SpokenLine[], item: SpokenLine, items: readonly SpokenLine[]): number {
  const exact = lines.findIndex((line) => getSpokenLineKey(line) === getPreviousLineKey(item))
  if (exact >= 0) return exact
  const taken = new Set(items.filter((other) => other !== item).map(getPreviousLineKey))
  return lines.findLastIndex((line) => line.itemId === item.itemId && !taken.has(getSpokenLineKey(line)))
}

/** The lines with one as given, in its place; at quantity 0 it goes. */
export function updateSpokenLine(
  lines: readonly SpokenLine[],
  item: SpokenLine,
  items: readonly SpokenLine[] = [],
): readonly SpokenLine[] {
  const place = placeOf(lines, item, items)
  const { was: _, ...line } = item
  if (item.quantity <= 0) {
    const isExact =
      item.was !== undefined && lines.some((other) => getSpokenLineKey(other) === getPreviousLineKey(item))
    return lines.filter((other) =>
      isExact ? getSpokenLineKey(other) !== getPreviousLineKey(item) : other.itemId !== item.itemId,
    )
  }
  if (place < 0) return [...lines, line]
  const alike = lines.find((other, index) => index !== place && getSpokenLineKey(other) === getSpokenLineKey(line))
  const all = { ...line, quantity: line.quantity + (alike?.quantity ?? 0) }
  return lines.flatMap((other, index) => (index === place ? [all] : other === alike ? [] : [other]))
}

/** Where the dialog is (docs/product/voice.md#the-dialog): idle, listening, processing, idle. */
export type VoiceState = {
  readonly phase: 'idle' | 'listening' | 'processing'
  /** What the guest said or typed last. */
  readonly transcript: string
  readonly answer: string
  /** Understood, but not for sure: in the cart once the guest says so. */
  readonly waiting: readonly SpokenLine[]
  /** The lines spoken of by their keys, the last one last: what `that` may mean. */
  readonly spoken: readonly string[]
}

export type VoiceEvent =
  | { readonly type: 'listen' | 'end' | 'break' | 'fail' | 'settle' }
  | { readonly type: 'hear'; readonly text: string; readonly isFinal: boolean }
  | { readonly type: 'ask'; readonly text: string }
  | ({ readonly type: 'answer' } & Pick<VoiceState, 'answer' | 'waiting' | 'spoken'>)
  | { readonly type: 'set'; readonly item: SpokenLine }

export const initialVoiceState: VoiceState = { phase: 'idle', transcript: '', answer: '', waiting: [], spoken: [] }

/** The assistant takes no longer sentence. */
export const MAX_MESSAGE_LENGTH = 500

/** A sentence goes out; one that comes while another is being worked on is ignored. */
function asking(state: VoiceState, text: string): VoiceState {
  const transcript = text.trim().slice(0, MAX_MESSAGE_LENGTH)
  return state.phase === 'processing' || transcript === ''
    ? state
    : { ...state, phase: 'processing', transcript, answer: '' }
}

function heard(state: VoiceState, event: VoiceEvent): VoiceState {
  if (state.phase !== 'listening') return state
  if (event.type === 'hear') return event.isFinal ? asking(state, event.text) : { ...state, transcript: event.text }
  const idle: VoiceState = { ...state, phase: 'idle' }
  // What was heard before the listening was stopped still counts.
  return event.type === 'end' ? asking(idle, state.transcript) : idle
}

/** What comes of an event; one that doesn't fit where the dialog is changes nothing. */
export function voiceReducer(state: VoiceState, event: VoiceEvent): VoiceState {
  switch (event.type) {
    case 'listen':
      return state.phase === 'idle' ? { ...state, phase: 'listening', transcript: '', answer: '' } : state
    case 'hear':
    case 'end':
    case 'break':
      return heard(state, event)
    case 'ask':
      return asking(state, event.text)
    case 'answer': {
      const { answer, waiting, spoken } = event
      return state.phase === 'processing' ? { ...state, phase: 'idle', answer, waiting, spoken } : state
    }
    case 'fail':
      return state.phase === 'processing' ? { ...state, phase: 'idle' } : state
    case 'set':
      return { ...state, waiting: updateSpokenLine(state.waiting, event.item) }
    case 'settle':
      return { ...state, waiting: [], answer: '' }
  }
}

import { updateSpokenLine } from './said-lines'
import type { SpokenLine } from './said-lines'

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

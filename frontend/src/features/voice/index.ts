export { VoiceButton } from './voice-button'

/** The part of the browser's `SpeechRecognition` that we use. TypeScript's DOM types lack it. */
type Recognizer = {
  continuous: boolean
  interimResults: boolean
  lang: string
  onresult: ((event: { readonly results: ArrayLike<Result> }) => void) | null
  onerror: (() => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
}

type Result = ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }

declare global {
  interface Window {
    readonly SpeechRecognition?: new () => Recognizer
    readonly webkitSpeechRecognition?: new () => Recognizer
  }
}

type Listener = {
  /** Receives the whole transcript so far; final once the browser no longer changes it. */
  readonly onHeard: (text: string, isFinal: boolean) => void
  readonly onEnd: () => void
  readonly onError: () => void
}

const getRecognizer = () => window.SpeechRecognition ?? window.webkitSpeechRecognition

export const isSpeechSupported = (): boolean => getRecognizer() !== undefined

/** Starts listening (docs/product/voice.md#dialog). Returns a function that stops. */
export function startListening({ onHeard, onEnd, onError }: Listener): () => void {
  const Recognition = getRecognizer()
  if (!Recognition) {
    onError()
    return () => {}
  }
  const recognizer = new Recognition()
  Object.assign(recognizer, { continuous: true, interimResults: true, lang: 'en-US' })
  recognizer.onresult = ({ results }) => {
    const all = Array.from(results)
    const text = all.map((result) => result[0]?.transcript.trim() ?? '').join(' ')
    onHeard(
      text.trim(),
      all.every(({ isFinal }) => isFinal),
    )
  }
  recognizer.onerror = onError
  recognizer.onend = onEnd
  try {
    recognizer.start()
  } catch (error) {
    console.warn('The speech recognition could not be started', error)
    onError()
  }
  return () => {
    recognizer.onresult = recognizer.onerror = recognizer.onend = null
    recognizer.stop()
  }
}

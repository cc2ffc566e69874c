/**
 * The browser's speech recognition, as far as it is used here; most browsers still prefix it, and
 * some have none.
 */
type Recogniser = {
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
    readonly SpeechRecognition?: new () => Recogniser
    readonly webkitSpeechRecognition?: new () => Recogniser
  }
}

type Listener = {
  /** All that was said up to now; final once the browser won't change it any more. */
  readonly onHeard: (text: string, isFinal: boolean) => void
  readonly onEnd: () => void
  readonly onError: () => void
}

const recogniserHere = () => window.SpeechRecognition ?? window.webkitSpeechRecognition

export const isSpeechSupported = (): boolean => recogniserHere() !== undefined

/**
 * Listens (docs/product/voice.md#the-dialog: continuous, interim results, en-US) until the function
 * that it gives is called.
 */
export function startListening({ onHeard, onEnd, onError }: Listener): () => void {
  const Recognition = recogniserHere()
  if (!Recognition) {
    onError()
    return () => {}
  }
  const recogniser = new Recognition()
  Object.assign(recogniser, { continuous: true, interimResults: true, lang: 'en-US' })
  recogniser.onresult = ({ results }) => {
    const heard = Array.from(results)
    const text = heard.map((result) => result[0]?.transcript.trim() ?? '').join(' ')
    onHeard(
      text.trim(),
      heard.every(({ isFinal }) => isFinal),
    )
  }
  recogniser.onerror = onError
  recogniser.onend = onEnd
  try {
    recogniser.start()
  } catch (error) {
    console.warn('The speech recognition could not be started', error)
    onError()
  }
  return () => {
    recogniser.onresult = recogniser.onerror = recogniser.onend = null
    recogniser.stop()
  }
}

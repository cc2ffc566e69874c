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

type Result = ArrayLike<{ readonly transcript: string; readonly confidence?: number }> & { readonly isFinal: boolean }

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

/** Milliseconds of silence after which a cumulative result is complete. */
const SILENCE_MS = 1500

/**
 * Whether a browser repeats what it heard in each further result, all of them final: Chrome on
 * Android, whose first result has the confidence 0.
 */
const isCumulative = (results: readonly Result[]): boolean =>
  results.some((result) => result.isFinal && result[0]?.confidence === 0)

/** Drops each start that is said again: `two two rolls` of the results `two`, `two rolls`. */
function dropRepeatedStarts(text: string): string {
  const words = text.split(/\s+/)
  const bare = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const lengths = Array.from({ length: Math.floor(words.length / 2) }, (_, at) => at + 1)
  const repeated = lengths.find(
    (length) => bare.slice(0, length).join(' ') === bare.slice(length, 2 * length).join(' '),
  )
  return repeated === undefined ? text : dropRepeatedStarts(words.slice(repeated).join(' '))
}

/** Starts listening (docs/product/voice.md#dialog). Returns a function that stops. */
export function startListening({ onHeard, onEnd, onError }: Listener): () => void {
  const Recognition = getRecognizer()
  if (!Recognition) {
    onError()
    return () => {}
  }
  const recognizer = new Recognition()
  Object.assign(recognizer, { continuous: true, interimResults: true, lang: 'en-US' })
  let isRepeating = false
  let silence: ReturnType<typeof setTimeout> | undefined
  recognizer.onresult = ({ results }) => {
    clearTimeout(silence)
    const all = Array.from(results)
    const text = all
      .map((result) => result[0]?.transcript.trim() ?? '')
      .join(' ')
      .trim()
    isRepeating ||= isCumulative(all)
    if (isRepeating) {
      const whole = dropRepeatedStarts(text)
      onHeard(whole, false)
      silence = setTimeout(() => onHeard(whole, true), SILENCE_MS)
      return
    }
    onHeard(
      text,
      all.every(({ isFinal }) => isFinal),
    )
  }
  recognizer.onerror = onError
  recognizer.onend = () => {
    clearTimeout(silence)
    onEnd()
  }
  try {
    recognizer.start()
  } catch (error) {
    console.warn('The speech recognition could not be started', error)
    onError()
  }
  return () => {
    clearTimeout(silence)
    recognizer.onresult = recognizer.onerror = recognizer.onend = null
    recognizer.stop()
  }
}

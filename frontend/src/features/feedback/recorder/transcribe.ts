import { ApiError, buildUrl } from '#base/api/client'
import { subscribeToLive } from '#base/live/live-connection'

/** A push may be lost, so the page asks by itself, too; after so often it is typed. */
const ASK_AGAIN_MS = 10_000
const MOST_ASKED = 18

type Said = { readonly text: string } | { readonly id: string }

const has = <N extends 'text' | 'id'>(name: N, value: unknown): value is Readonly<Record<N, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, held]) => key === name && typeof held === 'string')

async function saidIn(response: Response): Promise<Said> {
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  const answer: unknown = JSON.parse(text)
  if (has('text', answer) && answer.text.trim()) return answer
  if (has('id', answer)) return answer
  throw new Error('The transcription has no text')
}

/** What is there by now; still nothing where the network is away for a moment. */
async function asked(id: string, signal: AbortSignal): Promise<Said> {
  try {
    return await saidIn(
      await fetch(buildUrl('/api/transcriptions/{transcriptionId}', { transcriptionId: id }), {
        credentials: 'include',
        signal,
      }),
    )
  } catch (error) {
    if (error instanceof TypeError) return { id }
    throw error
  }
}

/**
 * The text of a comment that takes longer to write down: asked for when a push says so, and now and
 * then.
 */
async function textLater(id: string, signal: AbortSignal): Promise<string> {
  let isTime = () => {}
  const news = () =>
    new Promise<void>((resolve) => {
      isTime = resolve
      setTimeout(resolve, ASK_AGAIN_MS)
    })
  let next = news()
  signal.addEventListener('abort', () => isTime(), { once: true })
  const stopListening = subscribeToLive({
    subscriptions: [{ type: 'subscribe_transcription', id }],
    forever: false,
    onMessage: (message) => {
      if (message.type === 'transcription_update' && message.id === id) isTime()
    },
    onReconnect: () => isTime(),
  })
  try {
    for (let times = 0; times < MOST_ASKED; times += 1) {
      await next
      signal.throwIfAborted()
      next = news()
      const said = await asked(id, signal)
      if ('text' in said) return said.text
    }
    throw new Error('The transcription takes too long')
  } finally {
    stopListening()
  }
}

/**
 * What was said in a recording (docs/product/feedback.md#spoken-comments); `onLate` is told where
 * it takes longer than a call may. Throws when nobody can tell.
 */
export async function transcribe(recording: Blob, signal: AbortSignal, onLate: () => void): Promise<string> {
  const form = new FormData()
  form.append('audio', recording, 'feedback.wav')
  const said = await saidIn(
    await fetch('/api/transcribe', { method: 'POST', credentials: 'include', body: form, signal }),
  )
  if ('text' in said) return said.text
  onLate()
  return textLater(said.id, signal)
}

import { ApiError, buildUrl } from '#base/api/client'
import { subscribeToLive } from '#base/live/live-connection'

/** Live messages may get lost, so the page also polls. */
const POLL_MS = 10_000
const MAX_POLLS = 18

/** A transcript, or the id of a transcription that is still in progress. */
type Transcription = { readonly text: string } | { readonly id: string }

const has = <N extends 'text' | 'id'>(name: N, value: unknown): value is Readonly<Record<N, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, member]) => key === name && typeof member === 'string')

async function parseResponse(response: Response): Promise<Transcription> {
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  const body: unknown = JSON.parse(text)
  if (has('text', body) && body.text.trim()) return body
  if (has('id', body)) return body
  throw new Error('The transcription has no text')
}

/** Requests a transcription. A network error counts as still in progress. */
async function poll(id: string, signal: AbortSignal): Promise<Transcription> {
  try {
    return await parseResponse(
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

/** Waits for a transcript. Polls after each live message about it and at regular intervals. */
async function waitForText(id: string, signal: AbortSignal): Promise<string> {
  let pollNow = () => {}
  const waitForPoll = () =>
    new Promise<void>((resolve) => {
      pollNow = resolve
      setTimeout(resolve, POLL_MS)
    })
  let nextPoll = waitForPoll()
  signal.addEventListener('abort', () => pollNow(), { once: true })
  const unsubscribe = subscribeToLive({
    subscriptions: [{ type: 'subscribe_transcription', id }],
    forever: false,
    onMessage: (message) => {
      if (message.type === 'transcription_update' && message.id === id) pollNow()
    },
    onReconnect: () => pollNow(),
  })
  try {
    for (let count = 0; count < MAX_POLLS; count += 1) {
      await nextPoll
      signal.throwIfAborted()
      nextPoll = waitForPoll()
      const transcription = await poll(id, signal)
      if ('text' in transcription) return transcription.text
    }
    throw new Error('The transcription takes too long')
  } finally {
    unsubscribe()
  }
}

/**
 * Transcribes a recording (docs/product/feedback.md#spoken-comments).
 * Calls `onLate` if the transcription takes longer than one request.
 * @throws if the transcription fails, takes too long or is aborted
 */
export async function transcribe(recording: Blob, signal: AbortSignal, onLate: () => void): Promise<string> {
  const form = new FormData()
  form.append('audio', recording, 'feedback.wav')
  const transcription = await parseResponse(
    await fetch('/api/transcribe', { method: 'POST', credentials: 'include', body: form, signal }),
  )
  if ('text' in transcription) return transcription.text
  onLate()
  return waitForText(transcription.id, signal)
}

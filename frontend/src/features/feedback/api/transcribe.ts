import { ApiError } from '#base/api/api-error'

const hasText = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/** What was said in a recording (docs/product/feedback.md#spoken-comments). Throws when nobody can tell. */
export async function transcribe(recording: Blob, signal: AbortSignal): Promise<string> {
  const form = new FormData()
  form.append('audio', recording, 'feedback.wav')
  const response = await fetch('/api/transcribe', { method: 'POST', credentials: 'include', body: form, signal })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  const answer: unknown = JSON.parse(text)
  if (!hasText(answer) || !answer.text.trim()) throw new Error('The transcription has no text')
  return answer.text
}

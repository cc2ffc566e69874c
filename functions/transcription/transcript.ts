import * as z from 'zod/mini'
import { MAX_RECORDING_SECONDS, createNoSpeechProblem, createRecordingTooLongProblem } from '#shared/rules/recording'

/** As the service writes it, as much as concerns us. */
const Transcript = z.object({
  results: z.object({
    transcripts: z.array(z.object({ transcript: z.string() })).check(z.minLength(1)),
    items: z._default(z.array(z.object({ end_time: z.optional(z.string()) })), []),
  }),
})

/**
 * What was said, from the service's file; throws `no-speech`, `too-large` when it went on too long,
 * or when unreadable.
 */
export function parseTranscript(file: string): string {
  const { transcripts, items } = Transcript.parse(JSON.parse(file)).results
  const endsAt = Math.max(0, ...items.map((item) => Number(item.end_time ?? 0)))
  if (endsAt > MAX_RECORDING_SECONDS) throw createRecordingTooLongProblem()
  const text = transcripts
    .map(({ transcript }) => transcript.trim())
    .join(' ')
    .trim()
  if (text === '') throw createNoSpeechProblem()
  return text
}

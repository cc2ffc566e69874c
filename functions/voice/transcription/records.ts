import * as z from 'zod/mini'
import { recordingFormats } from '#shared/voice/recordings/bytes'

/**
 * Prefix of the names of recordings and jobs. Environments that share an account put their own
 * prefix first.
 */
export const RECORDINGS_PREFIX = 'comment-'

/** Key of a comment whose job outlasted the call. */
export const spokenCommentKey = (id: string) => ({ pk: `SPOKEN#${id}`, sk: 'COMMENT' })

/**
 * Keys of the counters of audio seconds: by visitor, address or location per day, and by
 * idempotency key.
 */
export const audioKeys = {
  day: (counted: string, date: string) => ({ pk: `AUDIO#${counted}`, sk: date }),
  call: (id: string) => ({ pk: `AUDIO#CALL#${id}`, sk: 'COUNTED' }),
} as const

/** The result of a job without a text. */
export const FailedOutcome = {
  state: z.literal('failed'),
  code: z.enum(['no-speech', 'too-large', 'unsupported-media', 'unavailable']),
}
/** The state of a spoken comment. */
export const TranscriptionOutcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('done'), text: z.string() }),
  z.object({ ...FailedOutcome, detail: z.string() }),
])
export type TranscriptionOutcome = z.infer<typeof TranscriptionOutcome>

export const PendingComment = z.intersection(
  z.object({
    type: z.literal('SpokenComment'),
    visitorId: z.string(),
    format: z.enum(recordingFormats),
    expiresAt: z.number(),
  }),
  TranscriptionOutcome,
)
/** A comment whose job outlasted the call, with its visitor and its state. */
export type PendingComment = z.infer<typeof PendingComment>

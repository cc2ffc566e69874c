import * as z from 'zod/mini'
import { recordingFormats } from '#shared/voice/recordings/bytes'

/**
 * The names of recordings and jobs begin so; where several environments share an account, after the
 * environment's own.
 */
export const RECORDINGS_PREFIX = 'comment-'

/** Where a spoken comment is kept whose job outlasted the call. */
export const spokenCommentKey = (id: string) => ({ pk: `SPOKEN#${id}`, sk: 'COMMENT' })

/**
 * Counted seconds of sound: of a visitor, an address or a location by day, and of a call with an
 * idempotency key.
 */
export const audioKeys = {
  day: (counted: string, date: string) => ({ pk: `AUDIO#${counted}`, sk: date }),
  call: (id: string) => ({ pk: `AUDIO#CALL#${id}`, sk: 'COUNTED' }),
} as const

/** What a job comes to that gives no text. */
export const FailedOutcome = {
  state: z.literal('failed'),
  code: z.enum(['no-speech', 'too-large', 'unsupported-media', 'unavailable']),
}
/** What has become of a comment. */
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
/** A spoken comment whose job outlasted the call: whose it is, and what has become of it. */
export type PendingComment = z.infer<typeof PendingComment>
